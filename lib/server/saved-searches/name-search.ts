import { type AdFilters, type Range, rangeFilters, readAsked } from '@/lib/ad-filters';
import { choicesOf, factText, unitName } from '@/lib/facts/text';
import { formatMoney, roundPrice } from '@/lib/format/money';
import { formatNumber } from '@/lib/format/numbers';
import { truncate } from '@/lib/format/truncate';
import { fillIn, isolated, withoutIsolates } from '@/lib/i18n/fill-in';
import { defaultCurrency, type Locale, wordsIn } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import { type Catalogue, nameOf } from '../catalogue/rows';

const longest = 100;

/** In which words a search is named, and its prices in which money. */
type Reader = { lang: Locale; currency?: string | undefined };

const sayRange = ({ from, to }: Range, lang: Locale, say: (value: number) => string): string => {
  const { priceFrom, priceTo, priceBetween } = messagesOf(lang).ads;
  if (from !== null && from === to) return say(from);
  if (from === null) return to === null ? '' : fillIn(priceTo, { price: say(to) });
  return to === null
    ? fillIn(priceFrom, { price: say(from) })
    : fillIn(priceBetween, { from: say(from), to: say(to) });
};

const sayPrice = ({ fromPrice, toPrice }: AdFilters, catalogue: Catalogue, { lang, currency }: Reader) => {
  const { currencies } = catalogue;
  const money = currencies.get(currency ?? '') ?? currencies.get(defaultCurrency);
  if (!money) return '';
  const { rate, decimals } = money;
  return sayRange({ from: fromPrice, to: toPrice }, lang, (dollars) =>
    formatMoney({ amount: roundPrice(dollars, rate, decimals), currency: money, locale: lang }),
  );
};

/** Of what every ad has: year, hours, distance. */
const sayFigures = (filters: AdFilters, lang: Locale): string[] => {
  const { figures } = messagesOf(lang).ads;
  const units = { year: '', hours: unitName('h', lang), distance: unitName('km', lang) };
  return rangeFilters.flatMap((name) => {
    const range = filters[name];
    if (!range) return [];
    const say = (value: number) =>
      name === 'year' ? String(value) : `${formatNumber(value, lang)}\u00a0${units[name]}`;
    return `${figures[name]}: ${sayRange(range, lang, say)}`;
  });
};

const sayFacts = ({ facts }: AdFilters, catalogue: Catalogue, lang: Locale): string[] =>
  Object.entries(facts).flatMap(([key, value]) => {
    const fact = catalogue.facts.get(key);
    const asked = fact && readAsked(fact, value);
    if (!asked) return [];
    const name = wordsIn(fact.name, lang);
    if (!Array.isArray(asked)) return `${name}: ${sayRange(asked, lang, (n) => factText(fact, n, lang))}`;
    const said =
      fact.kind === 'flag'
        ? asked.map((one) => factText(fact, one === 'yes', lang))
        : choicesOf(fact, asked).map((choice) => wordsIn(choice.name, lang));
    return `${name}: ${said.join(messagesOf(lang).line.separator)}`;
  });

/** What a search is called that nobody has named: its words, the rows, the price and the figures that it asks for. */
export const nameSearch = (filters: AdFilters, catalogue: Catalogue, reader: Reader): string => {
  const { lang } = reader;
  const named = [
    ...filters.brand.map((id) => catalogue.brands.get(id)),
    ...filters.carModel.map((id) => catalogue.carModels.get(id)),
    ...(filters.subCategory.length
      ? filters.subCategory.map((id) => catalogue.subCategories.get(id))
      : filters.category.map((id) => catalogue.categories.get(id))),
    ...filters.type.map((id) => catalogue.adTypes.get(id)),
    ...filters.state.map((id) => catalogue.states.get(id)),
  ].flatMap((row) => nameOf(row, lang) ?? []);
  const figures = [
    sayPrice(filters, catalogue, reader),
    ...sayFigures(filters, lang),
    ...sayFacts(filters, catalogue, lang),
  ].filter(Boolean);
  const words = truncate([...(filters.search ? [filters.search] : []), ...named].join(' · '), longest);
  // A name may begin in the letters of the other direction: the figures keep their own. None is cut in two.
  const said = figures.map(isolated).reduce((name, figure) => {
    const longer = name ? `${name} · ${figure}` : figure;
    return withoutIsolates(longer).length > longest ? name : longer;
  }, words);
  return said || messagesOf(lang).ads.title.everything;
};
