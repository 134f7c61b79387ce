import { createRoute, z } from '@hono/zod-openapi';
import { Done, ErrorBody, InLanguage, json, optionalQuery, PerPage, RowId } from '../common';
import { Version } from '../field-rules';
import { type ContentKind, CurrencyCode, contentFields } from './content-fields';
import { Count, guarded, jsonBody, pageOf, params, SearchText, shared, TextCursor } from './shapes';

// The rows that the operator writes. Every kind has the same calls, made from one table of fields.

const overtaken = { 409: json(ErrorBody, 'Somebody changed it meanwhile; `message` says so') };
const inUse = {
  409: json(
    ErrorBody,
    'Somebody changed it meanwhile, or it is in use: `message` says by how many ads and rows',
  ),
};

const row = { id: z.number().int(), version: z.string().openapi({ description: 'Told back with a change' }) };
const slug = { slug: z.string().openapi({ description: 'Made of the first English name, and stays' }) };

const everything = InLanguage;
const searched = InLanguage.extend({ cursor: TextCursor, search: SearchText, per_page: PerPage(30) });

/** The calls of one kind. `id` is how its rows are named in an address, `own` what a row says beside its fields. */
const contentOf = <
  Kind extends ContentKind,
  Shape extends z.ZodRawShape,
  Own extends z.ZodRawShape,
  Params extends z.ZodObject,
  Query extends z.ZodObject,
>(
  kind: Kind,
  fields: z.ZodObject<Shape>,
  { own, named, query }: { own: Own; named: Params; query: Query },
) => {
  const path = `/v1/moderation/${kind}` as const;
  const Row = z.object({ ...own, ...fields.shape });
  const Answered = Done.extend({ data: Row });
  return {
    list: createRoute({
      method: 'get',
      path,
      summary: `All ${kind}, in every language`,
      ...guarded,
      request: { query },
      responses: { 200: json(pageOf(Row), 'The rows, in the order of the site'), ...shared },
    }),
    show: createRoute({
      method: 'get',
      path: `/v1/moderation/${kind}/{id}` as const,
      summary: `One of the ${kind}, in every language`,
      ...guarded,
      request: { params: named, query: InLanguage },
      responses: { 200: json(z.object({ data: Row }), 'The row'), ...shared },
    }),
    create: createRoute({
      method: 'post',
      path,
      summary: `Add one of the ${kind}`,
      description: 'It stands last, and on the site at once.',
      ...guarded,
      request: { query: InLanguage, ...jsonBody(fields) },
      responses: { 200: json(Answered, 'Added'), ...shared },
    }),
    change: createRoute({
      method: 'put',
      path: `/v1/moderation/${kind}/{id}` as const,
      summary: `Change one of the ${kind}`,
      description: 'The whole row, with the version that it came with.',
      ...guarded,
      request: {
        params: named,
        query: InLanguage.extend({ version: Version }),
        ...jsonBody(fields),
      },
      responses: { 200: json(Answered, 'Changed'), ...overtaken, ...shared },
    }),
    remove: createRoute({
      method: 'delete',
      path: `/v1/moderation/${kind}/{id}` as const,
      summary: `Remove one of the ${kind}`,
      description: 'Nothing that ads or other rows use is removed.',
      ...guarded,
      request: { params: named, query: InLanguage.extend({ version: Version }) },
      responses: { 200: json(Done, 'Removed'), ...inUse, ...shared },
    }),
  };
};

/** The order in which the site shows them. */
const orderOf = <Kind extends ContentKind, Id extends z.ZodType<string | number>>(kind: Kind, id: Id) =>
  createRoute({
    method: 'put',
    path: `/v1/moderation/${kind}/order` as const,
    summary: `Put the ${kind} in order`,
    description: 'All of them, each once; anything else is a 422.',
    ...guarded,
    request: { query: InLanguage, ...jsonBody(z.object({ ids: z.array(id).max(2_000) })) },
    responses: { 200: json(Done, 'In order'), ...shared },
  });

const Id = z.number().int().min(1).max(2_147_483_647);

const plain = { own: row, named: params, query: everything };
const slugged = { ...plain, own: { ...row, ...slug } };

const inOrder = <Kind extends ContentKind, Shape extends z.ZodRawShape, Own extends z.ZodRawShape>(
  kind: Kind,
  fields: z.ZodObject<Shape>,
  options: { own: Own; named: typeof params; query: typeof everything },
) => ({ ...contentOf(kind, fields, options), order: orderOf(kind, Id) });

const Name = z
  .object({ en: z.string(), ar: z.string(), ckb: z.string() })
  .openapi({ description: 'Of the category and the sub-category' });

/** Says nothing of who they are: what an operator wants to know before ads lose what they state. */
const stating = createRoute({
  method: 'get',
  path: '/v1/moderation/facts/{id}/ads',
  summary: 'How many ads state a fact, or a choice of it',
  description: 'Of any status. Exact up to 1,000; 1,001 means more.',
  ...guarded,
  request: {
    params,
    query: InLanguage.extend({
      choice: optionalQuery(z.string().regex(/^[a-z0-9_]{1,40}$/, 'must be the key of a choice')),
    }),
  },
  responses: { 200: json(z.object({ data: z.object({ ads: Count }) }), 'The count'), ...shared },
});

/** Without an order: brands, models and facts are listed by name, sheets as their categories are. */
export const contentRoutes = {
  slides: inOrder('slides', contentFields.slides, plain),
  'why-choose': inOrder('why-choose', contentFields['why-choose'], plain),
  'about-sections': inOrder('about-sections', contentFields['about-sections'], plain),
  reasons: inOrder('reasons', contentFields.reasons, plain),
  faqs: inOrder('faqs', contentFields.faqs, plain),
  plans: inOrder('plans', contentFields.plans, slugged),
  categories: inOrder('categories', contentFields.categories, slugged),
  'sub-categories': inOrder('sub-categories', contentFields['sub-categories'], slugged),
  facts: { ...contentOf('facts', contentFields.facts, { ...plain, query: searched }), stating },
  sheets: contentOf('sheets', contentFields.sheets, { ...plain, own: { ...row, name: Name } }),
  brands: contentOf('brands', contentFields.brands, { ...slugged, query: searched }),
  models: contentOf('models', contentFields.models, {
    ...plain,
    query: searched.extend({ brand: optionalQuery(RowId) }),
  }),
  states: inOrder('states', contentFields.states, slugged),
  'ad-types': inOrder('ad-types', contentFields['ad-types'], slugged),
  'social-media': inOrder('social-media', contentFields['social-media'], slugged),
  currencies: {
    ...contentOf('currencies', contentFields.currencies, {
      own: { ...row, id: z.string(), rated_at: z.iso.datetime() },
      named: z.object({ id: CurrencyCode }),
      query: everything,
    }),
    order: orderOf('currencies', CurrencyCode),
  },
  contacts: inOrder('contacts', contentFields.contacts, plain),
  'social-links': inOrder('social-links', contentFields['social-links'], plain),
};
