import type { Locale } from '@/lib/i18n/locales';
import { type Messages, messagesOf } from '@/lib/i18n/messages';

export type ReportLabels = Messages['report'] & {
  open: string;
  success: string;
  close: string;
  cancel: string;
};

export const reportLabels = (locale: Locale): ReportLabels => {
  const { report, ad, adAnswers, common } = messagesOf(locale);
  const { close, cancel } = common;
  return { ...report, open: ad.actions.report, success: adAnswers.reported, close, cancel };
};
