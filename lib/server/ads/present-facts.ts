import type { AdFact, StatedFact } from '@/lib/contract/facts';
import type { FactValue, FactValues } from '@/lib/facts/fact';
import { factText } from '@/lib/facts/text';
import { type Catalogue, type FactRow, nameOf, sheetFor } from '../catalogue/rows';
import type { View } from './present';

type Stating = { facts: FactValues; categoryId: number; subCategoryId: number | null };
type Shown = Pick<View, 'lang' | 'catalogue'>;

const present = (fact: FactRow, value: FactValue, { lang }: Shown): AdFact => ({
  key: fact.key,
  name: nameOf(fact, lang),
  value,
  unit: fact.unit,
  text: factText(fact, value, lang),
  schema_org: fact.schemaOrg,
});

/** Those of these that an ad states; what the operator has taken off meanwhile is left out. */
const presentAll = (keys: Iterable<string>, { facts: stated }: Stating, shown: Shown): AdFact[] =>
  [...keys].flatMap((key) => {
    const fact = shown.catalogue.facts.get(key);
    const value = stated[key];
    const presented = fact && value !== undefined ? present(fact, value, shown) : null;
    return presented?.text ? [presented] : [];
  });

const sheetOf = ({ categoryId, subCategoryId }: Stating, catalogue: Catalogue) =>
  sheetFor(catalogue, categoryId, subCategoryId).facts;

/** What an ad states that stands on a card or in a title of its kind. */
export const factsOnCard = (ad: Stating, shown: Shown): StatedFact[] =>
  presentAll(
    sheetOf(ad, shown.catalogue)
      .filter(({ onCard, inTitle }) => onCard || inTitle)
      .map(({ key }) => key),
    ad,
    shown,
  ).map(({ schema_org: _, ...fact }) => fact);

/** All that an ad states: first what is asked of its kind. */
export const factsOf = (ad: Stating, shown: Shown): AdFact[] =>
  presentAll(
    new Set([...sheetOf(ad, shown.catalogue).map(({ key }) => key), ...shown.catalogue.facts.keys()]),
    ad,
    shown,
  );
