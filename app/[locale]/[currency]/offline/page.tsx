import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { RecentAdsAtOnce } from '@/components/ads/recent/recent-ads-at-once';
import { recentLabels } from '@/components/ads/recent/recent-labels';
import { TryAgain } from '@/components/layout/try-again';
import { isLocale } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import { knownCurrency } from '../known-currency';

export const revalidate = 3600;

type Props = { params: Promise<{ locale: string; currency: string }> };

export const generateMetadata = async ({ params }: Props): Promise<Metadata> => {
  const { locale } = await params;
  if (!isLocale(locale)) return {};
  const t = await getTranslations({ locale, namespace: 'comfort.offline' });
  return { title: t('title'), robots: { index: false } };
};

/** What the service worker shows, at any address, instead of a page that it has not kept. */
export default async function OfflinePage({ params }: Props) {
  const { locale, currency } = await params;
  if (!isLocale(locale)) notFound();
  setRequestLocale(locale);
  const t = await getTranslations({ locale, namespace: 'comfort.offline' });
  return (
    <main className="pb-16">
      <div className="page-width section pb-0!">
        <h1 className="display text-34 md:text-46">{t('title')}</h1>
        <p className="mt-3 max-w-prose text-17 text-muted">{t('text')}</p>
        <p className="mt-8">
          <TryAgain text={messagesOf(locale).common.tryAgain} />
        </p>
      </div>
      <RecentAdsAtOnce
        locale={locale}
        currency={await knownCurrency(currency)}
        labels={recentLabels(await getTranslations({ locale }))}
      />
    </main>
  );
}
