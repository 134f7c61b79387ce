import { getLocale } from 'next-intl/server';
import { NothingHere } from '@/components/layout/nothing-here';
import { defaultCurrency } from '@/lib/i18n/locales';

export default async function NotFoundPage() {
  return <NothingHere locale={await getLocale()} currency={defaultCurrency} />;
}
