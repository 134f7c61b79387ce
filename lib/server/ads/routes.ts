import type { OpenAPIHono } from '@hono/zod-openapi';
import { type AdListQuery, adRoutes } from '@/lib/contract/ads';
import { type Caller, findCaller } from '../accounts/sessions';
import { notFound } from '../refusal';
import { correct } from '../search/correct';
import { type Asked, readSearch } from '../search/words';
import { exactUpTo, findAds, type Wanted } from './find';
import { findNamed } from './named';
import { presentCards } from './present';
import { presentAds } from './present-ad';
import { findFeatured } from './random';
import { viewOf } from './view';
import { countView } from './views';

const wantedOf = (query: AdListQuery, asked: Asked | null): Wanted => ({
  rows: {
    category: query.category,
    subCategory: query.sub_category,
    brand: query.brand,
    carModel: query.car_model,
    type: query.type,
    state: query.state,
  },
  fromCents: query.from_price === undefined ? null : Math.round(query.from_price * 100),
  toCents: query.to_price === undefined ? null : Math.round(query.to_price * 100),
  asked,
  sort: query.sort,
  limit: query.per_page,
  offset: (query.page - 1) * query.per_page,
});

const isNarrowed = ({ rows, fromCents, toCents, asked }: Wanted) =>
  asked !== null || fromCents !== null || toCents !== null || Object.values(rows).some((ids) => ids.length);

const find = (wanted: Wanted) =>
  wanted.sort === 'random' && !isNarrowed(wanted) ? findFeatured(wanted) : findAds(wanted);

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
    const { page, per_page } = query;
    const asked = query.search ? readSearch(query.search) : null;
    const nothing = { ids: [], total: 0, estimated: false };
    const unreachable =
      page * per_page > exactUpTo + per_page || (query.search !== undefined && asked === null);

    let found = query.id.length
      ? await findNamed(query.id, per_page)
      : unreachable
        ? nothing
        : await find(wantedOf(query, asked));
    let corrected: Asked | null = null;
    if (asked && found.total === 0 && !unreachable && !query.id.length) {
      corrected = await correct(asked);
      if (corrected) found = await find(wantedOf(query, corrected));
      if (found.total === 0) corrected = null;
    }
    const meta = {
      total: found.total,
      total_is_estimate: found.estimated,
      per_page,
      page,
      last_page: Math.max(1, Math.ceil(Math.min(found.total, exactUpTo) / per_page)),
      corrected_search: corrected?.text ?? null,
    };
    const data = await mark(await presentCards(found.ids, view), await findCaller(c.req.raw));
    return c.json({ data, meta }, 200);
  });

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
