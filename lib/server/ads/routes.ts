import type { OpenAPIHono } from '@hono/zod-openapi';
import { type AdListQuery, adRoutes } from '@/lib/contract/ads';
import { fromReplica } from '@/lib/db/replica';
import { countFound } from '@/lib/metrics';
import { type Caller, publicCall, readerCall } from '../calls';
import { notFound } from '../http-error';
import { countOnceStood } from '../search/standing';
import { findVisitor } from '../visitor-address';
import { findFacets } from './facets';
import { findGlossary } from './glossary';
import { findPage } from './list';
import { presentCards } from './present';
import { presentAds } from './present-ad';
import { viewOf } from './view';
import { countView } from './views';

/** Which of these ads an account has saved. */
type FindSaved = (accountId: number, adIds: readonly number[]) => Promise<Set<number>>;

/** A look at one ad only asks how many there are. */
const isSearch = ({ page, per_page, id, like }: AdListQuery) =>
  page === 1 && per_page > 1 && !id.length && like === undefined;

type Marked = { id: number; is_favourite: boolean; is_wishlisted: boolean };

/** `findSaved` is handed in: favourites show ads by what is here, so nothing here asks them. */
export const addAdRoutes = (app: OpenAPIHono, findSaved: FindSaved) => {
  /** Personal marks, in answers that only their reader gets. */
  const mark = async <Ad extends Marked>(ads: Ad[], caller: Caller | null): Promise<Ad[]> => {
    if (!caller) return ads;
    const saved = await findSaved(
      caller.account.id,
      ads.map(({ id }) => id),
    );
    return ads.map((ad) => ({ ...ad, is_favourite: saved.has(ad.id), is_wishlisted: saved.has(ad.id) }));
  };

  readerCall(app, adRoutes.list, async (c, { caller }) => {
    const query = c.req.valid('query');
    const view = await viewOf(query);
    const { ids, meta, missed } = await fromReplica(() => findPage(query));
    if (query.search && isSearch(query)) {
      const ending = meta.total > 0 ? 'found' : missed ? 'missed' : 'filtered';
      countOnceStood({ search: query.search, ending, missed }, findVisitor(c.req.raw));
      countFound(ending);
    }
    const data = await mark(await fromReplica(() => presentCards(ids, view)), caller);
    return c.json({ data, meta }, 200);
  });

  // Before the ads by their numbers, which would take the name for one.
  publicCall(app, adRoutes.facets, async (c) =>
    c.json({ data: await findFacets(c.req.valid('query')) }, 200),
  );

  readerCall(app, adRoutes.show, async (c, { caller }) => {
    const view = await viewOf(c.req.valid('query'));
    const show = () => presentAds([c.req.valid('param').id], view, caller?.account);
    // A member may be the seller, who sees what he wrote a moment ago.
    const found = await (caller ? show() : fromReplica(show));
    const [data] = await mark(found, caller);
    if (!data) throw notFound();
    return c.json({ data }, 200);
  });

  publicCall(app, adRoutes.glossary, async (c) => {
    const data = await findGlossary(c.req.valid('param').id, c.req.valid('query').lang);
    if (!data) throw notFound();
    return c.json({ data }, 200);
  });

  publicCall(app, adRoutes.view, async (c) => {
    const views = await countView(c.req.valid('param').id, c.req.raw);
    return c.json({ data: { views } }, 200);
  });
};
