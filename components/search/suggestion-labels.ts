import type { useTranslations } from 'next-intl';
import { type PluralForms, pluralForms } from '@/lib/i18n/plural';

/** Kinds of machines stand together, whether they are categories or parts of one. */
export const groups = ['own', 'model', 'brand', 'category', 'place'] as const;
export type Group = (typeof groups)[number];

export type SuggestionLabels = {
  title: string;
  groups: Record<Group, string>;
  clear: string;
  /** How many are shown, for those who do not see them. */
  shown: PluralForms;
  ads: PluralForms;
};

type Translate = ReturnType<typeof useTranslations<'suggestions'>>;

export const suggestionLabels = (t: Translate): SuggestionLabels => ({
  title: t('title'),
  groups: Object.fromEntries(groups.map((group) => [group, t(`groups.${group}`)])) as Record<Group, string>,
  clear: t('clear'),
  shown: pluralForms((values) => t('shown', values)),
  ads: pluralForms((values) => t('ads', values)),
});
