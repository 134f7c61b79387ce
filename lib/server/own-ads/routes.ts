import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { AdFields, AvailabilityFields, mostPictures, RenewalFields } from '@/lib/contract/ad-fields';
import { RowId } from '@/lib/contract/common';
import { factRoutes, TypedText } from '@/lib/contract/facts';
import { ownAdRoutes, PromotionFields } from '@/lib/contract/own-ads';
import type { Locale } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import { localePath, paths } from '@/lib/paths';
import { viewOf } from '../ads/view';
import { type Caller, memberCall, publicCall } from '../calls';
import { getCatalogue } from '../catalogue/rows';
import { HttpError } from '../http-error';
import { giveBack, takeOrRefuse } from '../limits';
import { pageMeta } from '../page-meta';
import { refuseFields, refuseIssues } from '../problems';
import { langOf, readFields } from '../read-fields';
import { ask } from '../search/asked';
import { takePictureTurns } from '../uploads/limits';
import { refusePicture } from '../uploads/problems';
import { storePictures } from '../uploads/store-picture';
import { visitorAddress } from '../visitor-address';
import { changeAvailability, type Life, renewAd, renewByLink } from './life';
import { limits } from './limits';
import { changeAd, deleteAd, type Stored, submitAd } from './mutations';
import { promoteAd } from './promote';
import { proposeFacts } from './proposals';
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

const answer = ({ id, status }: Stored, message: string) => ({
  status: true as const,
  success: true as const,
  message,
  data: { id, status },
});

const answerLife = ({ id, availability, expiresAt }: Life, message: string) => ({
  status: true as const,
  message,
  data: { id, availability, expires_at: expiresAt?.toISOString() ?? null },
});

/** What the page says of a renewal that was refused; what broke is thrown on. */
const resultOf = (error: unknown): 'full' | 'failed' => {
  if (!(error instanceof HttpError)) throw error;
  return error.status === 409 ? 'full' : 'failed';
};

/** Whose ad it is not hears that (404) before the form is read: it may be megabytes. */
const ofOwner = async (c: Context, { account }: Caller) => {
  const id = RowId.safeParse(c.req.param('id'));
  if (id.success) await getChangeable(id.data, account, langOf(c));
};

export const addOwnAdRoutes = (app: OpenAPIHono) => {
  const {
    create,
    update,
    remove,
    promote,
    availability,
    renew,
    renewByLink: byLink,
    list,
    draft,
    counts,
  } = ownAdRoutes;

  // Their bodies are read as they come and within limits, not by the validators of the route.
  for (const route of [create, update]) app.openAPIRegistry.registerPath(route);

  memberCall(
    app,
    { ...create, request: { query: create.request.query }, hide: true },
    async (c, { account, lang }) => {
      const owner = String(account.id);
      takeOrRefuse(limits.publish, owner, lang);
      try {
        const fields = await readForm(c.req.raw, account.id, lang);
        const stored = await submitAd(fields, { seller: account, lang });
        return c.json(answer(stored, messagesOf(lang).adAnswers.created), 200);
      } catch (error) {
        giveBack(limits.publish, owner);
        throw error;
      }
    },
    { body: 'large', limit: limits.write },
  );

  memberCall(
    app,
    {
      ...update,
      request: { query: update.request.query, params: update.request.params },
      hide: true,
    },
    async (c, { account, lang }) => {
      const fields = await readForm(c.req.raw, account.id, lang);
      const stored = await changeAd(c.req.valid('param').id, fields, { seller: account, lang });
      const { changed, changedAtOnce, unchanged } = messagesOf(lang).adAnswers;
      const told = stored.unchanged ? unchanged : changedAtOnce;
      return c.json(answer(stored, stored.status === 'accept' ? told : changed), 200);
    },
    { body: 'large', limit: limits.write, before: ofOwner },
  );

  memberCall(
    app,
    remove,
    async (c, { account, lang }) => {
      await deleteAd(c.req.valid('param').id, { seller: account, lang });
      return c.json({ status: true as const, message: messagesOf(lang).adAnswers.deleted }, 200);
    },
    { limit: limits.write },
  );

  memberCall(
    app,
    promote,
    async (c, { account, lang }) => {
      const { promotion } = readFields(PromotionFields, c);
      const until = await promoteAd(c.req.valid('param').id, promotion, { seller: account, lang });
      const data = { promotion, promoted_until: until.toISOString() };
      return c.json({ status: true as const, message: messagesOf(lang).adAnswers.promoted, data }, 200);
    },
    { limit: limits.write, before: ofOwner },
  );

  memberCall(
    app,
    availability,
    async (c, { account, lang }) => {
      const fields = readFields(AvailabilityFields, c);
      const life = await changeAvailability(c.req.valid('param').id, fields, { seller: account, lang });
      return c.json(answerLife(life, messagesOf(lang).adAnswers.nowIs[fields.availability]), 200);
    },
    { limit: limits.write, before: ofOwner },
  );

  memberCall(
    app,
    renew,
    async (c, { account, lang }) => {
      const life = await renewAd(c.req.valid('param').id, { seller: account, lang });
      return c.json(answerLife(life, messagesOf(lang).adAnswers.renewed), 200);
    },
    { limit: limits.write, before: ofOwner },
  );

  publicCall(app, byLink, async (c, { lang }) => {
    const renew = async () => {
      takeOrRefuse(limits.renewByLink, visitorAddress(c.req.raw), lang);
      return renewByLink(readFields(RenewalFields, c).token, lang);
    };
    const isForm = c.req.header('accept')?.includes('text/html') ?? false;
    if (!isForm) return c.json(answerLife(await renew(), messagesOf(lang).adAnswers.renewed), 200);
    const result = await renew().then(() => 'done' as const, resultOf);
    return c.redirect(localePath(lang, paths.renewed(result)), 303);
  });

  memberCall(app, list, async (c, { account }) => {
    const { page, per_page, search, status, ...query } = c.req.valid('query');
    const view = await viewOf(query);
    const asked = search === undefined ? null : ((await ask(search, await getCatalogue()))?.asked ?? null);
    const { data, total } =
      search !== undefined && asked === null
        ? { data: [], total: 0 }
        : await listOwnAds(
            { accountId: account.id, asked, status, limit: per_page, offset: (page - 1) * per_page },
            view,
          );
    return c.json({ data, meta: pageMeta(total, { page, per_page }) }, 200);
  });

  memberCall(app, draft, async (c, { account, lang }) => {
    return c.json({ data: await getDraft(c.req.valid('param').id, account, lang) }, 200);
  });

  memberCall(
    app,
    factRoutes.proposals,
    async (c, { lang }) =>
      c.json({ data: proposeFacts(readFields(TypedText, c), await getCatalogue(), lang) }, 200),
    { limit: limits.propose },
  );

  memberCall(app, counts, async (c, { account }) => {
    return c.json(await countOwnAds(account.id), 200);
  });
};
