import { getLocale } from 'next-intl/server';
import { NothingHere } from '@/components/layout/nothing-here';

export default async function NotFoundPage() {
  return <NothingHere locale={await getLocale()} currency="USD" />;
}
