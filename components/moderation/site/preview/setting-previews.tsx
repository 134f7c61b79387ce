import type { ComponentType } from 'react';
import { WhyChoose } from '@/components/home/why-choose';
import { FootSign, HeadSign } from '@/components/layout/site-sign';
import { ContactDetails } from '@/components/pages/contact-details';
import { PageBand } from '@/components/pages/page-band';
import { ReasonCards } from '@/components/pages/reason-cards';
import { shortDescription } from '@/components/pages/short-description';
import { RichText } from '@/components/ui/rich-text';
import type { ContentRow } from '@/lib/api/queries/console';
import type { SettingGroup } from '@/lib/contract/moderation/settings-fields';
import type { Locale } from '@/lib/i18n/locales';
import { cleanHtml } from '../html/clean-html';
import { useSite } from '../site-room';
import { type NameRow, readIn } from '../values';
import { useRowsOf } from './around';
import { contactSettings } from './contact-settings';
import type { PreviewProps } from './row-previews';
import { SampleAd } from './sample-ad';

// Each group of settings where the site shows it.

const blocks = (rows: readonly ContentRow[], lang: Locale) =>
  rows.map((row) => ({
    id: Number(row.id),
    image: readIn(row, 'image', lang),
    title: readIn(row, 'title', lang),
    description: readIn(row, 'description', lang),
  }));

const SitePreview = ({ values, lang }: PreviewProps) => {
  const text = (name: string) => readIn(values, name, lang);
  const sign = { logo: text('logo'), company_name: text('company_name') };
  return (
    <>
      <div className="border-b border-line bg-surface">
        <div className="stripes h-1.5" />
        <div className="flex flex-col px-4 py-3">
          <HeadSign {...sign} tagline={text('tagline')} />
        </div>
      </div>
      <SampleAd lang={lang} place={text('card_location_label') || null} />
      <div className="bg-steel px-4 py-8 text-on-steel">
        <FootSign {...sign} titleSite={text('titleSite')} descriptionSite={text('descriptionSite')} />
      </div>
    </>
  );
};

const HomePreview = ({ values, lang }: PreviewProps) => {
  const { around } = useSite();
  return (
    <WhyChoose
      title={readIn(values, 'titleWhy', lang)}
      text={readIn(values, 'descriptionWhy', lang)}
      items={blocks(useRowsOf('why-choose'), lang)}
      pictureLabel={around[lang].machineImage}
    />
  );
};

const AboutPreview = ({ values, lang }: PreviewProps) => (
  <>
    <PageBand title={readIn(values, 'titleAbout', lang)} text={readIn(values, 'descriptionAbout', lang)} />
    <div className="page-width pb-6">
      <ReasonCards
        title={readIn(values, 'titleReason', lang)}
        text={readIn(values, 'descriptionReason', lang)}
        reasons={blocks(useRowsOf('reasons'), lang)}
      />
    </div>
  </>
);

const ContactPreview = ({ values, lang }: PreviewProps) => {
  const text = (name: string) => readIn(values, name, lang);
  const people = (values.directories ?? []) as NameRow[];
  const contacts = useRowsOf('contacts').map((row) => ({
    id: Number(row.id),
    type: row.type === 'phone' ? ('phone' as const) : ('email' as const),
    name: String(row.name),
  }));
  const directories = people.map((one) => ({ name: readIn(one, 'name', lang) })).filter(({ name }) => name);
  return (
    <>
      <PageBand title={text('titleContact')} text={text('descriptionContact')} />
      <div className="page-width pb-6">
        <ContactDetails settings={contactSettings(text, directories)} contacts={contacts} />
      </div>
    </>
  );
};

/** The values of such a group are those of its one page. */
const PagePreview = ({ values, lang }: PreviewProps) => {
  const [page = ''] = Object.keys(values);
  const text = (name: string) => readIn(values, `${page}.${name}`, lang);
  return (
    <>
      <PageBand title={text('title')} text={shortDescription(text('short_description'))} />
      <div className="page-width py-8">
        <RichText html={cleanHtml(text('description'))} className="max-w-prose" />
      </div>
    </>
  );
};

export const settingPreviews: Partial<Record<SettingGroup, ComponentType<PreviewProps>>> = {
  site: SitePreview,
  home: HomePreview,
  about: AboutPreview,
  contact: ContactPreview,
  sellingTip: PagePreview,
  buyAndSell: PagePreview,
  membership: PagePreview,
  bannerAdvertising: PagePreview,
  howToStaySafe: PagePreview,
  termsAndConditions: PagePreview,
  privacyPolicy: PagePreview,
};
