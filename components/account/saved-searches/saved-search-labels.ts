import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import { type Messages, messagesOf } from '@/lib/i18n/messages';
import { type PluralForms, pluralForms } from '@/lib/i18n/plural';

export type SavedSearchLabels = Omit<Messages['account']['savedSearches'], 'newAds'> & {
  newAds: PluralForms;
  confirm: Messages['account']['profile']['confirm'];
  cancel: string;
  close: string;
  tryAgain: string;
  notDone: string;
};

export const savedSearchLabels = async (locale: Locale): Promise<SavedSearchLabels> => {
  const { account, common } = messagesOf(locale);
  const t = await getTranslations({ locale, namespace: 'account.savedSearches' });
  return {
    ...account.savedSearches,
    newAds: pluralForms((values) => t('newAds', values)),
    confirm: account.profile.confirm,
    cancel: common.cancel,
    close: common.close,
    tryAgain: common.tryAgain,
    notDone: account.notDone,
  };
};
