import type { z } from 'zod';
import { yearChoices } from '@/lib/contract/ad-fields';
import type { TypedText } from '@/lib/contract/facts';
import { type CoreFact, coreFacts } from '@/lib/facts/fact';
import { type Recognised, recogniseFacts } from '@/lib/facts/recognise/recognise';
import { factText } from '@/lib/facts/text';
import { formatDistance, formatHours } from '@/lib/format/units';
import type { Locale } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import { type Catalogue, nameOf, sheetFor } from '../catalogue/rows';
import { refuseFields } from '../problems';

const coreUnits = { year: null, hours: 'h', distance: 'km' } as const;

const coreTexts: Record<CoreFact, (value: number, lang: Locale) => string> = {
  year: String,
  hours: formatHours,
  distance: (value, lang) => formatDistance(value, 'km', lang),
};

const isCore = (key: string): key is CoreFact => coreFacts.some((core) => core === key);

/** Of a year only what the form of an ad takes. */
const canBeTaken = ({ key, value }: Recognised) => key !== 'year' || yearChoices().includes(Number(value));

/** What a seller's text states of a machine, as it can be offered in his language. */
export const proposeFacts = (
  { text, category_id, sub_category_id }: z.output<typeof TypedText>,
  catalogue: Catalogue,
  lang: Locale,
) => {
  const { categories, subCategories, facts } = catalogue;
  const subCategory = sub_category_id ?? null;
  if (!categories.has(category_id)) throw refuseFields([['category_id', 'choice']], lang);
  if (subCategory !== null && subCategories.get(subCategory)?.categoryId !== category_id)
    throw refuseFields([['sub_category_id', 'subCategory']], lang);
  const found = recogniseFacts(text, facts, sheetFor(catalogue, category_id, subCategory));
  return found.filter(canBeTaken).flatMap(({ key, value, ...place }) => {
    if (isCore(key)) {
      const name = messagesOf(lang).adForm.fields[key];
      return [
        { key, name, value, unit: coreUnits[key], text: coreTexts[key](Number(value), lang), ...place },
      ];
    }
    const fact = facts.get(key);
    return fact
      ? [
          {
            key,
            name: nameOf(fact, lang),
            value,
            unit: fact.unit,
            text: factText(fact, value, lang),
            ...place,
          },
        ]
      : [];
  });
};
