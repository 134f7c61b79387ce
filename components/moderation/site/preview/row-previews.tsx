import { useTranslations } from 'next-intl';
import type { ComponentType } from 'react';
import { useEffect, useRef } from 'react';
import { CategoryTile } from '@/components/home/category-tile';
import { SlideView } from '@/components/home/slide-view';
import { WhyChoose } from '@/components/home/why-choose';
import { SocialLinks } from '@/components/layout/social-links';
import { AboutSections } from '@/components/pages/about-sections';
import { ContactDetails } from '@/components/pages/contact-details';
import { FaqList } from '@/components/pages/faq-list';
import { PlanCard, planCardLabels } from '@/components/pages/plan-card';
import { PlansShown } from '@/components/pages/plan-choices';
import { ReasonCards } from '@/components/pages/reason-cards';
import type { ContentKind } from '@/lib/api/queries/console';
import { dollars, moneyParts, roundPrice } from '@/lib/format/money';
import { parseNumber } from '@/lib/format/parse-number';
import type { Locale } from '@/lib/i18n/locales';
import { paths } from '@/lib/paths';
import { cleanHtml } from '../html/clean-html';
import { useSite } from '../site-room';
import { readIn, type Values } from '../values';
import { useSettingIn } from './around';
import { contactSettings } from './contact-settings';
import { SampleAd } from './sample-ad';

// Each kind as the site draws it, by the site's own components, from what is typed.

export type PreviewProps = { values: Values; lang: Locale };

const id = 0;

const pictureBlock = (values: Values, lang: Locale) => ({
  id,
  image: readIn(values, 'image', lang),
  title: readIn(values, 'title', lang),
  description: readIn(values, 'description', lang),
});

const banner = (values: Values, lang: Locale) => ({
  ...pictureBlock(values, lang),
  description: cleanHtml(readIn(values, 'description', lang)),
  ctaText: readIn(values, 'ctaText', lang) || null,
  link: readIn(values, 'link', lang) || null,
});

const number = (values: Values, name: string) => parseNumber(readIn(values, name, 'en')) ?? 0;

const SlidePreview = ({ values, lang }: PreviewProps) => {
  const { around } = useSite();
  return (
    <div className="bg-steel p-4 text-on-steel">
      <div className="carousel mx-auto max-w-155">
        <div className="swiper">
          <div className="swiper-wrapper">
            <SlideView
              slide={banner(values, lang)}
              locale={lang}
              first
              pictureLabel={around[lang].machineImage}
            />
          </div>
        </div>
      </div>
    </div>
  );
};

const WhyPreview = ({ values, lang }: PreviewProps) => {
  const { around } = useSite();
  const setting = useSettingIn(lang);
  return (
    <WhyChoose
      title={setting('titleWhy')}
      text={setting('descriptionWhy')}
      items={[pictureBlock(values, lang)]}
      pictureLabel={around[lang].machineImage}
    />
  );
};

const AboutPreview = ({ values, lang }: PreviewProps) => (
  <div className="page-width pb-6">
    <AboutSections sections={[banner(values, lang)]} locale={lang} />
  </div>
);

const ReasonPreview = ({ values, lang }: PreviewProps) => {
  const setting = useSettingIn(lang);
  return (
    <div className="page-width -mt-8 pb-6">
      <ReasonCards
        title={setting('titleReason')}
        text={setting('descriptionReason')}
        reasons={[pictureBlock(values, lang)]}
      />
    </div>
  );
};

const FaqPreview = ({ values, lang }: PreviewProps) => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const question = place.current?.querySelector('details');
    if (question) question.open = true;
  }, []);
  const faq = {
    ...pictureBlock(values, lang),
    category: readIn(values, 'category', lang),
    description: cleanHtml(readIn(values, 'description', lang)),
  };
  return (
    <div ref={place} className="page-width py-4">
      <FaqList faqs={[faq]} categories={[faq.category]} locale={lang} />
    </div>
  );
};

const PlanPreview = ({ values, lang }: PreviewProps) => {
  const { around } = useSite();
  const t = useTranslations('pricing');
  const plan = {
    id,
    title: readIn(values, 'title', lang),
    price: number(values, 'price'),
    regular: number(values, 'regular'),
    featured: number(values, 'featured'),
    top: number(values, 'top'),
    ad_days: number(values, 'ad_days') || null,
    popular: values.popular === true ? (1 as const) : (0 as const),
  };
  return (
    <div className="max-w-90 p-4">
      <PlansShown labels={around[lang].planLabels}>
        <PlanCard plan={plan} locale={lang} labels={planCardLabels(t)} />
      </PlansShown>
    </div>
  );
};

const CategoryPreview = ({ values, lang }: PreviewProps) => (
  <div className="p-4">
    <ul className="category-grid max-w-45 grid-cols-1!">
      <li>
        <CategoryTile
          href={paths.ads()}
          icon={readIn(values, 'icon', lang)}
          name={readIn(values, 'name', lang)}
          ads={null}
        />
      </li>
    </ul>
  </div>
);

const AdTypePreview = ({ values, lang }: PreviewProps) => (
  <SampleAd lang={lang} place={null} adType={readIn(values, 'name', lang)} />
);

const StatePreview = ({ values, lang }: PreviewProps) => (
  <SampleAd lang={lang} place={readIn(values, 'name', lang)} />
);

const sampleDollars = 28_500;

const CurrencyPreview = ({ values, lang }: PreviewProps) => {
  const text = (name: string) => readIn(values, name, lang);
  const rate = Number(text('rate')) || 1;
  const decimals = Math.min(3, number(values, 'decimals'));
  const currency = { code: text('code'), symbol: text('symbol'), decimals };
  const prices = [
    moneyParts(dollars(sampleDollars, lang)),
    moneyParts({ amount: roundPrice(sampleDollars, rate, decimals), currency, locale: lang }),
  ];
  return (
    <div className="grid gap-2 p-4">
      {prices.map(({ text: price, dir }, n) => (
        <bdi key={n === 0 ? 'from' : 'to'} dir={dir} className="text-20 font-bold">
          {price}
        </bdi>
      ))}
      <p className="text-muted">{text('name')}</p>
    </div>
  );
};

const ContactPreview = ({ values, lang }: PreviewProps) => {
  const setting = useSettingIn(lang);
  const type = values.type === 'phone' ? 'phone' : 'email';
  return (
    <div className="page-width pb-6">
      <ContactDetails
        settings={contactSettings(setting, [])}
        contacts={[{ id, type, name: readIn(values, 'name', lang) }]}
      />
    </div>
  );
};

const SocialLinkPreview = ({ values, lang }: PreviewProps) => {
  const [name, icon, link] = ['name', 'icon', 'link'].map((field) => readIn(values, field, lang));
  return (
    <div className="bg-steel px-4 text-on-steel">
      <SocialLinks
        links={icon ? [{ id, name: name ?? '', icon, link: link ?? '' }] : []}
        newTabLabel=""
        className="flex min-h-10"
        linkClassName="top-bar-link"
      />
    </div>
  );
};

/** What visitors see of a kind by itself. Of the others they see a name among names. */
export const rowPreviews: Partial<Record<ContentKind, ComponentType<PreviewProps>>> = {
  slides: SlidePreview,
  'why-choose': WhyPreview,
  'about-sections': AboutPreview,
  reasons: ReasonPreview,
  faqs: FaqPreview,
  plans: PlanPreview,
  categories: CategoryPreview,
  'ad-types': AdTypePreview,
  states: StatePreview,
  currencies: CurrencyPreview,
  contacts: ContactPreview,
  'social-links': SocialLinkPreview,
};
