import { createRoute, z } from '@hono/zod-openapi';
import { failures, json, Lang, list, optionalQuery, PerPage } from './common';

const Html = z.string().openapi({ description: 'HTML from the operator, already sanitised' });

export const InformationPage = z
  .object({ title: z.string(), description: Html, short_description: z.string() })
  .openapi('InformationPage');
export type InformationPage = z.infer<typeof InformationPage>;

export const Settings = z
  .object({
    logo: z.string(),
    company_name: z.string(),
    tagline: z.string(),
    titleSite: z.string(),
    descriptionSite: z.string(),
    titleWhy: z.string(),
    descriptionWhy: z.string(),
    titleAbout: z.string(),
    descriptionAbout: z.string(),
    titleReason: z.string(),
    descriptionReason: z.string(),
    titleContact: z.string(),
    descriptionContact: z.string(),
    directories: z.array(z.object({ name: z.string() })),
    company_details: z.object({ description: z.string() }),
    address: z.string(),
    ad_days: z.number().int().openapi({ description: 'How long an ad is listed until it is renewed' }),
    card_location_label: z.string().openapi({
      description: 'Shown on every home card beside the ad’s own state; empty: that state alone',
    }),
    sellingTip: InformationPage,
    buyAndSell: InformationPage,
    membership: InformationPage,
    bannerAdvertising: InformationPage,
    howToStaySafe: InformationPage,
    termsAndConditions: InformationPage,
    privacyPolicy: InformationPage,
  })
  .openapi('Settings');
export type Settings = z.infer<typeof Settings>;

export const Slide = z
  .object({
    id: z.number().int(),
    image: z.string(),
    title: z.string(),
    description: Html,
    ctaText: z.string().nullable(),
    link: z.string().nullable(),
  })
  .openapi('Slide');
export type Slide = z.infer<typeof Slide>;

export const PictureBlock = z
  .object({ id: z.number().int(), image: z.string(), title: z.string(), description: z.string() })
  .openapi('PictureBlock');
export type PictureBlock = z.infer<typeof PictureBlock>;

export const AboutSection = z
  .object({
    id: z.number().int(),
    image: z.string(),
    title: z.string(),
    description: Html,
    ctaText: z.string().nullable(),
    link: z.string().nullable(),
  })
  .openapi('AboutSection');
export type AboutSection = z.infer<typeof AboutSection>;

export const Faq = z
  .object({ id: z.number().int(), category: z.string(), title: z.string(), description: Html })
  .openapi('Faq');
export type Faq = z.infer<typeof Faq>;

export const Contact = z
  .object({ id: z.number().int(), name: z.string(), type: z.enum(['email', 'phone']) })
  .openapi('Contact');
export type Contact = z.infer<typeof Contact>;

export const SocialLink = z
  .object({ id: z.number().int(), name: z.string(), icon: z.string(), link: z.string() })
  .openapi('SocialLink');
export type SocialLink = z.infer<typeof SocialLink>;

const WordingQuery = z.object({ lang: Lang, per_page: PerPage(100) });

const wording = <Path extends string, Row extends z.ZodType, Query extends z.ZodObject>(
  path: Path,
  row: Row,
  summary: string,
  query: Query,
) =>
  createRoute({
    method: 'get',
    path,
    summary,
    tags: ['Wordings'],
    request: { query },
    responses: { 200: json(list(row), summary), ...failures },
  });

export const wordingRoutes = {
  settings: createRoute({
    method: 'get',
    path: '/v1/setting',
    summary: 'Site settings and wordings',
    tags: ['Wordings'],
    request: { query: z.object({ lang: Lang }) },
    responses: { 200: json(z.object({ data: Settings }), 'Site settings'), ...failures },
  }),
  slides: wording('/v1/slide', Slide, 'Slides of the home page', WordingQuery),
  whyChoose: wording('/v1/why-choose', PictureBlock, 'Why choose us', WordingQuery),
  reasons: wording('/v1/reason', PictureBlock, 'Reasons on the about page', WordingQuery),
  aboutSections: wording('/v1/about-section', AboutSection, 'Sections of the about page', WordingQuery),
  faqs: wording('/v1/faq', Faq, 'Frequently asked questions', WordingQuery),
  contacts: wording(
    '/v1/contact',
    Contact,
    'Ways to reach the operator',
    WordingQuery.extend({ type: optionalQuery(z.enum(['email', 'phone'])) }),
  ),
  socialLinks: wording('/v1/social-link', SocialLink, 'The site’s own pages elsewhere', WordingQuery),
};
