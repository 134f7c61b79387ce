import type { AdCard, Picture } from '@/lib/contract/ads';
import type { ads } from '@/lib/db/schema';
import { defaultLocale, isLocale, type Locale, type Translated } from '@/lib/i18n/locales';
import { type Catalogue, nameOf } from '../catalogue/rows';
import { type CardRow, cards } from './cards';
import { sayOnce } from './memory';
import { factsOnCard } from './present-facts';
import { distanceOf, presentKind, presentLine } from './present-line';
import { showPrice } from './price';

type AdRow = typeof ads.$inferSelect;
type Currency = NonNullable<ReturnType<Catalogue['currencies']['get']>>;
/** What an ad is shown in. */
export type View = { lang: Locale; currency: Currency; catalogue: Catalogue };

const named = (row: { id: number; name: Translated | string } | undefined, lang: Locale) =>
  row ? { id: row.id, name: nameOf(row, lang) } : null;

/** Ends by time; the row is cleared by the next sweep. */
export const isPromoted = ({ promotedUntil }: Pick<AdRow, 'promotedUntil'>) =>
  promotedUntil === null || promotedUntil.getTime() > Date.now();

/** What takes longest to say of an ad. */
const say = sayOnce((row: CardRow, shown) => ({
  line: presentLine(row, shown),
  facts: factsOnCard(row, shown),
  kind: presentKind(row, shown),
}));

/** One ad of a list, by its row and pictures. */
export const cardOf = (row: CardRow, pictures: Picture[], view: View): Omit<AdCard, 'description'> => {
  const { lang, currency, catalogue } = view;
  const { line, facts, kind } = say(row, view);
  const unknown = { id: 0, name: '' };
  return {
    id: row.id,
    title: row.title,
    line,
    language: isLocale(row.language) ? row.language : defaultLocale,
    date: row.createdAt.toISOString(),
    views: row.views,
    images: pictures.map(({ src }) => src),
    pictures,
    category: named(catalogue.categories.get(row.categoryId), lang) ?? unknown,
    sub_category: named(catalogue.subCategories.get(row.subCategoryId ?? 0), lang),
    kind,
    brand: named(catalogue.brands.get(row.brandId ?? 0), lang),
    car_model:
      named(catalogue.carModels.get(row.carModelId ?? 0), lang) ??
      (row.modelName ? { id: null, name: row.modelName } : null),
    year: row.year,
    ad_type: named(catalogue.adTypes.get(row.adTypeId), lang) ?? unknown,
    state: named(catalogue.states.get(row.stateId ?? 0), lang),
    distance: distanceOf(row, view),
    distance_type: row.distanceType,
    hours: row.hours,
    facts,
    price: row.priceCents === null ? null : row.priceCents / 100,
    show_price: showPrice(row, currency),
    currency: currency.code,
    currency_symbol: currency.symbol,
    price_type: row.priceType,
    vat: row.vat,
    status: row.status,
    availability: row.availability,
    promotion: isPromoted(row) ? row.promotion : null,
    // Personal marks come from the visitor's own calls; a public answer is the same for everyone.
    is_favourite: false,
    is_wishlisted: false,
  };
};

/** The ads of these ids, in their order; an id that is gone is left out. */
export const presentCards = async (ids: readonly number[], view: View): Promise<AdCard[]> => {
  const found = await cards.get(ids);
  return ids.flatMap((id) => {
    const card = found.get(id);
    return card ? [{ ...cardOf(card.row, card.pictures, view), description: card.text }] : [];
  });
};
