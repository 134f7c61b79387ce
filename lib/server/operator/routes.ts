import type { OpenAPIHono } from '@hono/zod-openapi';
import { sql } from 'drizzle-orm';
import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { z } from 'zod';
import { connect } from '@/lib/db/connect';
import { endPromotions } from '../ads/promotions';
import { announce } from '../changes';
import { importCatalogue, landAds } from '../import/land';
import { grantRole } from '../moderation/accounts/mutations';
import { notFound, Refusal } from '../refusal';
import { beginBulk, endBulk, tidyShelves } from './bulk';
import { calls } from './calls';
import { isOperator } from './key';

// The door for the command line of this machine, beside the public contract and not in its document. Without the key
// there is nothing here.

const largestBody = 32 * 1024 * 1024;

const read = async <Body extends z.ZodType>(c: Context, schema: Body): Promise<z.output<Body>> => {
  const body = schema.safeParse(await c.req.json().catch(() => null));
  if (body.success) return body.data;
  const [issue] = body.error.issues;
  throw new Refusal(422, `${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'not usable'}`);
};

export const addOperatorRoutes = (app: OpenAPIHono) => {
  app.use('/operator/*', async (c, next) => {
    if (!isOperator(c.req.header('authorization'))) throw notFound();
    await next();
  });
  app.use(
    '/operator/*',
    bodyLimit({
      maxSize: largestBody,
      onError: () => {
        throw new Refusal(413, 'The batch is too large.');
      },
    }),
  );

  app.get(calls.status.path, async (c) => {
    const { rows } = await connect();
    const [row] = await rows<{ ads: number; last: number }>(sql`
      select (select coalesce(sum(ads), 0)::int from shelves) as ads,
             (select coalesce(max(id), 0) from ads) as last`);
    return c.json({ pid: process.pid, ads: row?.ads ?? 0, lastAd: row?.last ?? 0 });
  });

  app.get(calls.catalogue.path, async (c) => c.json(await importCatalogue()));

  app.post(calls.ads.path, async (c) => {
    const { ads, ...source } = await read(c, calls.ads.body);
    return c.json(await landAds(source, ads));
  });

  // The words of the generator are loaded when they are needed, not with the site.
  app.get(calls.seeded.path, async (c) => {
    const { generatedSoFar } = await import('./seed-more');
    return c.json({ next: await generatedSoFar() });
  });

  app.post(calls.seed.path, async (c) => {
    const { from, count, of } = await read(c, calls.seed.body);
    const { storeGenerated } = await import('./seed-more');
    return c.json({ stored: await storeGenerated(from, count, of) });
  });

  app.post(calls.bulk.path, async (c) => {
    const { step } = await read(c, calls.bulk.body);
    if (step === 'begin') await beginBulk();
    if (step === 'tidy') await tidyShelves();
    if (step === 'end') await endBulk();
    if (step !== 'begin') announce(['ads', 'reference']);
    return c.json({ done: true });
  });

  app.post(calls.grant.path, async (c) => {
    const { email, role } = await read(c, calls.grant.body);
    return c.json(await grantRole(email, role));
  });

  app.post(calls.promotions.path, async (c) => c.json({ ended: await endPromotions() }));

  app.post(calls.refresh.path, (c) => {
    announce(['ads', 'reference']);
    return c.json({ done: true });
  });
};
