import { getTranslations } from 'next-intl/server';
import { AdCard } from '@/components/ads/ad-card';
import { getAdCardLabels } from '@/components/ads/get-ad-card-labels';
import { LinkButton } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { StaticPart } from '@/components/ui/static-part';
import type { AdCard as Card } from '@/lib/contract/ads';
import type { Locale } from '@/lib/i18n/locales';
import { pluralForms } from '@/lib/i18n/plural';
import { localePath, paths } from '@/lib/paths';
import { FeaturedTabs } from './featured-tabs';

type Props = { locale: Locale; currency: string; ads: readonly Card[]; place: string | null };

/** New, Popular, Featured. The first tab's cards are in the page; the others are fetched when they are chosen. */
export const FeaturedAds = async ({ locale, currency, ads, place }: Props) => {
  const t = await getTranslations({ locale, namespace: 'home.featured' });
  const common = await getTranslations({ locale, namespace: 'common' });
  const cardLabels = await getAdCardLabels(locale);
  const to = (sort: 'desc' | 'asc' | 'random') => localePath(locale, paths.ads({ sort }));
  const empty = { title: t('emptyTitle'), text: t('emptyText') };
  return (
    <section
      aria-labelledby="home-featured"
      className="below section page-width [--about:131rem] md:[--about:78rem]"
    >
      <FeaturedTabs
        title={t('title')}
        tabsLabel={t('tabs')}
        tabs={[
          { sort: 'desc', text: t('new'), href: to('desc') },
          { sort: 'asc', text: t('popular'), href: to('asc') },
          { sort: 'random', text: t('featured'), href: to('random') },
        ]}
        currency={currency}
        place={place}
        cardLabels={cardLabels}
        labels={{
          loading: t('loading'),
          loaded: pluralForms((values) => t('loaded', values)),
          empty,
          error: { title: t('errorTitle'), text: t('errorText'), retry: common('tryAgain') },
        }}
      >
        {ads.length > 0 ? (
          <StaticPart id="home-newest" className="ad-grid">
            {ads.map((ad) => (
              <AdCard key={ad.id} ad={ad} labels={cardLabels} variant="home" place={place} />
            ))}
          </StaticPart>
        ) : (
          <Notice {...empty} />
        )}
      </FeaturedTabs>
      <p className="mt-8 text-center">
        <LinkButton href={localePath(locale, paths.ads())} variant="outline" size="lg">
          {common('seeMore')}
          <span className="sr-only"> {t('seeMoreOf')}</span>
        </LinkButton>
      </p>
    </section>
  );
};
