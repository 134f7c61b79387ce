import type { AdFact, CardFact, StatedFact } from '@/lib/contract/facts';
import type { Fact, FactValue, FactValues } from '@/lib/facts/fact';
import { cardText } from '@/lib/facts/on-card';
import { otherUnitText } from '@/lib/facts/other-unit';
import { factText } from '@/lib/facts/text';
import { nameOf, sheetFor } from '../catalogue/rows';
import type { View } from './present';
import { machineOf } from './present-line';

type Stating = { facts: FactValues; categoryId: number; subCategoryId: number | null };
type Shown = Pick<View, 'lang' | 'catalogue'>;

const present = (fact: Fact, value: FactValue, { lang }: Shown): StatedFact => ({
  key: fact.key,
  name: nameOf(fact, lang),
  value,
  unit: fact.unit,
  text: factText(fact, value, lang),
});

/** What an ad states that stands on a card or in a title of its kind. */
export const factsOnCard = (ad: Parameters<typeof machineOf>[0], shown: Shown): CardFact[] => {
  const machine = machineOf(ad, shown);
  return machine.facts
    .filter(({ onCard, inTitle }) => onCard || inTitle)
    .map((stated) => {
      const tag = stated.onCard ? cardText(stated, machine, shown.lang) : null;
      return { ...present(stated.fact, stated.value, shown), ...(tag ? { tag } : {}) };
    });
};

/** All that an ad states: first what is asked of its kind. What the operator has taken off meanwhile is left out. */
export const factsOf = ({ facts: stated, categoryId, subCategoryId }: Stating, shown: Shown): AdFact[] => {
  const { catalogue, lang } = shown;
  const asked = sheetFor(catalogue, categoryId, subCategoryId).facts.map(({ key }) => key);
  return [...new Set([...asked, ...catalogue.facts.keys()])].flatMap((key) => {
    const fact = catalogue.facts.get(key);
    const value = stated[key];
    if (!fact || value === undefined) return [];
    const said = present(fact, value, shown);
    const other = otherUnitText(fact, value, lang);
    return said.text
      ? [{ ...said, ...(other ? { other_text: other } : {}), schema_org: fact.schemaOrg }]
      : [];
  });
};
