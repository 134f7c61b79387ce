import type { Locale } from '@/lib/i18n/locales';
import { type Limit, takeOrRefuse } from '../limits';

const perHour: Limit = { name: 'pictures of account', most: 60, seconds: 3_600 };

/** Counts pictures that an account stores, by whatever call. Refuses with 429 above 60 an hour. */
export const takePictureTurns = (pictures: number, accountId: number, lang: Locale) => {
  for (let turn = 0; turn < pictures; turn++) takeOrRefuse(perHour, String(accountId), lang);
};
