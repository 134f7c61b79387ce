import type { OpenAPIHono } from '@hono/zod-openapi';
import { type AdListQuery, adRoutes } from '@/lib/contract/ads';
import { notFound } from '../refusal';
import { correct } from '../search/correct';
import { type Asked, readSearch } from '../search/words';
import { exactUpTo, findAds, type Wanted } from './find';
import { presentAd, presentCards } from './present';
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

export const addAdRoutes = (app: OpenAPIHono) => {
  app.openapi(adRoutes.list, async (c) => {
    const query = c.req.valid('query');
    const view = await viewOf(query);
    const { page, per_page } = query;
    const asked = query.search ? readSearch(query.search) : null;
    const nothing = { ids: [], total: 0, estimated: false };
    const unreachable =
      page * per_page > exactUpTo + per_page || (query.search !== undefined && asked === null);

    let found = unreachable ? nothing : await find(wantedOf(query, asked));
    let corrected: Asked | null = null;
    if (asked && found.total === 0 && !unreachable) {
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
    return c.json({ data: await presentCards(found.ids, view), meta }, 200);
  });

  app.openapi(adRoutes.show, async (c) => {
    const view = await viewOf(c.req.valid('query'));
    const data = await presentAd(c.req.valid('param').id, view);
    if (!data) throw notFound();
    return c.json({ data }, 200);
  });

  app.openapi(adRoutes.view, async (c) => {
    const views = await countView(c.req.valid('param').id, c.req.raw);
    return c.json({ data: { views } }, 200);
  });
};
