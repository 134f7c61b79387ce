import type { RejectionReason } from '@/lib/contract/moderation-fields';
import type { Locale } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';

type Given = { reasons: readonly RejectionReason[]; note?: string | undefined };

/** Why, as the seller reads it: the ready-made sentences in his language, a line each, then the moderator's own words. */
export const reasonInWords = ({ reasons, note }: Given, locale: Locale): string => {
  const { rejectionReasons } = messagesOf(locale);
  return [...new Set(reasons)]
    .map((reason) => rejectionReasons[reason].text)
    .concat(note ?? [])
    .join('\n');
};
