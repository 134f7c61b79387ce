import type { Locale } from '@/lib/i18n/locales';
import { type Messages, messagesOf } from '@/lib/i18n/messages';

export type ReportLabels = Messages['report'] & {
  open: string;
  close: string;
  cancel: string;
};

export const reportLabels = (locale: Locale): ReportLabels => {
  const { report, ad, common } = messagesOf(locale);
  const { close, cancel } = common;
  return { ...report, open: ad.actions.report, close, cancel };
};
