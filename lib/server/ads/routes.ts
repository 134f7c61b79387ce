import type { OpenAPIHono } from '@hono/zod-openapi';
import { adRoutes } from '@/lib/contract/ads';
import { type Caller, findCaller } from '../accounts/sessions';
import { notFound } from '../refusal';
import { countMiss } from '../search/misses';
import { findFacets } from './facets';
import { findPage } from './list';
import { presentCards } from './present';
import { presentAds } from './present-ad';
import { viewOf } from './view';
import { countView } from './views';

/** Which of these ads an account has saved. */
type FindSaved = (accountId: number, adIds: readonly number[]) => Promise<Set<number>>;

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

  app.openapi(adRoutes.list, async (c) => {
    const query = c.req.valid('query');
    const view = await viewOf(query);
    const { ids, meta, missed } = await findPage(query);
    if (missed) countMiss(missed);
    const data = await mark(await presentCards(ids, view), await findCaller(c.req.raw));
    return c.json({ data, meta }, 200);
  });

  // Before the ads by their numbers, which would take the name for one.
  app.openapi(adRoutes.facets, async (c) => c.json({ data: await findFacets(c.req.valid('query')) }, 200));

  app.openapi(adRoutes.show, async (c) => {
    const view = await viewOf(c.req.valid('query'));
    const caller = await findCaller(c.req.raw);
    const found = await presentAds([c.req.valid('param').id], view, caller?.account);
    const [data] = await mark(found, caller);
    if (!data) throw notFound();
    return c.json({ data }, 200);
  });

  app.openapi(adRoutes.view, async (c) => {
    const views = await countView(c.req.valid('param').id, c.req.raw);
    return c.json({ data: { views } }, 200);
  });
};
