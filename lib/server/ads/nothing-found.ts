import type { AdListQuery, NothingFound, SearchPart } from '@/lib/contract/ads';
import { countBy } from '../catalogue/counts';
import { type Catalogue, nameOf } from '../catalogue/rows';
import { ask, askReading } from '../search/asked';
import { correctText } from '../search/correct';
import { presentReading, sayCorrected } from '../search/present';
import type { Reading } from '../search/read';
import type { Wanted } from './conditions';
import { findAds } from './find';
import { wantedOf } from './wanted';

/** Farther than what is searched for without a question. */
const guessed = 0.3;
const mostNear = 6;

type Search = { reading: Reading; query: AdListQuery; catalogue: Catalogue };

const find = (reading: Reading, wanted: Wanted, catalogue: Catalogue) =>
  askReading(reading, catalogue).then((asked) =>
    findAds({ ...wanted, asked, sort: 'desc', offset: 0, limit: 20 }),
  );

/** Words near those that were asked for, by which something is found: all of them, or those alone that mean something. */
const findSpelling = async ({ reading, query, catalogue }: Search): Promise<string | null> => {
  const guess = (await correctText(reading, guessed)) ?? reading;
  const known = guess.parts.filter((part, at) => {
    const before = reading.parts[at];
    return part.is !== 'text' || (before?.is === 'text' && before.words.join() !== part.words.join());
  });
  const kept = reading.parts.filter((_, at) => known.includes(guess.parts[at] as never));
  const tries = [
    { spelling: guess, typed: reading },
    { spelling: { ...guess, parts: known }, typed: { ...reading, parts: kept } },
  ];
  for (const { spelling, typed } of tries) {
    if (!spelling.parts.length) continue;
    const { ids, total } = await find(spelling, wantedOf(query, null, catalogue), catalogue);
    if (total > 0) return sayCorrected(spelling, typed, { catalogue, lang: query.lang, ids });
  }
  return null;
};

/** The kinds of machines around what was understood that have ads, the fullest first; all categories where nothing was. */
const findNear = async ({ reading, query: { lang }, catalogue }: Search): Promise<NothingFound['near']> => {
  const subs = new Set<number>();
  const categories = new Set<number>();
  const addSub = (id: number | null | undefined) => {
    const category = catalogue.subCategories.get(id ?? 0)?.categoryId;
    if (id) subs.add(id);
    if (category) categories.add(category);
  };
  for (const part of reading.parts) {
    if (part.is !== 'rows') continue;
    for (const id of part.ids) {
      if (part.kind === 'category') categories.add(id);
      if (part.kind === 'subCategory') addSub(id);
      for (const model of catalogue.carModels.values())
        if ((part.kind === 'carModel' && model.id === id) || (part.kind === 'brand' && model.brandId === id))
          addSub(model.subCategoryId);
    }
  }
  if (!subs.size && !categories.size) for (const id of catalogue.categories.keys()) categories.add(id);
  const [ofSubs, ofCategories] = await Promise.all([countBy('sub_category_id'), countBy('category_id')]);
  const near = (kind: 'category' | 'sub_category', ids: Set<number>) => {
    const [rows, counts] =
      kind === 'category' ? [catalogue.categories, ofCategories] : [catalogue.subCategories, ofSubs];
    return [...ids].map((id) => ({
      kind,
      id,
      name: nameOf(rows.get(id), lang) ?? '',
      count: counts.get(id) ?? 0,
      category_id: kind === 'category' ? null : (catalogue.subCategories.get(id)?.categoryId ?? null),
    }));
  };
  return [...near('sub_category', subs), ...near('category', categories)]
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, mostNear);
};

type Ways = NothingFound['parts'];

/** How many ads the search has without each of its parts. */
const withTotals = (parts: readonly SearchPart[], { query, catalogue }: Search): Promise<Ways> =>
  Promise.all(
    parts.map(async (part) => {
      const rest = part.without ? await ask(part.without, catalogue) : null;
      const wanted = rest && {
        ...wantedOf(query, rest.asked, catalogue),
        sort: 'desc' as const,
        offset: 0,
        limit: 1,
      };
      return { ...part, total_without: wanted ? (await findAds(wanted)).total : 0 };
    }),
  );

/** Of more parts than this two are not left out together. */
const mostPaired = 5;

/** Each two parts as one, where it takes more than one to find something. */
const inPairs = async (parts: readonly SearchPart[], search: Search): Promise<Ways> => {
  if (parts.length < 3 || parts.length > mostPaired) return [];
  const by = { catalogue: search.catalogue, lang: search.query.lang };
  const pairs = await Promise.all(
    parts.map(async (part, at) => {
      const rest = await ask(part.without, search.catalogue);
      const others = rest ? presentReading(rest, by).slice(at) : [];
      return others.map((other): SearchPart => {
        const both = `${part.typed} + ${other.typed}`;
        const { without } = other;
        return {
          ...part,
          kind: 'text',
          name: both,
          typed: both,
          ids: [],
          from: null,
          to: null,
          unit: null,
          without,
        };
      });
    }),
  );
  return (await withTotals(pairs.flat(), search)).filter(({ total_without }) => total_without > 0);
};

/** Help for words that no ad has. */
export const helpFor = async (parts: readonly SearchPart[], search: Search): Promise<NothingFound> => {
  const [withoutEach, near, other_spelling] = await Promise.all([
    withTotals(parts, search),
    findNear(search),
    findSpelling(search),
  ]);
  const leads = withoutEach.some(({ total_without }) => total_without > 0);
  return {
    parts: leads ? withoutEach : [...withoutEach, ...(await inPairs(parts, search))],
    near,
    other_spelling,
  };
};
