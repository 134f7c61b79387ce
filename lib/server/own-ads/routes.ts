import type { OpenAPIHono } from '@hono/zod-openapi';
import type { MiddlewareHandler } from 'hono';
import { AdFields, mostPictures } from '@/lib/contract/ad-fields';
import { RowId } from '@/lib/contract/common';
import { ownAdRoutes, PromotionFields } from '@/lib/contract/own-ads';
import type { Locale } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import { takeOrRefuse } from '../accounts/limits';
import { callerOf, forMembers } from '../accounts/signed-in';
import { viewOf } from '../ads/view';
import { getCatalogue } from '../catalogue/rows';
import { giveBack } from '../limits';
import { refuseFields, refuseIssues } from '../problems';
import { langOf, readFields, sayProblems } from '../read-fields';
import { readSearch } from '../search/words';
import { takePictureTurns } from '../uploads/limits';
import { refusePicture } from '../uploads/problems';
import { storePictures } from '../uploads/store-picture';
import { limits } from './limits';
import { changeAd, deleteAd, type Stored, submitAd } from './mutations';
import { promoteAd } from './promote';
import { countOwnAds, getChangeable, getDraft, listOwnAds } from './queries';
import { readAd } from './read-ad';

/** The form of an ad, checked field by field, with the pictures that came as files stored behind those that were named. */
const readForm = async (request: Request, accountId: number, lang: Locale): Promise<AdFields> => {
  const { fields, files } = await readAd(request, lang);
  const read = AdFields.safeParse(fields);
  if (!read.success) throw refuseIssues(read.error.issues, lang);
  if (read.data.images.length + files.length > mostPictures)
    throw refuseFields([['images', 'picturesTooMany']], lang);
  takePictureTurns(files.length, accountId, lang);
  const stored = await storePictures(files, accountId).catch((error) => {
    throw refusePicture(error, 'images', lang);
  });
  return { ...read.data, images: [...read.data.images, ...stored.map(({ key }) => key)] };
};

const answer = (stored: Stored, message: string) => ({
  status: true as const,
  success: true as const,
  message,
  data: stored,
});

/** Whose ad it is not hears that (404) before the form is read: it may be megabytes. */
const ofOwner: MiddlewareHandler = async (c, next) => {
  const id = RowId.safeParse(c.req.param('id'));
  if (id.success) await getChangeable(id.data, callerOf(c).account, langOf(c));
  await next();
};

export const addOwnAdRoutes = (app: OpenAPIHono) => {
  const { create, update, remove, promote, list, draft, counts } = ownAdRoutes;
  forMembers(app, [create, update], 'large');
  forMembers(app, [remove, promote, list, draft, counts], 'small');
  for (const route of [update, promote]) app.on(route.method, route.getRoutingPath(), ofOwner);

  // Their bodies are read as they come and within limits, not by the validators of the route.
  for (const route of [create, update]) app.openAPIRegistry.registerPath(route);

  app.openapi({ ...create, request: { query: create.request.query }, hide: true }, async (c) => {
    const { lang } = c.req.valid('query');
    const { account } = callerOf(c);
    const owner = String(account.id);
    takeOrRefuse(limits.write, owner, lang);
    takeOrRefuse(limits.publish, owner, lang);
    try {
      const fields = await readForm(c.req.raw, account.id, lang);
      const stored = await submitAd(fields, { seller: account, lang });
      return c.json(answer(stored, messagesOf(lang).adAnswers.created), 200);
    } catch (error) {
      giveBack(limits.publish, owner);
      throw error;
    }
  });

  app.openapi(
    {
      ...update,
      request: { query: update.request.query, params: update.request.params },
      hide: true,
    },
    async (c) => {
      const { lang } = c.req.valid('query');
      const { account } = callerOf(c);
      takeOrRefuse(limits.write, String(account.id), lang);
      const fields = await readForm(c.req.raw, account.id, lang);
      const stored = await changeAd(c.req.valid('param').id, fields, { seller: account, lang });
      const { changed, unchanged } = messagesOf(lang).adAnswers;
      return c.json(answer(stored, stored.status === 'accept' ? unchanged : changed), 200);
    },
  );

  app.openapi(remove, async (c) => {
    const { lang } = c.req.valid('query');
    const { account } = callerOf(c);
    takeOrRefuse(limits.write, String(account.id), lang);
    await deleteAd(c.req.valid('param').id, { seller: account, lang });
    return c.json({ status: true as const, message: messagesOf(lang).adAnswers.deleted }, 200);
  });

  app.openapi(
    promote,
    async (c) => {
      const { lang } = c.req.valid('query');
      const { account } = callerOf(c);
      takeOrRefuse(limits.write, String(account.id), lang);
      const { promotion } = readFields(PromotionFields, c, c.req.valid('json'), c.req.valid('form'));
      const until = await promoteAd(c.req.valid('param').id, promotion, { seller: account, lang });
      const data = { promotion, promoted_until: until.toISOString() };
      return c.json({ status: true as const, message: messagesOf(lang).adAnswers.promoted, data }, 200);
    },
    sayProblems,
  );

  app.openapi(list, async (c) => {
    const { page, per_page, search, status, ...query } = c.req.valid('query');
    const { account } = callerOf(c);
    const view = await viewOf(query);
    const asked = search === undefined ? null : readSearch(search, await getCatalogue());
    const { data, total } =
      search !== undefined && asked === null
        ? { data: [], total: 0 }
        : await listOwnAds(
            { accountId: account.id, asked, status, limit: per_page, offset: (page - 1) * per_page },
            view,
          );
    const last_page = Math.max(1, Math.ceil(total / per_page));
    return c.json({ data, meta: { total, total_is_estimate: false, per_page, page, last_page } }, 200);
  });

  app.openapi(draft, async (c) => {
    const { lang } = c.req.valid('query');
    const { account } = callerOf(c);
    return c.json({ data: await getDraft(c.req.valid('param').id, account, lang) }, 200);
  });

  app.openapi(counts, async (c) => {
    const { account } = callerOf(c);
    return c.json(await countOwnAds(account.id), 200);
  });
};
