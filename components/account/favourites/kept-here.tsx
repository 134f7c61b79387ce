import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { AdCard, type AdCardLabels } from '@/components/ads/ad-card';
import { AdCardSkeleton } from '@/components/ads/ad-card-skeleton';
import { readKeptHere } from '@/components/favourites/kept-here';
import { api } from '@/lib/api/browser';
import type { Locale } from '@/lib/i18n/locales';
import { type PluralForms, sayCount } from '@/lib/i18n/plural';

export type KeptHereProps = {
  locale: Locale;
  currency: string;
  labels: { title: string; text: PluralForms; card: AdCardLabels };
};

/** What a visitor marked on this device, the latest first; a heart that is let go stays until he leaves. */
export const KeptHere = ({ locale, currency, labels }: KeptHereProps) => {
  const [ids, setIds] = useState<readonly number[]>([]);
  useEffect(() => setIds(readKeptHere().reverse()), []);
  const { data: ads, isError } = useQuery({
    queryKey: ['kept-here', ids, locale, currency],
    queryFn: async ({ signal }) => {
      const query = { id: [...ids], per_page: ids.length, lang: locale, currency };
      const { data } = await api.get('/v1/ads', { query, signal });
      return data.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
    },
    enabled: ids.length > 0,
  });
  const count = ads?.length ?? ids.length;
  if (!count) return null;
  return (
    <section aria-labelledby="kept-here" className="mb-8">
      <h2 id="kept-here" className="text-20">
        {labels.title}
      </h2>
      <p className="mt-1 mb-4 text-muted">{sayCount(labels.text, count, locale)}</p>
      <ul className="grid grid-cols-2 gap-3 md:grid-cols-3 xl:grid-cols-4">
        {ads
          ? ads.map((ad) => (
              <li key={ad.id} className="grid">
                <AdCard ad={ad} labels={labels.card} variant="list" place={null} />
              </li>
            ))
          : isError
            ? null
            : ids.map((id) => (
                <li key={id}>
                  <AdCardSkeleton variant="list" />
                </li>
              ))}
      </ul>
    </section>
  );
};
