import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { FaqList } from '@/components/pages/faq-list';
import { FaqSearch } from '@/components/pages/faq-search';
import { PageBand } from '@/components/pages/page-band';
import { Trail } from '@/components/pages/trail';
import { JsonLd } from '@/components/ui/json-ld';
import { getPublic } from '@/lib/api/server';
import { stripHtml } from '@/lib/format/strip-html';
import { pluralForms } from '@/lib/i18n/plural';
import { paths } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo';
import { readSettings, type ScreenParams } from '../read-settings';

export const generateStaticParams = () => [];
export const revalidate = 3600;

type Props = { params: ScreenParams };

export const generateMetadata = async ({ params }: Props): Promise<Metadata> => {
  const { locale, settings } = await readSettings(params);
  const t = await getTranslations({ locale, namespace: 'faq' });
  return pageMetadata({
    locale,
    path: paths.faq,
    title: t('title'),
    description: t('description'),
    siteName: settings.company_name,
  });
};

export default async function FaqPage({ params }: Props) {
  const { locale } = await readSettings(params);
  setRequestLocale(locale);
  const [t, { data: faqs }] = await Promise.all([
    getTranslations('faq'),
    getPublic('/v1/faq', { query: { lang: locale } }),
  ]);
  const categories = [...new Set(faqs.map(({ category }) => category))];
  const labels = {
    search: t('search'),
    categories: t('categories'),
    all: t('all'),
    noMatch: t('noMatch'),
    clear: t('clear'),
    found: pluralForms((values) => t('found', values)),
  };

  return (
    <main>
      <PageBand title={t('title')} text={t('description')} />
      <div className="page-width pb-16 lg:pb-24">
        <Trail locale={locale} steps={[{ name: t('title'), path: paths.faq }]} />
        {faqs.length ? (
          <FaqSearch locale={locale} categories={categories} labels={labels}>
            <FaqList faqs={faqs} categories={categories} locale={locale} />
          </FaqSearch>
        ) : (
          <p className="py-16 text-17 text-muted">{t('empty')}</p>
        )}
      </div>
      {faqs.length ? (
        <JsonLd
          id="facts"
          data={{
            '@context': 'https://schema.org',
            '@type': 'FAQPage',
            inLanguage: locale,
            mainEntity: faqs.map(({ title, description }) => ({
              '@type': 'Question',
              name: title,
              acceptedAnswer: { '@type': 'Answer', text: stripHtml(description) },
            })),
          }}
        />
      ) : null}
    </main>
  );
}
