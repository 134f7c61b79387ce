import { sql } from 'drizzle-orm';
import { connect } from '@/lib/db/connect';
import { addressOf } from '@/lib/db/embedded/address';
import { env } from '@/lib/env';
import { mediaFile } from '@/lib/storage/media-url';
import { mediaStore } from '@/lib/storage/stores';
import { onDatabase } from '../support/own-database';
import type { Act } from './load';

// What is there, held against what people were told.

const keysOf = (acts: readonly Act[], kind: Act['kind'], answered: boolean) =>
  acts.filter((act) => act.kind === kind && (act.status === 200) === answered).map(({ key }) => key);

/** A WebP says in its head how long it is. */
const isWhole = (bytes: Uint8Array | null) =>
  bytes !== null && bytes.length === Buffer.from(bytes).readUInt32LE(4) + 8;

type Place = { dataDir: string; s3: typeof env.s3 };

/** Within `place`, as the site would read it. */
const storeIn = ({ dataDir, s3 }: Place) => {
  const before = { dataDir: env.dataDir, s3: env.s3 };
  Object.assign(env, { dataDir, s3 });
  const store = mediaStore();
  Object.assign(env, before);
  return store;
};

/** Acknowledged and not there, and there but not whole: sentences. Pictures alone that were answered since are looked at. */
export const findHarm = (place: Place, acts: readonly Act[], since: Date) =>
  onDatabase(addressOf(place.dataDir), async () => {
    const { rows } = await connect();
    const missing = async (kind: Act['kind'], found: ReturnType<typeof sql>) => {
      const there = new Map<string, number>();
      for (const { key } of await rows<{ key: string }>(found)) there.set(key, (there.get(key) ?? 0) + 1);
      const lost = keysOf(acts, kind, true).filter((key) => !there.has(key));
      const twice = [...there].filter(([, count]) => count > 1);
      return {
        lost: lost.map((key) => `${kind} ${key}`),
        half: twice.map(([key, count]) => `${kind} ${key} is there ${count} times`),
      };
    };
    const found = [
      await missing('post', sql`select title as key from ads where title like 'Chaos %'`),
      await missing('upload', sql`select key from media where account_id is not null`),
      await missing('chat', sql`select client_id as key from chat_messages where client_id is not null`),
      await missing(
        'decide',
        sql`select id::text as key from ads where status = 'accept' and title like 'Chaos %'`,
      ),
    ];
    const half = async (says: string, query: ReturnType<typeof sql>) =>
      (await rows<{ key: string }>(query)).map(({ key }) => `${says}: ${key}`);
    const halves = [
      await half(
        'an ad without its words',
        sql`select id::text as key from ads
             where title like 'Chaos %' and (search = ''::tsvector or description = '' or phone is null)`,
      ),
      await half(
        'an ad in a wrong bucket',
        sql`select id::text as key from ads
             where (facet_bucket_id is not null) <> (status = 'accept' and deleted_at is null)`,
      ),
      await half(
        'a bucket with a wrong count',
        sql`select b.id::text as key from facet_buckets b
             where b.ads <> (select count(*) from ads a where a.facet_bucket_id = b.id)`,
      ),
      await half(
        'a decision without its line in the log, or the other way round',
        sql`select a.id::text as key from ads a where a.title like 'Chaos %' and
              (a.status <> 'pending') <> exists (select from audit_log l where l.subject = 'ad' and l.subject_id = a.id::text)`,
      ),
      await half(
        'a conversation that counts wrongly',
        sql`select c.account_id || ' with ' || c.other_id as key from conversations c
             cross join lateral (
               select max(m.id) as last, count(*) filter (where m.to_account_id = c.account_id and m.read_at is null) as unread
                 from chat_messages m where m.ad_id = c.ad_id
                  and least(m.from_account_id, m.to_account_id) = least(c.account_id, c.other_id)
                  and greatest(m.from_account_id, m.to_account_id) = greatest(c.account_id, c.other_id)) m
             where (c.last_message_id, c.unread) is distinct from (m.last, m.unread)`,
      ),
    ].flat();
    const pictures = await rows<{ key: string; widths: number[] }>(
      sql`select key, widths from media
           where account_id in (select id from accounts where created_at >= ${since.toISOString()}::timestamptz)`,
    );
    const store = storeIn(place);
    for (const { key, widths } of pictures) {
      const files = await Promise.all(widths.map((width) => store.read(mediaFile(key, width))));
      if (!files.every(isWhole)) halves.push(`a picture without all its files: ${key}`);
    }
    return {
      lost: found.flatMap(({ lost }) => lost),
      half: [...found.flatMap(({ half: twice }) => twice), ...halves],
    };
  });
