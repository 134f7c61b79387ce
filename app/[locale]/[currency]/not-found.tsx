import { getLocale } from 'next-intl/server';
import { NothingHere } from '@/components/layout/nothing-here';
import { defaultCurrency } from '@/lib/i18n/locales';
import { readCategories } from './read-categories';

export default async function NotFoundPage() {
  const locale = await getLocale();
  const categories = await readCategories(locale);
  return <NothingHere locale={locale} currency={defaultCurrency} categories={categories} />;
}
