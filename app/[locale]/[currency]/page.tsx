import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { RecentAds } from '@/components/ads/recent/recent-ads';
import { CategoryGrid } from '@/components/home/category-grid';
import { FeaturedAds } from '@/components/home/featured-ads';
import { Hero } from '@/components/home/hero';
import { PromoBanner } from '@/components/home/promo-banner';
import { WhyChoose } from '@/components/home/why-choose';
import { JsonLd } from '@/components/ui/json-ld';
import { featuredShown } from '@/lib/ad-filters';
import { getPublic } from '@/lib/api/server';
import { isLocale } from '@/lib/i18n/locales';
import { pageMetadata } from '@/lib/seo';
import { knownAmong } from './known-currency';
import { siteFacts } from './site-facts';

export const revalidate = 3600;

type Props = { params: Promise<{ locale: string; currency: string }> };

export const generateMetadata = async ({ params }: Props): Promise<Metadata> => {
  const { locale } = await params;
  if (!isLocale(locale)) return {};
  const t = await getTranslations({ locale, namespace: 'home' });
  const { data: settings } = await getPublic('/v1/setting', { query: { lang: locale } });
  const brand = settings.company_name;
  const title = t('metaTitle', { brand });
  const page = pageMetadata({
    locale,
    path: '/',
    title,
    description: t('metaDescription', { brand }),
    siteName: brand,
  });
  return { ...page, title: { absolute: title } };
};

export default async function HomePage({ params }: Props) {
  const { locale, currency } = await params;
  if (!isLocale(locale)) notFound();
  setRequestLocale(locale);
  const query = { lang: locale };
  const [t, settings, slides, states, categories, why, socialLinks, currencies] = await Promise.all([
    getTranslations({ locale, namespace: 'common' }),
    getPublic('/v1/setting', { query }),
    getPublic('/v1/slide', { query }),
    getPublic('/v1/state', { query }),
    getPublic('/v1/category', { query: { ...query, per_page: 100 } }, 'counts'),
    getPublic('/v1/why-choose', { query }),
    getPublic('/v1/social-link', { query }),
    getPublic('/v1/currency', { query }),
  ]);
  const shown = knownAmong(currencies.data, currency);
  const ads = await getPublic('/v1/ads', {
    query: { ...query, currency: shown, per_page: featuredShown, sort: 'desc' },
  });
  const site = settings.data;

  return (
    <main>
      <JsonLd id="facts" data={siteFacts(locale, site, socialLinks.data)} />
      <Hero
        locale={locale}
        brand={site.company_name}
        slides={slides.data}
        states={states.data}
        categories={categories.data}
      >
        <RecentAds locale={locale} currency={shown} />
      </Hero>
      <CategoryGrid locale={locale} categories={categories.data} />
      <WhyChoose
        title={site.titleWhy}
        text={site.descriptionWhy}
        items={why.data}
        pictureLabel={t('machineImage')}
      />
      <FeaturedAds locale={locale} currency={shown} ads={ads.data} place={site.card_location_label || null} />
      <PromoBanner locale={locale} socialLinks={socialLinks.data} />
    </main>
  );
}
