import type { useTranslations } from 'next-intl';
import { unitName } from '@/lib/facts/text';
import { type Unit, units } from '@/lib/facts/units';
import type { Locale } from '@/lib/i18n/locales';
import { type Messages, messagesOf } from '@/lib/i18n/messages';
import { type PluralForms, pluralForms } from '@/lib/i18n/plural';

type Translate = ReturnType<typeof useTranslations<'adForm.counts'>>;

type Words = Omit<Messages['adForm'], 'counts' | 'plan' | 'facts'>;
/** All words of the form: plain data from its page, so that no dictionary reaches the browser. */
export type AdFormLabels = Words & {
  tryAgain: string;
  draft: { close: string };
  login: { close: string };
  photos: { retry: string; cancel: string };
  facts: Messages['adForm']['facts'] & Messages['facts'] & { separator: string };
  unitNames: Record<Unit, string>;
  problems: Messages['problems'];
  vat: Messages['ad']['vat'];
  plan: { full: string; meanwhile: string; plans: string };
  statuses: Messages['account']['listings']['status'];
  counts: Record<keyof Messages['adForm']['counts'], PluralForms>;
};

export const adFormLabels = (t: Translate, locale: Locale): AdFormLabels => {
  const { adForm, problems, ad, account, adAnswers, common, facts, line } = messagesOf(locale);
  const { counts: _, plan, facts: ownFacts, ...words } = adForm;
  const { tryAgain, close, cancel } = common;
  return {
    ...words,
    tryAgain,
    draft: { ...words.draft, close },
    login: { ...words.login, close },
    photos: { ...words.photos, retry: tryAgain, cancel },
    facts: { ...ownFacts, ...facts, separator: line.separator },
    unitNames: Object.fromEntries(units.map((unit) => [unit, unitName(unit, locale)])) as Record<
      Unit,
      string
    >,
    problems,
    vat: ad.vat,
    plan: { full: adAnswers.planFull, ...plan },
    statuses: account.listings.status,
    counts: {
      toGo: pluralForms((values) => t('toGo', values)),
      dropped: pluralForms((values) => t('dropped', values)),
    },
  };
};
