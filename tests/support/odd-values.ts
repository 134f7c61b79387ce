import fc from 'fast-check';

// Values for the schemas of the API's document: good ones, odd ones and hostile ones.

export type Schema = {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  anyOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
  items?: Schema;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  pattern?: string;
  format?: string;
};

const hostile = [
  '',
  ' ',
  '0',
  '-1',
  '1.5',
  '1e308',
  'NaN',
  'Infinity',
  '0x10',
  '2147483648',
  '99999999999999999999',
  '1 or 1=1',
  "'; drop table ads;--",
  '%',
  '_',
  '\\',
  '../../etc/passwd',
  '<img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  'a\r\nX-Injected: 1',
  '__proto__',
  'constructor',
  '\u0000',
  '\ud800',
  '\u202e\u200f',
  'ك'.repeat(300),
  '١٢٣',
  'x'.repeat(20_000),
  '🚜'.repeat(70),
  'a@b.c',
  'temp-1',
  '2026-02-30T25:61:61Z',
  'true',
];

/** Drawn once: making each text anew takes longer than the call that it goes into. */
const drawn = (from: fc.Arbitrary<string>, many = 100) => fc.sample(from, { numRuns: many, seed: 1 });

export const oddText = fc.constantFrom(
  ...hostile,
  ...drawn(fc.string({ maxLength: 40, unit: 'binary' })),
  ...drawn(fc.string({ maxLength: 20 }), 20),
);

export const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: oddText },
  { weight: 1, arbitrary: fc.integer() },
  { weight: 1, arbitrary: fc.double() },
  { weight: 1, arbitrary: fc.boolean() },
  { weight: 1, arbitrary: fc.constant(null) },
  { weight: 1, arbitrary: fc.array(oddText, { maxLength: 3 }) },
  {
    weight: 1,
    arbitrary: fc.dictionary(fc.constantFrom('__proto__', 'constructor', 'id', 'en'), oddText, {
      maxKeys: 2,
    }),
  },
);

/** Numbers of rows that the test's catalogue has, now and then of none. */
const wholeNumber = ({ minimum = -1, maximum = 2_147_483_647 }: Schema) =>
  fc.oneof(
    {
      weight: 4,
      arbitrary: fc.integer({ min: Math.max(minimum, 1), max: Math.max(Math.min(maximum, 30), 1) }),
    },
    { weight: 1, arbitrary: fc.integer({ min: minimum, max: Math.max(maximum, minimum) }) },
  );

const words = [
  'toyota',
  'حفارة',
  'شۆفڵ',
  '5',
  '100',
  '0750 123 4567',
  'sara@example.com',
  'en',
  'https://example.com',
  ...drawn(fc.string({ maxLength: 40 })),
];

const fitting = new Map<string, fc.Arbitrary<string>>();

const textOf = ({ pattern, minLength = 0, maxLength = 40, format }: Schema): fc.Arbitrary<string> => {
  if (format === 'date-time') return fc.constantFrom('2026-11-23T04:05:06Z', '1970-01-01T00:00:00.000Z');
  if (!pattern)
    return fc.constantFrom(
      ...words.filter(({ length }) => length >= minLength && length <= maxLength),
      'x'.repeat(Math.min(maxLength, 40)),
    );
  const known = fitting.get(pattern);
  if (known) return known;
  const texts = fc.constantFrom(...drawn(fc.stringMatching(new RegExp(pattern, 'u'), { size: 'small' }), 30));
  fitting.set(pattern, texts);
  return texts;
};

/** What the schema allows. */
export const goodValue = (schema: Schema): fc.Arbitrary<unknown> => {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(goodValue));
  if (schema.allOf)
    return fc
      .tuple(...schema.allOf.map(goodValue))
      .map((parts) => Object.assign({}, ...parts.filter((part) => typeof part === 'object')));
  const types = [schema.type ?? 'string'].flat();
  const [first, ...others] = types;
  if (others.length) return fc.oneof(...types.map((type) => goodValue({ ...schema, type })));
  if (first === 'integer') return wholeNumber(schema);
  if (first === 'number') return fc.oneof(wholeNumber(schema), fc.double({ min: 0, max: 1e6, noNaN: true }));
  if (first === 'boolean') return fc.boolean();
  if (first === 'null') return fc.constant(null);
  if (first === 'array')
    return fc.array(goodValue(schema.items ?? {}), {
      minLength: schema.minItems ?? 0,
      maxLength: Math.min(schema.maxItems ?? 3, 4),
    });
  if (first === 'object') return fields(schema.properties ?? {});
  return textOf(schema);
};

/** Some of the fields that there are, mostly as they should be, and a few that there are not. */
export const fields = (
  properties: Record<string, Schema>,
  odd: fc.Arbitrary<unknown> = oddValue,
): fc.Arbitrary<Record<string, unknown>> => {
  const known = Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [
      name,
      fc.oneof({ weight: 5, arbitrary: goodValue(schema) }, { weight: 1, arbitrary: odd }),
    ]),
  );
  const others = fc.dictionary(fc.constantFrom('role', '__proto__', 'status', 'id', 'x'), odd, {
    maxKeys: 2,
  });
  return fc
    .tuple(
      fc.record(known, { requiredKeys: [] }),
      fc.oneof({ weight: 5, arbitrary: fc.constant({}) }, others),
    )
    .map(([given, more]) => ({ ...given, ...more }));
};
