import { createRoute, z } from '@hono/zod-openapi';
import { coreFacts, factKinds } from '@/lib/facts/fact';
import { units } from '@/lib/facts/units';
import { ErrorBody, failures, InLanguage, json, list, optionalQuery, RowId } from './common';
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
};
