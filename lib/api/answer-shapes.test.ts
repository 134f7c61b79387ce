import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { contract } from '@/lib/contract';
import { answerShapes } from './answer-shapes';
import { moderationShapes } from './moderation-shapes';
import { misfitOf, type Shape } from './shape';

// The two files of shapes are written here, from the contract: `npx vitest run lib/api/answer-shapes.test.ts -u`.

const orNull = (shape: Shape): Shape => (typeof shape === 'string' ? `?${shape}` : { '?': shape });

const mayBeLeftOut = (shape: Shape): Shape => {
  if (typeof shape !== 'string')
    throw new Error('A list or an object is left out, which no shape can say yet.');
  return `~${shape}`;
};

const shapeOf = (schema: z.core.$ZodType): Shape => {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return Object.fromEntries(Object.entries(def.shape).map(([name, field]) => [name, shapeOf(field)]));
    case 'array':
      return [shapeOf(def.element)];
    case 'nullable':
      return orNull(shapeOf(def.innerType));
    case 'optional':
      return mayBeLeftOut(shapeOf(def.innerType));
    case 'default':
      return shapeOf(def.innerType);
    case 'enum':
      return `=${Object.values(def.entries).join('|')}`;
    case 'literal':
      if (def.values.every((value) => typeof value === 'string')) return `=${def.values.join('|')}`;
      return def.values[0] === true ? 'true' : 'any';
    case 'string':
      return 'format' in def && def.format === 'datetime' ? 'time' : 'string';
    case 'number':
      return def.checks?.some((check) => (check as z.ZodNumberFormat).format === 'safeint')
        ? 'int'
        : 'number';
    case 'boolean':
      return 'boolean';
    // Read by the console as they are written there.
    case 'pipe':
    case 'union':
    case 'record':
      return 'any';
    default:
      throw new Error(`An answer has a ${def.type}, which no shape can say yet.`);
  }
};

type Route = { method: string; path: string; responses: Record<number, unknown> };
const routes = Object.values(contract)
  .flatMap((group): Route[] => Object.values(group))
  .flatMap(({ method, path, responses }) => {
    const { content } = responses[200] as { content?: Record<string, { schema: z.ZodType }> };
    const schema = content?.['application/json']?.schema;
    return schema
      ? [{ name: `${method} ${path}`, moderation: path.startsWith('/v1/moderation'), schema }]
      : [];
  });

const fileOf = (name: string, moderation: boolean) => {
  const whole = new Map<string, number>();
  const count = (shape: Shape) => {
    if (typeof shape === 'string') return;
    const text = JSON.stringify(shape);
    const times = (whole.get(text) ?? 0) + 1;
    whole.set(text, times);
    if (times === 1) for (const part of Object.values(shape)) count(part);
  };
  const own = routes.filter((route) => route.moderation === moderation);
  const shapes = own.map(({ schema }) => shapeOf(schema));
  shapes.forEach(count);
  const shared = [...whole].filter(([text, times]) => times > 1 && text.length > 20).map(([text]) => text);
  // What stands in another comes before it.
  shared.sort((one, other) => one.length - other.length);
  const write = (shape: Shape, within = ''): string => {
    const text = JSON.stringify(shape);
    const at = shared.indexOf(text);
    if (at >= 0 && text !== within) return `s${at}`;
    if (typeof shape === 'string') return `'${shape}'`;
    if (Array.isArray(shape)) return `[${write(shape[0])}]`;
    const fields = Object.entries(shape).map(([field, part]) => {
      const key = /^\w+$/.test(field) ? field : `'${field}'`;
      return `${key}: ${write(part as Shape)}`;
    });
    return `{ ${fields.join(', ')} }`;
  };
  return [
    '// biome-ignore-all format: one line for each',
    "import type { Shape } from './shape';",
    '',
    '// Written by answer-shapes.test.ts from the contract, which is too heavy for a browser.',
    '',
    ...shared.map((text, at) => `const s${at}: Shape = ${write(JSON.parse(text), text)};`),
    '',
    `export const ${name}: Record<string, Shape> = {`,
    ...own.map((route, at) => `  '${route.name}': ${write(shapes[at] as Shape)},`),
    '};',
    '',
  ].join('\n');
};

describe('the shapes of answers', () => {
  it('are those of the contract', async () => {
    await expect(fileOf('answerShapes', false)).toMatchFileSnapshot('answer-shapes.ts');
    await expect(fileOf('moderationShapes', true)).toMatchFileSnapshot('moderation-shapes.ts');
  });

  it('are known for every call that answers in JSON', () => {
    const known = { ...answerShapes, ...moderationShapes };
    expect(Object.keys(known).toSorted()).toEqual(routes.map(({ name }) => name).toSorted());
  });
});

const card = { id: 1, date: '2026-03-21T10:00:00.000Z', status: 'accept', place: null, tags: ['a'] };
const shape: Shape = {
  data: [
    {
      id: 'int',
      date: 'time',
      status: '=accept|pending',
      place: { '?': { lat: 'number' } },
      tags: ['string'],
      note: '~string',
    },
  ],
};
const misfit = (change: object) => misfitOf({ data: [card, { ...card, ...change }] }, shape);

describe('an answer', () => {
  it('is one when every field is what the contract says, whatever else it has', () => {
    expect(misfit({ more: 1 })).toBeNull();
    expect(misfit({ note: 'new' })).toBeNull();
    expect(misfit({ place: { lat: 36.2 } })).toBeNull();
    expect(misfitOf({ data: [] }, shape)).toBeNull();
  });

  it('is none when a field is missing or another thing, and it is told which', () => {
    expect(misfit({ id: 1.5 })).toBe('answer.data.1.id');
    expect(misfit({ note: null })).toBe('answer.data.1.note');
    expect(misfit({ id: undefined })).toBe('answer.data.1.id');
    expect(misfit({ date: 'yesterday' })).toBe('answer.data.1.date');
    expect(misfit({ status: 'gone' })).toBe('answer.data.1.status');
    expect(misfit({ place: {} })).toBe('answer.data.1.place.lat');
    expect(misfit({ tags: null })).toBe('answer.data.1.tags');
    expect(misfitOf({ data: {} }, shape)).toBe('answer.data');
    expect(misfitOf('<html>', shape)).toBe('answer');
    expect(misfitOf(null, shape)).toBe('answer');
  });
});
