import { expect, test } from 'vitest';
import { withoutValues } from './log-error';

const secret = 'sara@example.com\n    at the gate, bring 200 dollars';

/** As Drizzle makes it, in whichever copy. */
const failed = (cause: unknown) =>
  Object.assign(new Error(`Failed query: insert into "accounts" values ($1)\nparams: ${secret}`, { cause }), {
    query: 'insert into "accounts" values ($1)',
    params: [secret],
  });

const duplicate = Object.assign(
  new Error('duplicate key value violates unique constraint "accounts_email"'),
  {
    severity: 'ERROR',
    code: '23505',
    constraint: 'accounts_email',
    detail: `Key (email)=(${secret}) already exists.`,
  },
);

test('a query that failed is told by its text and what the database said, by whatever copy of a class it was thrown', () => {
  const told = String(withoutValues(failed(duplicate)));
  expect(told).toContain('23505');
  expect(told).toContain('(accounts_email): insert into "accounts" values ($1)');
  expect(told).toContain('log-error.test.ts');
  expect(told).not.toContain('sara');
  expect(told).not.toContain('gate');
});

test('so is one that was wrapped, one among several, and what a driver says by itself', () => {
  const wrapped = new Error('Storing failed', { cause: failed(duplicate) });
  const several = new AggregateError([new Error('plain'), failed(duplicate)], 'Two failed');
  for (const error of [wrapped, several, duplicate, new Error('x', { cause: duplicate })]) {
    const told = String(withoutValues(error));
    expect(told).toContain('23505');
    expect(told).not.toContain('sara');
  }
});

test('anything else is told as it is', () => {
  const plain = new Error('A picture has no row.', { cause: new Error('why') });
  for (const error of [plain, 'text', null, undefined]) expect(withoutValues(error)).toBe(error);
});
