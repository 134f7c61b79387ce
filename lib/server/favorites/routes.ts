import type { OpenAPIHono } from '@hono/zod-openapi';
import { FavoriteFields, favoriteRoutes, mostFavorites } from '@/lib/contract/favorites';
import { messagesOf } from '@/lib/i18n/messages';
import { takeOrRefuse } from '../accounts/limits';
import { callerOf, forMembers } from '../accounts/signed-in';
import { presentAds } from '../ads/present-ad';
import { viewOf } from '../ads/view';
import type { Limit } from '../limits';
import { readFields, sayProblems } from '../read-fields';
import { turnFavorite } from './mutations';
import { listFavoriteIds, listFavorites } from './queries';

const clicks: Limit = { name: 'favourites of account', most: 60, seconds: 60 };

export const addFavoriteRoutes = (app: OpenAPIHono) => {
  forMembers(app, [favoriteRoutes.list, favoriteRoutes.ids, favoriteRoutes.toggle], 'small');

  app.openapi(favoriteRoutes.list, async (c) => {
    const { page, per_page, ...query } = c.req.valid('query');
    const { account } = callerOf(c);
    const view = await viewOf(query);
    const offset = (page - 1) * per_page;
    const { rows, total } = await listFavorites(account.id, { limit: per_page, offset });
    const found = await presentAds(
      rows.map(({ adId }) => adId),
      view,
    );
    const byId = new Map(found.map((ad) => [ad.id, ad]));
    const data = rows.flatMap(({ id, adId }) => {
      const ad = byId.get(adId);
      return ad ? [{ id, ad: { ...ad, is_favourite: true, is_wishlisted: true } }] : [];
    });
    const last_page = Math.max(1, Math.ceil(total / per_page));
    return c.json({ data, meta: { total, total_is_estimate: false, per_page, page, last_page } }, 200);
  });

  app.openapi(favoriteRoutes.ids, async (c) => {
    const { account } = callerOf(c);
    return c.json({ data: await listFavoriteIds(account.id, mostFavorites) }, 200);
  });

  app.openapi(
    favoriteRoutes.toggle,
    async (c) => {
      const { lang } = c.req.valid('query');
      const { account } = callerOf(c);
      takeOrRefuse(clicks, String(account.id), lang);
      const fields = readFields(FavoriteFields, c, c.req.valid('json'), c.req.valid('form'));
      const is_favourite = await turnFavorite(account.id, fields.ad_id, fields.favourite, lang);
      const { saved, removed } = messagesOf(lang).adAnswers;
      const message = is_favourite ? saved : removed;
      return c.json({ status: true as const, success: true as const, message, data: { is_favourite } }, 200);
    },
    sayProblems,
  );
};
