import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { ContactDetails } from '@/components/pages/contact-details';
import { ContactForm } from '@/components/pages/contact-form';
import { PageBand } from '@/components/pages/page-band';
import { Trail } from '@/components/pages/trail';
import { getPublic } from '@/lib/api/server';
import { stripHtml } from '@/lib/format/strip-html';
import { truncate } from '@/lib/format/truncate';
import { messagesOf } from '@/lib/i18n/messages';
import { paths } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo';
import { readSettings, type ScreenParams } from '../read-settings';

export const generateStaticParams = () => [];
export const revalidate = 3600;

type Props = { params: ScreenParams };

export const generateMetadata = async ({ params }: Props): Promise<Metadata> => {
  const { locale, settings } = await readSettings(params);
  const t = await getTranslations({ locale, namespace: 'contact' });
  return pageMetadata({
    locale,
    path: paths.contact,
    title: t('title'),
    description: truncate(stripHtml(settings.descriptionContact), 200),
    siteName: settings.company_name,
  });
};

export default async function ContactPage({ params }: Props) {
  const { locale, settings } = await readSettings(params);
  setRequestLocale(locale);
  const { auth, contact, problems } = messagesOf(locale);
  const { data: contacts } = await getPublic('/v1/contact', { query: { lang: locale } });
  return (
    <main>
      <PageBand title={settings.titleContact} text={stripHtml(settings.descriptionContact)} />
      <div className="page-width pb-16 lg:pb-24">
        <Trail locale={locale} steps={[{ name: contact.title, path: paths.contact }]} />
        <div className="mt-4 grid items-start gap-x-16 gap-y-12 lg:mt-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <ContactForm
            locale={locale}
            labels={{ ...contact.form, email: contact.email, optional: auth.fields.optional, problems }}
          />
          <ContactDetails settings={settings} contacts={contacts} />
        </div>
      </div>
    </main>
  );
}
