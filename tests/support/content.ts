import type { ContentKind } from '@/lib/contract/moderation/content-fields';
import { categories } from '@/seed/reference/categories';
import { aMember } from './account';
import { call, withKey } from './api';

const words = (en: string) => ({ en, ar: `${en} ar`, ckb: `${en} ckb` });

const places = categories.flatMap(({ subCategories }, n) =>
  subCategories.map(({ slug }) => ({ slug, category_id: n + 1 })),
);
/** Small tractors are asked what tractors are asked. */
const withoutSheet = places.findIndex(({ slug }) => slug === 'tractors-under-60-hp');
export const kindWithoutSheet = {
  category_id: places[withoutSheet]?.category_id ?? 0,
  sub_category_id: withoutSheet + 1,
};

/** A row of every kind as the operator may write it. `name` keeps one apart from another. */
export const contentSample = (kind: ContentKind, name: string = kind): Record<string, unknown> => {
  const banner = {
    image: '/illustrations/machine.svg',
    title: words(name),
    description: words(`<p>${name}</p>`),
    ctaText: words('Look'),
    link: '/ads',
  };
  const card = { image: '/illustrations/machine.svg', title: words(name), description: words('Why') };
  const samples: Record<ContentKind, Record<string, unknown>> = {
    slides: banner,
    'why-choose': card,
    'about-sections': banner,
    reasons: card,
    faqs: { category: words('Selling'), title: words(name), description: words(`<p>${name}</p>`) },
    plans: { title: words(name), price: 19, regular: 80, featured: 3, top: 1, ad_days: 90, popular: false },
    categories: {
      name: words(name),
      aliases: [`street ${name}`],
      icon: '/icons/categories/trucks.svg',
      noun: null,
    },
    'sub-categories': { category_id: 1, name: words(name), aliases: [], noun: null },
    facts: {
      key: name.toLowerCase().replace(/[^a-z]+/g, '_'),
      kind: 'number',
      name: words(name),
      short: words(name.slice(0, 20)),
      unit: 'mm',
      shown_in: 'm',
      decimals: 2,
      least: 100,
      most: 20_000,
      steps: [1000, 5000],
      counted: null,
      title_phrase: null,
      schema_org: null,
      also: [],
      choices: [],
    },
    sheets: {
      ...kindWithoutSheet,
      core: ['year'],
      facts: [{ fact_id: 1, is_facet: true, on_card: false, in_title: false }],
    },
    brands: { name: words(name), aliases: [] },
    models: {
      brand_id: 1,
      name,
      aliases: [],
      category_id: 1,
      sub_category_id: null,
      facts: { weight: 22_000 },
    },
    states: { name: words(name), aliases: [], iso: null, lat: 36.2, long: 44 },
    'ad-types': { name: words(name), aliases: [] },
    'social-media': { name: words(name) },
    currencies: { code: 'SEK', name: words('Swedish krona'), symbol: 'kr', rate: 9.4, decimals: 0 },
    contacts: { type: 'phone', name: '+964 750 123 4567' },
    'social-links': { name, icon: 'linkedin', link: 'https://www.linkedin.com/company/makinar' },
  };
  return samples[kind];
};

/** The calls of somebody who is signed in, with JSON for a body. */
export const callsOf = (who: { headers: Record<string, string> }) => {
  const send = (method: string) => (address: string, body?: unknown) =>
    call(address, {
      method,
      headers: {
        ...withKey,
        ...who.headers,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  return { get: send('GET'), post: send('POST'), put: send('PUT'), remove: send('DELETE') };
};

/** A new moderator with his calls. */
export const aModerator = async () => {
  const who = await aMember({ role: 'moderator' });
  return { ...who, ...callsOf(who) };
};
export type Moderator = Awaited<ReturnType<typeof aModerator>>;
