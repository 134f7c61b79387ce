import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { connect } from '@/lib/db/connect';
import { addressOf } from '@/lib/db/embedded/address';
import { aMember } from '../support/account';
import { adForm } from '../support/ad-form';
import { withKey } from '../support/api';
import { onDatabase } from '../support/own-database';
import { drawn, formOf } from '../support/pictures';
import type { Product } from './product';

// People who post, send pictures, chat and decide, all at once, and what they were told.

export type Kind = 'post' | 'upload' | 'chat' | 'decide';
export const kinds: readonly Kind[] = ['post', 'upload', 'chat', 'decide'];

/** `key`: a title, a picture's key, a message's own id, an ad's number. `status` 0: no answer. */
export type Act = { kind: Kind; key: string; status: number; id?: number };
export type People = Awaited<ReturnType<typeof makePeople>>;

/** Four members who have not used up anything, a moderator, and an ad to talk about. */
export const makePeople = (dataDir: string) =>
  onDatabase(addressOf(dataDir), async () => {
    const members = [await aMember(), await aMember(), await aMember(), await aMember()];
    const moderator = await aMember({ role: 'moderator' });
    const { rows } = await connect();
    const [ad] = await rows<{ id: number }>(sql`
      insert into ads (account_id, title, category_id, ad_type_id, status)
      select ${members[0]?.id ?? 0}, ${`To talk about ${crypto.randomUUID()}`}, c.id, t.id, 'accept'
        from categories c, ad_types t limit 1 returning id`);
    return { members, moderator, adId: ad?.id ?? 0, form: await adForm() };
  });

const patience = 90_000;

/** Works until `during`, which sees what was done so far, is over; every act that was begun is told in the end. */
export const underLoad = async (
  { url }: Product,
  { members, moderator, adId, form }: People,
  during: (acts: readonly Act[]) => Promise<unknown>,
): Promise<Act[]> => {
  const acts: Act[] = [];
  let over = false;
  let turn = 0;
  const next = () => members[turn++ % members.length] as (typeof members)[number];
  const ask = async (path: string, headers: Record<string, string>, body?: string | FormData) => {
    const type: Record<string, string> =
      typeof body === 'string' ? { 'content-type': 'application/json' } : {};
    try {
      const response = await fetch(`${url}/api${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: { ...withKey, ...headers, ...type },
        ...(body === undefined ? {} : { body }),
        signal: AbortSignal.timeout(patience),
      });
      return { status: response.status, body: await response.json() };
    } catch {
      return { status: 0, body: {} };
    }
  };
  const work: Record<Kind, () => Promise<Act | null>> = {
    post: async () => {
      const title = `Chaos ${crypto.randomUUID()}`;
      const { status, body } = await ask('/v1/ads', next().headers, JSON.stringify({ ...form, title }));
      return { kind: 'post', key: title, status, id: body.data?.id };
    },
    upload: async () => {
      const bytes = await drawn({ width: 1_000, height: 700 }).jpeg().toBuffer();
      const { status, body } = await ask('/upload', next().headers, formOf({ 'images[]': [bytes] }));
      const [picture] = [body.data].flat();
      return {
        kind: 'upload',
        key: /media\/([a-z0-9]+)-/.exec(JSON.stringify(picture ?? ''))?.[1] ?? '',
        status,
      };
    },
    chat: async () => {
      const [from, to] = [members[1 + (turn % 3)], members[0]];
      turn += 1;
      const key = `temp-${crypto.randomUUID()}`;
      const message = {
        to_app_account_id: to?.id,
        ad_id: adId,
        from_message: 'Is it there?',
        id: key,
      };
      const { status } = await ask('/v1/chat', from?.headers ?? {}, JSON.stringify(message));
      return { kind: 'chat', key, status };
    },
    decide: async () => {
      const decided = new Set(acts.filter(({ kind }) => kind === 'decide').map(({ key }) => key));
      const posted = acts.find(({ kind, id }) => kind === 'post' && id && !decided.has(String(id)));
      if (!posted) return null;
      const address = `/v1/moderation/ads/${posted.id}`;
      const shown = await ask(address, moderator.headers);
      if (shown.status !== 200) return null;
      const { status } = await ask(
        `${address}/accept`,
        moderator.headers,
        JSON.stringify({ version: shown.body.data.version }),
      );
      return { kind: 'decide', key: String(posted.id), status };
    },
  };
  const workers = kinds.map(async (kind) => {
    while (!over) {
      const act = await work[kind]();
      if (act) acts.push(act);
      await wait(act?.status === 200 ? 100 : 250);
    }
  });
  try {
    await during(acts);
  } finally {
    over = true;
    await Promise.all(workers);
  }
  return acts;
};
