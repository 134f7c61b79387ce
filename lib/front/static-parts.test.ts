import { expect, test } from 'vitest';
import { withoutStaticParts } from './static-parts';

const row = (id: string, model: unknown) => `${id}:${JSON.stringify(model)}\n`;
const text = (id: string, said: string) => `${id}:T${Buffer.byteLength(said).toString(16)},${said}`;
const page = (...children: unknown[]) => row('0', { tree: ['$', 'main', null, { children }] });
const module = (id: string, name: string) => `${id}:I[77,["$2"],${JSON.stringify(name)}]\n`;
const part = (children: unknown) => ['$', '$L3', null, { id: 'part', className: 'part', children }];
const cut = part(null);
const head = `2:"/chunk.js"\n${module('3', 'StaticPart')}${module('4', 'Button')}`;

test('what stands in a static part is not in the data, and the rows that only it has are gone', () => {
  const data = `${head}${page(part(['$', 'ul', null, { children: ['$L5', '$6'] }]), 'left')}${row('5', [
    '$',
    'li',
    null,
    { children: '$7' },
  ])}${row('6', ['$', 'li', null, { children: 'ئۆتۆمبێل' }])}${text('7', 'long\ntext: ئۆ')}c:null\n`;
  expect(withoutStaticParts(data)).toBe(`${head}${page(cut, 'left')}`);
});

test('a module that is named by a row of its own is found too', () => {
  const named = `2:"/chunk.js"\n8:"StaticPart"\n${module('3', '$8')}`;
  expect(withoutStaticParts(`${named}${page(part('words'))}`)).toBe(`${named}${page(cut)}`);
});

test('a part with a client component in it stays whole, however deep that stands', () => {
  const data = `${head}${page(part('$L5'))}${row('5', ['$', 'p', null, { children: ['$', '$L4', null, {}] }])}`;
  expect(withoutStaticParts(data)).toBe(data);
});

test('a part in another one goes with it, and one within what stays goes alone', () => {
  const button = ['$', '$L4', null, { children: 'press' }];
  expect(withoutStaticParts(`${head}${page(part(part('inner')))}`)).toBe(`${head}${page(cut)}`);
  expect(withoutStaticParts(`${head}${page(part([button, part('inner')]))}`)).toBe(
    `${head}${page(part([button, cut]))}`,
  );
});

test('a row stays that something else shows as well', () => {
  const shared = row('5', ['$', 'b', null, { children: 'shared' }]);
  expect(withoutStaticParts(`${head}${page(part('$5'), '$5')}${shared}`)).toBe(
    `${head}${page(cut, '$5')}${shared}`,
  );
});

test('a part stays whole where something else refers to what is in it by its place', () => {
  const inner = row('5', part([['$', 'b', null, { children: 'bold' }], 'words']));
  const data = `${head}${page('$L5', '$5:props:children:0')}${inner}`;
  expect(withoutStaticParts(data)).toBe(data);
});

test('what a part waits for or streams keeps it whole, and rows that are no values stay', () => {
  const special = ':HL["/a.css","style"]\n9:X\n9:C\n';
  for (const inner of ['$@5', '$9', '$Sreact.suspense', '$a0'])
    expect(withoutStaticParts(`${head}${page(part(inner))}${special}${row('5', 'later')}`)).toContain(inner);
  expect(withoutStaticParts(`${head}${page(part('words'))}${special}`)).toBe(`${head}${page(cut)}${special}`);
});

test('words that look like a reference are words', () => {
  expect(withoutStaticParts(`${head}${page(part('$$L4 and $5'))}`)).toBe(`${head}${page(cut)}`);
});

test('data that are not understood to the end stay as they are', () => {
  for (const data of ['', 'no rows', `${head}${page(part('words'))}5:{"cut`, `${head}5:Tff,short`, '5:{]\n'])
    expect(withoutStaticParts(data)).toBe(data);
});
