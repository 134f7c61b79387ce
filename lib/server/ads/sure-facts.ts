import { mostFacts } from '@/lib/contract/ad-fields';
import type { FactValue, FactValues } from '@/lib/facts/fact';
import { recogniseFacts } from '@/lib/facts/recognise/recognise';
import { textOf } from '@/lib/format/rich-text';
import { type Catalogue, sheetFor } from '../catalogue/rows';

type Texts = {
  title: string;
  description: string;
  information: string;
  feature: string;
  specification: string;
  categoryId: number;
  subCategoryId: number | null;
};

/**
 * What the texts of an ad state beyond doubt, of what is asked of its kind: fit to be taken unseen. Of two values for one
 * fact neither is. Year, hours and distance are columns of their own and left alone.
 */
export const sureFacts = (ad: Texts, catalogue: Catalogue): FactValues => {
  const text = [ad.title, textOf(ad.description), ad.information, ad.feature, ad.specification].join('\n');
  const found = new Map<string, Set<Exclude<FactValue, string[]>>>();
  for (const { key, value, sure } of recogniseFacts(
    text,
    catalogue.facts,
    sheetFor(catalogue, ad.categoryId, ad.subCategoryId),
  )) {
    if (!sure || !catalogue.facts.has(key)) continue;
    const values = found.get(key) ?? new Set();
    for (const one of [value].flat()) values.add(one);
    found.set(key, values);
  }
  const stated = [...found].flatMap(([key, values]): [string, FactValue][] => {
    if (catalogue.facts.get(key)?.kind === 'choices') return [[key, [...values].map(String).sort()]];
    const [value, ...others] = values;
    return value === undefined || others.length ? [] : [[key, value]];
  });
  return Object.fromEntries(stated.slice(0, mostFacts).sort(([a], [b]) => (a < b ? -1 : 1)));
};
