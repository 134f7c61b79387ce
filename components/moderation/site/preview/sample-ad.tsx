import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { AdCard } from '@/components/ads/ad-card';
import { adCardLabels } from '@/components/ads/ad-card-labels';
import { sampleAdQuery } from '@/lib/api/queries/console';
import type { Locale } from '@/lib/i18n/locales';

type Props = { lang: Locale; place: string | null; adType?: string };

/** The newest ad on its card. */
export const SampleAd = ({ lang, place, adType }: Props) => {
  const t = useTranslations('adCard');
  const { data: ad } = useQuery(sampleAdQuery(lang));
  if (!ad) return null;
  const shown = adType === undefined ? ad : { ...ad, ad_type: { ...ad.ad_type, name: adType } };
  return (
    <div className="max-w-80 p-4">
      <AdCard ad={shown} labels={adCardLabels(t, lang)} variant="home" place={place} />
    </div>
  );
};
