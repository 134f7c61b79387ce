import type { AdListQuery } from '@/lib/contract/ads';
import { defaultCurrency } from '@/lib/i18n/locales';
import { getCatalogue } from '../catalogue/rows';
import { HttpError } from '../http-error';
import type { View } from './present';

/** What ads are shown in: the language, the currency of GET /v1/currency (US dollars unless asked), the names. */
export const viewOf = async ({
  lang,
  currency = defaultCurrency,
}: Pick<AdListQuery, 'lang' | 'currency'>): Promise<View> => {
  const catalogue = await getCatalogue();
  const row = catalogue.currencies.get(currency);
  if (!row)
    throw new HttpError(422, 'Some values are not usable.', {
      currency: ['must be one of GET /v1/currency'],
    });
  return { lang, currency: row, catalogue };
};
