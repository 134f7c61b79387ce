import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { AdActions } from '@/components/ad/ad-actions';
import { AdFacts } from '@/components/ad/ad-facts';
import { AdHead } from '@/components/ad/ad-head';
import { AdTexts } from '@/components/ad/ad-texts';
import { ContactBar } from '@/components/ad/contact-bar';
import { GalleryOf } from '@/components/ad/gallery-of';
import { KeyFacts } from '@/components/ad/key-facts';
import { machineName } from '@/components/ad/machine-name';
import { OwnAd } from '@/components/ad/own-ad';
import { pageTitle } from '@/components/ad/page-title';
import { Place } from '@/components/ad/place';
import { PriceBox } from '@/components/ad/price-box';
import { PrintedAddress } from '@/components/ad/printed-address';
import { SafetyAdvice } from '@/components/ad/safety-advice';
import { SeenAd } from '@/components/ad/seen-ad';
import { SellerPanel } from '@/components/ad/seller-panel';
import { ShareLinks } from '@/components/ad/share-links';
import { SimilarAds } from '@/components/ad/similar-ads';
import { adStructuredData } from '@/components/ad/structured-data';
import { summaryOf } from '@/components/ad/summary';
import { Video } from '@/components/ad/video';
import { ViewBeacon } from '@/components/ad/view-beacon';
import { RecentAds } from '@/components/ads/recent/recent-ads';
import { plainTitle } from '@/components/ads/shown-title';
import { Compare } from '@/components/compare/compare';
import { lifeLabels } from '@/components/life/life-labels';
import { LifeNotice } from '@/components/life/life-notice';
import { OwnerBar } from '@/components/life/owner-bar';
import { Trail } from '@/components/pages/trail';
import { JsonLd } from '@/components/ui/json-ld';
import { SectionHeading } from '@/components/ui/section-heading';
import { StaticPart } from '@/components/ui/static-part';
import type { Ad } from '@/lib/contract/ads';
import { isOffered, soldIndexDays } from '@/lib/contract/availability';
import { env } from '@/lib/env';
import { withoutIsolates } from '@/lib/i18n/fill-in';
import { messagesOf } from '@/lib/i18n/messages';
import { paths } from '@/lib/paths';
import { absoluteUrl, pageMetadata } from '@/lib/seo';
import { readAdPage } from './read';

export const generateStaticParams = () => [];
export const revalidate = 3600;

/** What can be bought, and for a while what was sold: who searched for it finds others like it here. */
const mayBeIndexed = ({ availability, sold_at }: Ad) =>
  isOffered(availability) ||
  (sold_at !== null && Date.now() < new Date(sold_at).getTime() + soldIndexDays * 86_400_000);

type Props = { params: Promise<{ locale: string; currency: string; id: string }> };

export const generateMetadata = async ({ params }: Props): Promise<Metadata> => {
  const { ad, locale, siteName } = await readAdPage(params);
  const t = await getTranslations({ locale, namespace: 'ad' });
  const page = pageMetadata({
    locale,
    path: paths.ad(ad.id),
    title: pageTitle(ad, t, locale),
    description: withoutIsolates(summaryOf(ad, t, locale)),
    siteName,
    image: { url: `/og/${locale}/ad/${ad.id}`, width: 1200, height: 630, alt: plainTitle(ad, locale) },
    type: 'article',
  });
  return mayBeIndexed(ad) ? page : { ...page, robots: { index: false } };
};

export default async function AdPage({ params }: Props) {
  const { ad, locale, similar, glossary, categorySlug, subCategorySlug, adTypeSlug, state } =
    await readAdPage(params);
  setRequestLocale(locale);
  const t = await getTranslations('ad');
  const path = paths.ad(ad.id);
  const url = absoluteUrl(locale, path);
  const offered = isOffered(ad.availability);
  const title = plainTitle(ad, locale);
  const summary = summaryOf(ad, t, locale);
  const structured = adStructuredData({
    ad,
    url,
    images: ad.pictures.map(({ src }) => new URL(src, url).href),
    name: title,
    description: summary,
    categorySlug,
    subCategorySlug,
    adTypeSlug,
    labels: { hours: t('facts.hours'), distance: t('facts.distance') },
  });

  return (
    <main className="ad-page">
      <div className="page-width pb-10">
        <Trail
          locale={locale}
          steps={[
            { name: ad.category.name, path: paths.ads({ category: [ad.category.id] }) },
            ...(ad.brand
              ? [
                  {
                    name: ad.brand.name,
                    path: paths.ads({ category: [ad.category.id], brand: [ad.brand.id] }),
                  },
                ]
              : []),
            { name: machineName(ad) ?? title, path },
          ]}
        />
        <LifeNotice ad={ad} hasSimilar={similar.length > 0} locale={locale} />
        <OwnerBar
          sellerId={ad.app_account.id}
          ad={{ id: ad.id, availability: ad.availability, title: ad.title }}
          locale={locale}
          labels={lifeLabels(messagesOf(locale))}
        />
        <div className="ad-sheet">
          <div className="ad-sheet-pictures">
            <div className="ad-sheet-gallery">
              <GalleryOf ad={ad} />
            </div>
            <KeyFacts ad={ad} locale={locale} />
          </div>
          <StaticPart id="ad-head" className="ad-sheet-head">
            <AdHead ad={ad} locale={locale} />
          </StaticPart>
          <StaticPart id="ad-summary" className="ad-sheet-summary max-w-prose text-15 md:text-17">
            <p>{summary}</p>
          </StaticPart>
          <aside className="ad-sheet-aside">
            <StaticPart
              id="ad-offer"
              className="divide-y divide-line rounded border border-line bg-surface md:max-lg:grid md:max-lg:grid-cols-2 md:max-lg:divide-y-0"
            >
              <PriceBox ad={ad} locale={locale} />
              {offered ? (
                <>
                  <SellerPanel ad={ad} locale={locale} />
                  <SafetyAdvice locale={locale} />
                </>
              ) : null}
              <PrintedAddress address={url} path={`/qr/${locale}/ad/${ad.id}`} />
            </StaticPart>
          </aside>
          <div className="ad-sheet-body space-y-10">
            <div className="flex flex-wrap justify-between gap-x-6 gap-y-2 print:hidden">
              {offered ? <AdActions adId={ad.id} locale={locale} /> : <span />}
              <ShareLinks address={url} title={title} />
            </div>
            <StaticPart as="section" id="ad-machine" aria-labelledby="ad-facts">
              <SectionHeading sizeOf={3} id="ad-facts" title={t('facts.title')} className="mb-4" />
              <AdFacts ad={ad} locale={locale} />
            </StaticPart>
            <AdTexts ad={ad} glossary={glossary} locale={locale} />
            <Video url={ad.video_url} />
            <Place ad={ad} state={state} tiles={{ url: env.mapTileUrl, credit: env.mapTileCredit }} />
          </div>
        </div>
        <SimilarAds ads={similar} locale={locale} />
      </div>
      <RecentAds locale={locale} currency={ad.currency} current={ad.id} />
      {offered ? <ContactBar ad={ad} locale={locale} /> : null}
      <Compare locale={locale} currency={ad.currency} />
      <OwnAd sellerId={ad.app_account.id} />
      {offered ? <ViewBeacon adId={ad.id} /> : null}
      <SeenAd id={ad.id} title={title} language={locale} picture={ad.pictures[0]?.src ?? null} />
      {structured ? <JsonLd id="facts" data={structured} /> : null}
    </main>
  );
}
