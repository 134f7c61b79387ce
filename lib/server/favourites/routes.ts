import type { OpenAPIHono } from '@hono/zod-openapi';
import { FavouriteFields, favouriteRoutes, mostFavourites } from '@/lib/contract/favourites';
import { messagesOf } from '@/lib/i18n/messages';
import { presentAds, presentGone } from '../ads/present-ad';
import { viewOf } from '../ads/view';
import { memberCall } from '../calls';
import type { Limit } from '../limits';
import { pageMeta } from '../page-meta';
import { readFields } from '../read-fields';
import { turnFavourite } from './mutations';
import { listFavouriteIds, listFavourites } from './queries';

const clicks: Limit = { name: 'favourites of account', most: 60, seconds: 60 };

export const addFavouriteRoutes = (app: OpenAPIHono) => {
  memberCall(app, favouriteRoutes.list, async (c, { account }) => {
    const { page, per_page, ...query } = c.req.valid('query');
    const view = await viewOf(query);
    const offset = (page - 1) * per_page;
    const { rows, total } = await listFavourites(account.id, { limit: per_page, offset });
    const adIds = rows.map(({ adId }) => adId);
    const here = new Map((await presentAds(adIds, view)).map((ad) => [ad.id, ad]));
    const gone = await presentGone(
      adIds.filter((id) => !here.has(id)),
      view,
    );
    const byId = new Map([...here.values(), ...gone].map((ad) => [ad.id, ad]));
    const data = rows.flatMap(({ id, adId }) => {
      const ad = byId.get(adId);
      const saved = { is_favourite: true, is_wishlisted: true };
      return ad ? [{ id, ad: { ...ad, ...saved }, is_gone: !here.has(adId) }] : [];
    });
    return c.json({ data, meta: pageMeta(total, { page, per_page }) }, 200);
  });

  memberCall(app, favouriteRoutes.ids, async (c, { account }) => {
    return c.json({ data: await listFavouriteIds(account.id, mostFavourites) }, 200);
  });

  memberCall(
    app,
    favouriteRoutes.toggle,
    async (c, { account, lang }) => {
      const fields = readFields(FavouriteFields, c);
      const is_favourite = await turnFavourite(account.id, fields.ad_id, fields.favourite, lang);
      const { saved, removed } = messagesOf(lang).adAnswers;
      const message = is_favourite ? saved : removed;
      return c.json({ status: true as const, success: true as const, message, data: { is_favourite } }, 200);
    },
    { limit: clicks },
  );
};
