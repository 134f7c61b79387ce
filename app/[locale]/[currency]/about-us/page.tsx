import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { AboutSections } from '@/components/pages/about-sections';
import { PageBand } from '@/components/pages/page-band';
import { ReasonCards } from '@/components/pages/reason-cards';
import { Trail } from '@/components/pages/trail';
import { getPublic } from '@/lib/api/server';
import { stripHtml } from '@/lib/format/strip-html';
import { truncate } from '@/lib/format/truncate';
import { paths } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo';
import { readSettings, type ScreenParams } from '../read-settings';

export const generateStaticParams = () => [];
export const revalidate = 3600;

type Props = { params: ScreenParams };

export const generateMetadata = async ({ params }: Props): Promise<Metadata> => {
  const { locale, settings } = await readSettings(params);
  const t = await getTranslations({ locale, namespace: 'about' });
  return pageMetadata({
    locale,
    path: paths.about,
    title: t('title'),
    description: truncate(stripHtml(settings.descriptionAbout), 200),
    siteName: settings.company_name,
  });
};

export default async function AboutPage({ params }: Props) {
  const { locale, settings } = await readSettings(params);
  setRequestLocale(locale);
  const t = await getTranslations('about');
  const query = { lang: locale };
  const [sections, reasons] = await Promise.all([
    getPublic('/v1/about-section', { query }),
    getPublic('/v1/reason', { query }),
  ]);
  return (
    <main>
      <PageBand title={settings.titleAbout} text={stripHtml(settings.descriptionAbout)} />
      <div className="page-width pb-16 lg:pb-24">
        <Trail locale={locale} steps={[{ name: t('title'), path: paths.about }]} />
        <AboutSections sections={sections.data} locale={locale} />
        <ReasonCards
          title={settings.titleReason}
          text={stripHtml(settings.descriptionReason)}
          reasons={reasons.data}
        />
      </div>
    </main>
  );
}
