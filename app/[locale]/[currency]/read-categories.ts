import { getPublic } from '@/lib/api/server';
import type { Category } from '@/lib/contract/reference';
import type { Locale } from '@/lib/i18n/locales';

/** For a page that has nothing else to show; it is shown without them, too. */
export const readCategories = (locale: Locale): Promise<readonly Category[]> =>
  getPublic('/v1/category', { query: { lang: locale, per_page: 100 } }, 'counts').then(
    ({ data }) => data,
    () => [],
  );
