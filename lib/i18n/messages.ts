import ar from '../../messages/ar.json';
import ckb from '../../messages/ckb.json';
import en from '../../messages/en.json';
import type { Locale } from './locales';

export type Messages = typeof en;

const messages: Record<Locale, Messages> = { en, ar, ckb };

/** Texts outside of a page: in answers of the API and in mail. */
export const messagesOf = (locale: Locale): Messages => messages[locale];
