import { notFound } from 'next/navigation';
import { getPublic } from '@/lib/api/server';
import { isLocale } from '@/lib/i18n/locales';

export type ScreenParams = Promise<{ locale: string; currency: string }>;

/** The language of an information screen and the operator's words in it. */
export const readSettings = async (params: ScreenParams) => {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  const { data } = await getPublic('/v1/setting', { query: { lang: locale } });
  return { locale, settings: data };
};
