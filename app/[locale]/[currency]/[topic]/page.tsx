import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { setRequestLocale } from 'next-intl/server';
import { localLinks } from '@/components/pages/local-links';
import { PageBand } from '@/components/pages/page-band';
import { shortDescription } from '@/components/pages/short-description';
import { TopicNav } from '@/components/pages/topic-nav';
import { Trail } from '@/components/pages/trail';
import { RichText } from '@/components/ui/rich-text';
import { type InformationPath, informationPages, paths } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo';
import { readSettings } from '../read-settings';

export const generateStaticParams = () => [];
export const revalidate = 3600;

type Props = { params: Promise<{ locale: string; currency: string; topic: string }> };

const isTopic = (topic: string): topic is InformationPath => Object.hasOwn(informationPages, topic);

const readTopic = async (params: Props['params']) => {
  const { topic } = await params;
  if (!isTopic(topic)) notFound();
  const { locale, settings } = await readSettings(params);
  const { title, description, short_description } = settings[informationPages[topic]];
  const short = shortDescription(short_description);
  return { locale, settings, topic, path: paths.information(topic), title, html: description, short };
};

export const generateMetadata = async ({ params }: Props): Promise<Metadata> => {
  const { locale, path, title, short, settings } = await readTopic(params);
  const siteName = settings.company_name;
  return pageMetadata({ locale, path, title, description: short, siteName, type: 'article' });
};

export default async function InformationPage({ params }: Props) {
  const { locale, path, title, short, html, topic, settings } = await readTopic(params);
  setRequestLocale(locale);
  return (
    <main>
      <PageBand title={title} text={short} />
      <div className="page-width pb-16 lg:pb-24">
        <Trail locale={locale} steps={[{ name: title, path }]} />
        <div className="mt-4 grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_18rem]">
          <RichText html={localLinks(html, locale)} className="max-w-prose" />
          <TopicNav settings={settings} locale={locale} current={topic} />
        </div>
      </div>
    </main>
  );
}
