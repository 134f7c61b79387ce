import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from '@/lib/db/connect';
import { addressOf } from '@/lib/db/embedded/address';
import { tellDue } from '@/lib/server/alerts/tell';
import { aMember } from '../support/account';
import { adForm } from '../support/ad-form';
import { withKey } from '../support/api';
import { onDatabase, runSql } from '../support/own-database';
import { startSmtpServer, type TakenMail } from '../support/smtp-server';
import { show } from '../support/table';
import { type Product, startProduct } from './product';

// Whoever waits for an ad is told of each thing that happens to it, and once, however often the site is killed meanwhile:
// between the answer and the job, between two pages of those who wait, while an alert is written, and while it is mailed.

const kills = Number(process.env.KILLS ?? (process.env.CHAOS === 'long' ? 30 : 3));
/** As many ads live at the same time. */
const atOnce = 4;
const waiting = 3;
/** Milliseconds: alerts are written well within a second after what they tell of. */
const longestLife = 2_500;
/** What a killed process had taken is free again after half a minute. */
const patience = 120_000;
const [price, lowered] = [50_000, 42_000];

const scratch = mkdtempSync(path.join(os.tmpdir(), 'makinar-alerts-'));
beforeAll(() => {
  if (!existsSync('.next/BUILD_ID')) throw new Error('Build the site first: npm run build');
});
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

type Row = Record<string, any>;
type Headers = Record<string, string>;

/** Some who save a search, some who keep ads, and sellers whom neither their plan nor a limit holds back. */
const makePeople = (dataDir: string) =>
  onDatabase(addressOf(dataDir), async () => {
    const several = async (n: number) => {
      const people: Awaited<ReturnType<typeof aMember>>[] = [];
      while (people.length < n) people.push(await aMember());
      return people;
    };
    await (await connect()).rows(sql`update plans set regular = 100000`);
    return {
      form: await adForm({ price }),
      sellers: await several(60),
      searching: await several(waiting),
      keeping: await several(waiting),
      moderator: await aMember({ role: 'moderator' }),
    };
  });
type People = Awaited<ReturnType<typeof makePeople>>;

/** The whole life of ads, one after the other; what was not answered is asked again, until `isOver`. */
const liveOn = async (
  { url }: Product,
  { form, sellers, searching, keeping, moderator }: People,
  isOver: () => boolean,
) => {
  let answered = 0;
  let unanswered = 0;
  const ask = async (method: string, address: string, headers: Headers, body?: object): Promise<Row> => {
    for (;;) {
      const answer = await fetch(`${url}/api${address}`, {
        method,
        headers: { ...withKey, 'content-type': 'application/json', ...headers },
        ...(body ? { body: JSON.stringify(body) } : {}),
        signal: AbortSignal.timeout(30_000),
      }).then(
        async (response) => ({ status: response.status, body: (await response.json()) as Row }),
        () => null,
      );
      if (answer?.status === 200) {
        answered += 1;
        return answer.body;
      }
      // Done already, by a request whose answer was lost.
      if (answer?.status === 409) return answer.body;
      if (answer && answer.status < 429) throw new Error(`${method} ${address}: ${JSON.stringify(answer)}`);
      unanswered += 1;
      await wait(100);
    }
  };
  const query = `category=${form.category_id}&brand=${form.brand_id}`;
  for (const { headers } of searching)
    await ask('POST', '/auth/saved-searches', headers, { query, frequency: 'at_once' });

  let turn = 0;
  const live = async () => {
    while (!isOver()) {
      const { headers: seller } = sellers[turn++ % sellers.length] as (typeof sellers)[number];
      const ad = { ...form, title: `Chaos ${crypto.randomUUID()}` };
      const { id } = (await ask('POST', '/v1/ads', seller, ad)).data;
      const { version } = (await ask('GET', `/v1/moderation/ads/${id}`, moderator.headers)).data;
      await ask('POST', `/v1/moderation/ads/${id}/accept`, moderator.headers, { version });
      for (const { headers } of keeping)
        await ask('POST', '/v1/favorite', headers, { ad_id: id, favourite: true });
      await ask('PUT', `/v1/ads/${id}`, seller, { ...ad, price: lowered });
      await ask('PUT', `/v1/ads/${id}/availability`, seller, { availability: 'reserved' });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, live));
  return { answered, unanswered };
};

/** Tells what is due as a site of another clock would, by which it is never night, until `isOver`. */
const tellOn = async (address: ReturnType<typeof addressOf>, isOver: () => boolean) => {
  const tomorrow = new Date(Date.now() + 86_400_000).setUTCHours(9, 0, 0, 0);
  let turn = 0;
  const tell = () => onDatabase(address, () => tellDue(new Date(tomorrow + 1_000 * turn++)));
  while (!isOver()) {
    // The database is killed too.
    await tell().catch(() => {});
    await wait(500);
  }
  while (await tell()) await wait(100);
};

