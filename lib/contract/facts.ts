import { createRoute, z } from '@hono/zod-openapi';
import { coreFacts, factKinds, mostReadText } from '@/lib/facts/fact';
import { units } from '@/lib/facts/units';
import {
  body,
  ErrorBody,
  failures,
  InLanguage,
  json,
  list,
  optionalQuery,
  RowId,
  security,
  signedOut,
  tooMany,
  unkeyed,
} from './common';
import { optional, problem, rowNumber } from './field-rules';
import { ReferenceQuery } from './reference';

const Unit = z.enum(units);

export const FactValue = z.union([z.number().int(), z.string(), z.array(z.string()), z.boolean()]).openapi({
  description: 'Of a number in its unit; of a choice its key, of several theirs; of a flag whether it is so',
});

/** What ads can state of a machine. */
export const Fact = z
  .object({
    key: z.string().openapi({ description: 'Also the name of its filter in GET /v1/ads' }),
    kind: z.enum(factKinds),
    name: z.string(),
    short: z.string().openapi({ description: 'Where there is little room' }),
    unit: Unit.nullable().openapi({
      description: 'Of a number: what its values are whole numbers of, in every answer, body and address',
    }),
    shown_in: Unit.nullable().openapi({
      description: 'Of a number: the unit that people read and write it in',
    }),
    unit_name: z
      .string()
      .openapi({ description: 'What that is called beside a field; empty where it counts things' }),
    scale: z.number().openapi({ description: 'How many of `unit` one of `shown_in` is', example: 1000 }),
    decimals: z.number().int().openapi({ description: 'With how many decimals it is shown' }),
    least: z.number().int().nullable(),
    most: z.number().int().nullable(),
    steps: z.array(z.number().int()).openapi({ description: 'Where bands of its filter begin' }),
    choices: z.array(z.object({ key: z.string(), name: z.string() })),
  })
  .openapi('Fact');
export type Fact = z.infer<typeof Fact>;

/** A fact of an ad, in the asked language. */
export const StatedFact = z
  .object({
    key: z.string(),
    name: z.string(),
    value: FactValue,
    unit: Unit.nullable(),
    text: z.string().openapi({ description: 'The value as it is read beside its name', example: '22 t' }),
  })
  .openapi('StatedFact');
export type StatedFact = z.infer<typeof StatedFact>;

/** The same of an ad in a list. */
export const CardFact = StatedFact.extend({
  tag: z.string().optional().openapi({
    description: 'As it stands on a card, without its name; left out where only titles have it',
    example: 'Customs paid',
  }),
}).openapi('CardFact');
export type CardFact = z.infer<typeof CardFact>;

/** The same with what it is to search engines, and in the other unit that its readers may think in. */
export const AdFact = StatedFact.extend({
  other_text: z.string().optional().openapi({
    description: 'The value in another unit that is in use, where there is one',
    example: '119 kW',
  }),
  schema_org: z.string().nullable().openapi({
    description: 'The property of schema.org that it is, if it is one',
    example: 'vehicleEngine.enginePower',
  }),
}).openapi('AdFact');
export type AdFact = z.infer<typeof AdFact>;

/** What is asked of a kind of machine, in the order in which its buyers ask. */
export const Sheet = z
  .object({
    core: z.array(z.enum(coreFacts)).openapi({ description: 'Fields of the ad itself, which come first' }),
    facts: z.array(
      Fact.extend({
        is_facet: z.boolean().openapi({ description: 'Lists of this kind are filtered by it' }),
        on_card: z.boolean(),
        in_title: z.boolean(),
      }),
    ),
  })
  .openapi('Sheet');
export type Sheet = z.infer<typeof Sheet>;

/** A model, with what is the same of every machine of it. */
const ModelFacts = z
  .object({
    id: z.number().int(),
    name: z.string(),
    brand_id: z.number().int(),
    facts: z.record(z.string(), FactValue).openapi({
      description: 'By the keys of GET /v1/fact; what differs from machine to machine is not there',
    }),
  })
  .openapi('ModelFacts');

/** What a seller has typed, of which kind of machine. The places of what is found count in the text as it was sent. */
export const TypedText = z.object({
  text: z.string(problem('required')).max(mostReadText, problem('tooLong')),
  category_id: rowNumber('choice'),
  sub_category_id: optional(rowNumber('subCategory')),
});

/** A fact that a text states. */
const FactProposal = StatedFact.extend({
  key: z.string().openapi({ description: 'Of GET /v1/fact, or year, hours or distance, in kilometres' }),
  start: z.number().int().openapi({ description: 'Where in the text it begins, in UTF-16 units' }),
  end: z.number().int(),
  sure: z.boolean().openapi({ description: 'Hardly ever wrong; of what is not, ask the seller' }),
}).openapi('FactProposal');

const tags = ['Reference'];

export const factRoutes = {
  facts: createRoute({
    method: 'get',
    path: '/v1/fact',
    summary: 'What ads can state of a machine',
    tags,
    request: { query: ReferenceQuery },
    responses: { 200: json(list(Fact), 'Facts with their choices'), ...failures },
  }),
  sheet: createRoute({
    method: 'get',
    path: '/v1/sheet',
    summary: 'What is asked of a kind of machine',
    description: 'That of the sub-category where it has one of its own, otherwise that of the category.',
    tags,
    request: { query: InLanguage.extend({ category: RowId, sub_category: optionalQuery(RowId) }) },
    responses: {
      200: json(z.object({ data: Sheet }), 'The sheet'),
      404: json(ErrorBody, 'There is no such category, or the sub-category is not one of it'),
      ...failures,
    },
  }),
  model: createRoute({
    method: 'get',
    path: '/v1/car-model/{id}',
    summary: 'What every machine of a model is',
    tags,
    request: { params: z.object({ id: RowId }), query: InLanguage },
    responses: {
      200: json(z.object({ data: ModelFacts }), 'The model'),
      404: json(ErrorBody, 'There is no such model'),
      ...failures,
    },
  }),
  proposals: createRoute({
    method: 'post',
    path: '/v1/fact-proposals',
    summary: 'The facts that a text states',
    description:
      'Read from what a seller types in English, Arabic or Kurdish, in the order of the text. Only what is asked of the kind ' +
      'of machine, and nothing is stored. Of several choices of one fact each is a proposal.',
    tags: ['Own ads'],
    security,
    request: { query: InLanguage, ...body(TypedText) },
    responses: {
      200: json(list(FactProposal), 'Proposals; the text may state one fact in two ways'),
      ...signedOut,
      ...unkeyed,
      ...tooMany,
      ...failures,
    },
  }),
};
