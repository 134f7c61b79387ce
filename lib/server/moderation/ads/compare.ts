import type { AdFieldName, ModeratedAd } from '@/lib/contract/moderation/ads';
import { dollars, formatMoney, type Money } from '@/lib/format/money';
import { formatDistance, formatHours } from '@/lib/format/units';
import { type Locale, locales, type Translated } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import { cleanDescription } from '../../ads/description';
import { factsOf } from '../../ads/present-facts';
import type { Written } from '../../ads/written';
import { type Catalogue, nameOf } from '../../catalogue/rows';
import { localeOf, picturesByKey } from '../present';

type Said = Record<AdFieldName, string | null>;

const asked = (price: number, ad: Written, { currencies }: Catalogue, lang: Locale): Money => {
  const currency = currencies.get(ad.price_currency ?? 'USD');
  const { decimals, ...money } = dollars(price, lang).currency;
  return { amount: price, currency: { ...money, ...currency, decimals }, locale: lang };
};

/** An ad field by field, in words of the moderator's language; the seller's own texts are as he wrote them. */
const say = (ad: Written, catalogue: Catalogue, lang: Locale): Said => {
  const words = messagesOf(lang);
  const name = (rows: Map<number, { name: Translated | string }>, id: number | null) =>
    nameOf(rows.get(id ?? 0), lang);
  const price =
    ad.price === null ? words.ad.price.onRequest : formatMoney(asked(ad.price, ad, catalogue, lang));
  const socials = ad.socials.map(
    ({ social_media_id, link }) => `${name(catalogue.socialMedia, social_media_id) ?? '–'}: ${link ?? '–'}`,
  );
  // An edit of an older release states none.
  const stating = { facts: ad.facts ?? {}, categoryId: ad.category_id, subCategoryId: ad.sub_category_id };
  const facts = factsOf(stating, { lang, catalogue });
  return {
    title: ad.title,
    ad_type: name(catalogue.adTypes, ad.ad_type_id),
    category: name(catalogue.categories, ad.category_id),
    sub_category: name(catalogue.subCategories, ad.sub_category_id),
    brand: name(catalogue.brands, ad.brand_id),
    model: ad.model,
    year: ad.year === null ? null : String(ad.year),
    price,
    price_type: ad.price_type === 'fix' ? words.adCard.fixedPrice : words.adCard.negotiable,
    vat: words.ad.vat[ad.vat],
    hours: ad.hours === null ? null : formatHours(ad.hours, lang),
    distance: ad.distance === null ? null : formatDistance(ad.distance, ad.distance_type, lang),
    facts: facts.map(({ name, text }) => `${name}: ${text}`).join('\n') || null,
    state: name(catalogue.states, ad.state_id),
    zip_code: ad.zip_code,
    place: ad.lat === null || ad.long === null ? null : `${ad.lat}, ${ad.long}`,
    phone: ad.phone,
    whatsapp_number: ad.whatsapp_number,
    email: ad.email,
    website_url: ad.website_url,
    video_url: ad.video_url,
    socials: socials.join('\n') || null,
    language: locales[localeOf(ad.language)].name,
    description: cleanDescription(ad.description) || null,
    information: ad.information || null,
    feature: ad.feature || null,
    specification: ad.specification || null,
  };
};

type Compared = Pick<ModeratedAd, 'fields' | 'pictures' | 'pictures_moved'>;

/** What an ad says, and against what it said before. Without a before nothing has changed. */
export const compare = async (
  ad: Written,
  was: Written | null,
  catalogue: Catalogue,
  lang: Locale,
): Promise<Compared> => {
  const now = say(ad, catalogue, lang);
  const then = was && say(was, catalogue, lang);
  const gone = was ? was.images.filter((key) => !ad.images.includes(key)) : [];
  const known = await picturesByKey([...ad.images, ...gone]);
  const picture = (key: string, change: 'added' | 'removed' | null) => {
    const stored = known.get(key);
    return stored ? [{ ...stored, change }] : [];
  };
  const kept = ad.images.filter((key) => was?.images.includes(key));
  const keptThen = was?.images.filter((key) => ad.images.includes(key)) ?? [];
  return {
    fields: (Object.keys(now) as AdFieldName[]).map((name) => ({
      name,
      value: now[name],
      before: then?.[name] ?? null,
      changed: then !== null && then[name] !== now[name],
    })),
    pictures: [
      ...ad.images.flatMap((key) => picture(key, was && !was.images.includes(key) ? 'added' : null)),
      ...gone.flatMap((key) => picture(key, 'removed')),
    ],
    pictures_moved: was !== null && kept.join() !== keptThen.join(),
  };
};
