import { getTranslations } from 'next-intl/server';
import { AdCard } from '@/components/ads/ad-card';
import { getAdCardLabels } from '@/components/ads/get-ad-card-labels';
import { SectionHeading } from '@/components/ui/section-heading';
import { StaticPart } from '@/components/ui/static-part';
import type { AdCard as Card } from '@/lib/contract/ads';
import type { Locale } from '@/lib/i18n/locales';

export const SimilarAds = async ({ ads, locale }: { ads: Card[]; locale: Locale }) => {
  if (!ads.length) return null;
  const t = await getTranslations({ locale, namespace: 'ad' });
  const labels = await getAdCardLabels(locale);
  return (
    <StaticPart
      as="section"
      id="ad-similar"
      aria-labelledby="similar"
      className="below mt-16 [--about:48rem] md:[--about:60rem] lg:mt-24 lg:[--about:30rem]"
    >
      <SectionHeading id="similar" title={t('similar')} />
      <ul className="mt-6 grid grid-cols-2 gap-3 md:gap-5 lg:grid-cols-4">
        {ads.map((ad) => (
          <li key={ad.id}>
            <AdCard ad={ad} labels={labels} variant="list" place={null} />
          </li>
        ))}
      </ul>
    </StaticPart>
  );
};
