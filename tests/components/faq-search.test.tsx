import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { FaqSearch } from '@/components/pages/faq-search';

afterEach(cleanup);

const questions = [
  { category: 0, text: 'How do I find a machine?' },
  { category: 0, text: 'نرخ بە کام دراوە؟ گەڕان بە کوردی' },
  { category: 1, text: 'How do I place an ad?' },
];

const show = () =>
  render(
    <FaqSearch
      locale="en"
      categories={['Buying', 'Selling']}
      labels={{
        search: 'Search FAQs...',
        categories: 'Categories',
        all: 'all',
        noMatch: 'No matching FAQs found',
        clear: 'Clear filters',
        found: { zero: '', one: '{n} answer', two: '', few: '', many: '', other: '{n} answers' },
      }}
    >
      {questions.map(({ category, text }) => (
        <details key={text} name="faq" data-category={category}>
          <summary>{text}</summary>
        </details>
      ))}
    </FaqSearch>,
  );

const shown = () =>
  [...document.querySelectorAll('details')]
    .filter(({ hidden }) => !hidden)
    .map(({ textContent }) => textContent);

test('a reader finds a question by its words, on whichever keyboard (R87)', async () => {
  show();
  const field = screen.getByRole('searchbox', { name: 'Search FAQs...' });
  await userEvent.type(field, 'FIND machine');
  expect(shown()).toEqual([questions[0]?.text]);
  expect(screen.getByRole('status').textContent).toBe('1 answer');

  await userEvent.clear(field);
  await userEvent.type(field, 'كوردي');
  expect(shown()).toEqual([questions[1]?.text]);
});

test('a chip narrows the questions to its category, and "all" brings them back (R87)', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Selling' }));
  expect(shown()).toEqual([questions[2]?.text]);
  expect(screen.getByRole('button', { name: 'Selling', pressed: true })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'all' }));
  expect(shown()).toHaveLength(3);
});

test('where nothing matches, it says "No matching FAQs found" and "Clear filters" clears everything (R87)', async () => {
  show();
  await userEvent.type(screen.getByRole('searchbox'), 'spaceship');
  expect(screen.getByText('No matching FAQs found')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(shown()).toHaveLength(3);
  expect(screen.queryByText('No matching FAQs found')).toBeNull();
});
