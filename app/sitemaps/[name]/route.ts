import { isMadeUp, noFilters } from '@/lib/ad-filters';
import { readPublic } from '@/lib/api/server';
import { adsPerPart } from '@/lib/contract/sitemap';
import { type InformationPath, informationPages, paths } from '@/lib/paths';
import { urlEntries, xmlResponse } from '../xml';

export const dynamic = 'force-dynamic';

/** With fewer ads than this, a narrower list says nothing that the category's does not. */
const enoughAds = 3;
const brandsPerPage = 100;
/** Few enough that a visitor's page never waits long for one reading. */
const adsPerReading = 1_000;

async function* pages() {
  const topics = Object.keys(informationPages) as InformationPath[];
  const plain = [paths.home, paths.ads(), paths.about, paths.pricing, paths.contact, paths.faq];
  for (const path of [...plain, ...topics.map(paths.information)]) yield urlEntries(path);
}

async function* brandLists(category: number) {
  for (let page = 1; ; page += 1) {
    const { data } = await readPublic('/v1/brand', { query: { category, page, per_page: brandsPerPage } });
    for (const { id, count } of data) {
      if (count >= enoughAds) yield urlEntries(paths.ads({ category: [category], brand: [id] }));
    }
    if (data.length < brandsPerPage) return;
  }
}

async function* kindLists(category: number) {
  const { data } = await readPublic('/v1/sub-category', { query: { category_id: category } });
  for (const { id, count } of data)
    if (count >= enoughAds) yield urlEntries(paths.ads({ category: [category], subCategory: [id] }));
}

async function* factLists(category: number) {
  const { data } = await readPublic('/v1/ads/facets', { query: { category: [category] } });
  for (const [key, { counts }] of Object.entries(data.facts))
    for (const { key: choice, count } of counts) {
      const filters = { ...noFilters, category: [category], facts: { [key]: choice } };
      // A flag's "no" has no name to stand in a title.
      if (count >= enoughAds && choice !== 'no' && !isMadeUp(filters)) yield urlEntries(paths.ads(filters));
    }
}

async function* lists() {
  const { data: categories } = await readPublic('/v1/category', {});
  for (const { id, count_ads } of categories) {
    if (count_ads === 0) continue;
    yield urlEntries(paths.ads({ category: [id] }));
    yield* kindLists(id);
    yield* brandLists(id);
    yield* factLists(id);
  }
}

async function* ads(part: number) {
  const end = (part + 1) * adsPerPart;
  let after = part * adsPerPart;
  while (after < end) {
    const limit = Math.min(adsPerReading, end - after);
    const { data } = await readPublic('/v1/sitemap/ads', { query: { after, limit } });
    const within = data.filter(({ id }) => id <= end);
    yield within.map(({ id, updated_at }) => urlEntries(paths.ad(id), updated_at)).join('');
    const last = within.at(-1);
    if (!last || within.length < limit) return;
    after = last.id;
  }
}

const entriesOf = (name: string) => {
  if (name === 'pages') return pages();
  if (name === 'lists') return lists();
  const part = /^ads-(\d{1,6})$/.exec(name)?.[1];
  return part === undefined ? null : ads(Number(part));
};

export const GET = async (_request: Request, { params }: { params: Promise<{ name: string }> }) => {
  const entries = entriesOf((await params).name);
  return entries ? xmlResponse('urlset', entries) : new Response('Not Found 404', { status: 404 });
};
