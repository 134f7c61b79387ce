import { notFound } from 'next/navigation';
import { setRequestLocale } from 'next-intl/server';
import { compareMetadata } from '@/components/compare/compare-metadata';
import { CompareScreen } from '@/components/compare/compare-screen';
import { isLocale } from '@/lib/i18n/locales';

export const revalidate = 3600;

type Props = { params: Promise<{ locale: string; currency: string }> };

export const generateMetadata = async ({ params }: Props) => {
  const { locale } = await params;
  return isLocale(locale) ? compareMetadata([], locale) : {};
};

/** Of no ads; a comparison is a page of its own, below `[ads]`. */
export default async function EmptyComparePage({ params }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  setRequestLocale(locale);
  return <CompareScreen locale={locale} compared={[]} gone={0} isDoubled={false} isTooMany={false} />;
}
