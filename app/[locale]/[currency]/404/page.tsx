import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { NothingHere } from '@/components/layout/nothing-here';
import { isLocale } from '@/lib/i18n/locales';
import { knownCurrency } from '../known-currency';
import { readCategories } from '../read-categories';

type Props = { params: Promise<{ locale: string; currency: string }> };

export const generateMetadata = async ({ params }: Props): Promise<Metadata> => {
  const { locale } = await params;
  if (!isLocale(locale)) return {};
  const t = await getTranslations({ locale, namespace: 'notFound' });
  return { title: t('title'), robots: { index: false } };
};

/**
 * Where the middleware sends every address that is no screen, with the status 404. It is an ordinary page, for what is
 * thrown by notFound() reaches a browser without scripts as an empty document.
 */
export default async function UnknownPage({ params }: Props) {
  const { locale, currency } = await params;
  if (!isLocale(locale)) notFound();
  setRequestLocale(locale);
  const categories = await readCategories(locale);
  return <NothingHere locale={locale} currency={await knownCurrency(currency)} categories={categories} />;
}
