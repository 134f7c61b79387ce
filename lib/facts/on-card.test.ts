import { expect, test } from 'vitest';
import { localeCodes } from '@/lib/i18n/locales';
import { machineOf } from '@/tests/support/machines-in-words';
import type { FactValues } from './fact';
import { cardText } from './on-card';

/** The facts that the sheet of a kind has on its card. */
const cardsOf = (kind: string, facts: FactValues) => {
  const machine = machineOf(kind, null, null, { facts });
  const onCard = machine.facts.filter((stated) => stated.onCard);
  return localeCodes.map((locale) =>
    onCard.map((stated) => cardText(stated, machine, locale)?.replaceAll('\u00a0', ' ')).join(' · '),
  );
};

test('a fact stands alone on a card where it says what it is, and behind its label where it does not', () => {
  expect(
    cardsOf('construction-machinery/crawler-excavators', {
      weight: 22_000,
      undercarriage: 75,
      customs: 'paid',
    }),
  ).toEqual([
    'Tracks 75% · 22 t · Customs paid',
    'الجنزير \u206675%\u2069 · 22 طنًا · مكمركة',
    'زنجیر \u206675%\u2069 · 22 تۆن · گومرگکراو',
  ]);
  expect(cardsOf('lifting-and-handling/tower-cranes', { dismantled: 'dismantled' })).toEqual([
    'Standing: Taken down',
    'النصب: مفككة',
    'دامەزراندن: هەڵوەشێنراوەتەوە',
  ]);
});

test('a code keeps its order on a card, and what agrees does so with the machine', () => {
  expect(cardsOf('concrete-and-crushing/mixer-trucks', { wheel_formula: '8x4', drum_wear: 10 })[1]).toBe(
    '\u20688×4\u2069 · الريش \u206610%\u2069',
  );
  expect(cardsOf('construction-machinery/wheel-loaders', { customs: 'paid' })[1]).toBe('مكمرك');
});

test('what a machine does not have is not on its card', () => {
  const machine = machineOf('construction-machinery/mini-excavators', null, null, {
    facts: { dozer_blade: false, weight: 3_000 },
  });
  const texts = machine.facts.map(
    (stated) => cardText(stated, machine, 'en')?.replace('\u00a0', ' ') ?? null,
  );
  expect(texts).toContain(null);
  expect(texts).toContain('3 t');
});
