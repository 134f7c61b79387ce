import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import { type Messages, messagesOf } from '@/lib/i18n/messages';
import { type PluralForms, pluralForms } from '@/lib/i18n/plural';

type Words = Omit<Messages['adForm'], 'counts' | 'plan'>;
/** All words of the form: plain data from its page, so that no dictionary reaches the browser. */
export type AdFormLabels = Words & {
  problems: Messages['problems'];
  vat: Messages['ad']['vat'];
  plan: { full: string; meanwhile: string; plans: string };
  statuses: Messages['account']['listings']['status'];
  counts: Record<keyof Messages['adForm']['counts'], PluralForms>;
};

export const adFormLabels = async (locale: Locale): Promise<AdFormLabels> => {
  const { adForm, problems, ad, account, adAnswers } = messagesOf(locale);
  const t = await getTranslations({ locale, namespace: 'adForm.counts' });
  const { counts: _, plan, ...words } = adForm;
  return {
    ...words,
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