const isDigest = ({ raw }: TakenMail) => /^List-Unsubscribe:/im.test(raw);
const reader = ({ raw }: TakenMail) => /^To:.*?([\w-]+@example\.com)/im.exec(raw)?.[1] ?? '';

test(`a site that is killed ${kills} times tells everybody of everything, once`, {
  timeout: 60_000 * kills + 300_000,
}, async () => {
  const server = await startSmtpServer();
  const product = await startProduct(path.join(scratch, 'data'), {
    SMTP_URL: server.url,
    REALTIME_PORT: '0',
  });
  const address = addressOf(product.dataDir);
  const people = await makePeople(product.dataDir);
  let over = false;
  const living = liveOn(product, people, () => over);
  let written = false;
  const telling = tellOn(address, () => written);
  for (let kill = 0; kill < kills; kill += 1) {
    await wait(Math.random() * longestLife);
    await product.kill(kill % 3 === 2 ? 'everything' : 'site');
    await product.untilUp();
  }
  over = true;
  const { answered, unanswered } = await living;

  const count = async (text: string, values: unknown[] = []) =>
    Number((await runSql(address, text, values))[0]?.n ?? -1);
  // Some of those that are left, so that a failure says what became of them.
  const left = () =>
    runSql(
      address,
      `select name, attempts, problem, (due_at - now())::text as due_in from queued_jobs
        where state = 'waiting' and name in ('ad-event', 'alert-searches', 'alert-favourites') order by id limit 5`,
    );
  await expect.poll(left, { timeout: patience, interval: 500 }).toEqual([]);
  written = true;
  await telling;
  const unsent = () =>
    count(`select count(*)::int as n from queued_jobs where state = 'waiting' and name = 'alert-mail'`);
  await expect.poll(unsent, { timeout: patience, interval: 500 }).toBe(0);

  const [searching, keeping] = [people.searching, people.keeping].map((some) => some.map(({ id }) => id));
  // What happened is what the ads say; whoever waits for it should have one alert of each. A search names an ad once,
  // as new or as cheaper, whichever it heard first.
  const told = await runSql(
    address,
    `select happened.what, count(*)::int as happened, sum(coalesce(a.n, 0))::int as alerts,
            count(*) filter (where a.n is null)::int as lost, count(*) filter (where a.n > 1)::int as twice
       from (select id, 'found' as what, unnest($1::int[]) as account_id from ads where status = 'accept'
             union all select id, 'cheaper', unnest($2::int[]) from ads where price_cents = $3
             union all select id, 'reserved', unnest($2::int[]) from ads where availability = 'reserved') happened
       left join (select ad_id, account_id, case when saved_search_id is null then kind else 'found' end as what,
                         count(*) as n from alerts group by 1, 2, 3) a
         on a.ad_id = happened.id and a.what = happened.what and a.account_id = happened.account_id
      group by 1 order by 1`,
    [searching, keeping, lowered * 100],
  );
  const alerts = await count('select count(*)::int as n from alerts');
  show(
    'Alerts of a site that is killed',
    ['kills', 'answered', 'not answered', 'of', 'to be told', 'alerts', 'lost', 'twice'],
    told.map(({ what, happened, alerts: n, lost, twice }) =>
      [kills, answered, unanswered, what, happened, n, lost, twice].map(String),
    ),
  );
  const digests = (
    await runSql(
      address,
      `select email, count(distinct told_at)::int as n from alerts join accounts on accounts.id = account_id
        group by 1 order by 1`,
    )
  ).map(({ email, n }) => [email, n]);
  const mails = new Map(
    server
      .taken()
      .filter(isDigest)
      .map((mail) => [mail.id, reader(mail)]),
  );
  const mailed = new Map<string, number>();
  for (const email of mails.values()) mailed.set(email, (mailed.get(email) ?? 0) + 1);
  show(
    'Mails of what they tell',
    ['digests', 'mailed', 'handed over again as the same'],
    [
      [
        digests.reduce((sum, [, n]) => sum + Number(n), 0),
        mails.size,
        server.taken().filter(isDigest).length - mails.size,
      ].map(String),
    ],
    '',
  );
  expect(await count('select count(*)::int as n from alerts where told_at is null')).toBe(0);
  expect([...mailed].toSorted()).toEqual(digests);
  expect(told.map(({ what, lost, twice }) => [what, lost, twice])).toEqual([
    ['cheaper', 0, 0],
    ['found', 0, 0],
    ['reserved', 0, 0],
  ]);
  // And of nothing else.
  expect(alerts).toBe(told.reduce((sum, { happened }) => sum + Number(happened), 0));
  expect(await count(`select count(*)::int as n from queued_jobs where state = 'dead'`)).toBe(0);
  await product.stop();
  await server.stop();
});
