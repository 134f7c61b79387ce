import { and, asc, gt, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { connect, type Database } from '@/lib/db/connect';
import { accounts, media } from '@/lib/db/schema';
import { log } from '@/lib/log';
import { oncePerProcess } from '@/lib/once-per-process';
import { type FileStore, isFileName } from '@/lib/storage/file-store';
import { mediaStore, privateStore } from '@/lib/storage/stores';
import { forgetOldKeys } from '../idempotency';
import { forgetOldJobs } from '../queue/queue';
import { transact } from '../transaction';
import { holdKey, removePicture, unused } from './remove-picture';

// What nobody uses any more, or what was cut off before anybody did, is taken away: pictures that no ad took, files
// without a row, counts of long ago. Each run is bounded; what it leaves, the next one takes.

const day = 86_400_000;
const atOnce = 1_000;
/** Rows that a run looks at, and files that it takes away. */
const mostLookedAt = 50 * atOnce;
const mostRemoved = 5_000;

/** Where the last run stopped, for a catalogue that is too large to be looked at in one. */
const place = oncePerProcess('swept', () => ({ after: '' }));

/** Pictures that their account sent before `before` and nothing uses. Returns how many went. */
const sweepPictures = async (before: Date): Promise<number> => {
  const { db } = await connect();
  let removed = 0;
  for (let seen = 0; seen < mostLookedAt && removed < mostRemoved; seen += atOnce) {
    const page = db
      .select({ key: media.key })
      .from(media)
      .where(gt(media.key, place.after))
      .orderBy(asc(media.key))
      .limit(atOnce);
    const keys = (await page).map(({ key }) => key);
    const last = keys.at(-1);
    if (last === undefined) {
      place.after = '';
      break;
    }
    const found = await db
      .select({ key: media.key })
      .from(media)
      .where(
        and(
          inArray(media.key, keys),
          isNotNull(media.accountId),
          isNull(media.illustration),
          lt(media.createdAt, before),
          unused,
        ),
      );
    for (const { key } of found) if (await removePicture(key, before)) removed += 1;
    place.after = keys.length < atOnce ? '' : last;
    if (place.after === '') break;
  }
  return removed;
};

const hex = '0123456789abcdef';
const starts = [...hex].flatMap((first) => [...hex].map((second) => first + second));

type Reader = Pick<Database, 'select'>;
/** Files of one thing: a picture's widths, or a CV alone. */
type Owned = {
  store: FileStore;
  ownerOf: (name: string) => string;
  findKnown: (db: Reader, owners: string[]) => Promise<Set<string>>;
};

const pictures = (): Owned => ({
  store: mediaStore(),
  // Also of a file whose writing was cut off.
  ownerOf: (name) => /^([a-z0-9]+)-\d+\.webp/.exec(name)?.[1] ?? name,
  findKnown: async (db, keys) => {
    const rows = await db.select({ key: media.key }).from(media).where(inArray(media.key, keys));
    return new Set(rows.map(({ key }) => key));
  },
});

const cvs = (): Owned => ({
  store: privateStore(),
  ownerOf: (name) => name,
  findKnown: async (db, names) => {
    const rows = await db.select({ cv: accounts.cv }).from(accounts).where(inArray(accounts.cv, names));
    return new Set(rows.flatMap(({ cv }) => cv ?? []));
  },
});

/** Takes the files of an owner that has no row; whoever is just storing it is waited for, and then has one. */
const removeFilesOf = async (owner: string, names: readonly string[], { store, findKnown }: Owned) => {
  return transact(async (tx) => {
    await holdKey(tx, owner);
    if ((await findKnown(tx, [owner])).has(owner)) return 0;
    for (const name of names) await store.remove(name);
    return names.length;
  });
};

/** Files older than `before` that no row names. */
const sweepFiles = async (owned: Owned, before: Date): Promise<number> => {
  const { db } = await connect();
  const orphans = new Map<string, string[]>();
  const cutOff: string[] = [];
  let kept = 0;
  for (const start of starts) {
    if (orphans.size >= mostRemoved) break;
    const files = new Map<string, string[]>();
    for (const { name, modified } of await owned.store.list(start)) {
      if (modified >= before) continue;
      if (!isFileName(name)) cutOff.push(name);
      else files.set(owned.ownerOf(name), [...(files.get(owned.ownerOf(name)) ?? []), name]);
    }
    const known = files.size ? await owned.findKnown(db, [...files.keys()]) : new Set();
    kept += known.size;
    for (const [owner, names] of files) if (!known.has(owner)) orphans.set(owner, names);
  }
  for (const name of cutOff) await owned.store.remove(name);
  if (orphans.size > kept + 20) {
    log.warn(
      `${orphans.size} stored files belong to nothing in this database, ${kept} do. They look like those of another ` +
        'database and are left alone.',
    );
    return cutOff.length;
  }
  let removed = cutOff.length;
  for (const [owner, names] of orphans) removed += await removeFilesOf(owner, names, owned);
  return removed;
};

/** Sessions, links and keys that ended, and who saw which ad on days that no figure goes back to. */
const sweepRows = async () => {
  const { db } = await connect();
  await db.execute(sql`delete from sessions where expires_at < now()`);
  await db.execute(sql`delete from account_links where expires_at < now() - interval '7 days'`);
  await db.execute(
    sql`delete from ad_views where ctid = any (array(
          select ctid from ad_views where day < current_date - 90 limit 20000))`,
  );
  await forgetOldKeys();
  await forgetOldJobs();
};

export type Swept = { pictures: number; files: number };

/**
 * One run: pictures that nothing has used for a day, rows that ended, and with `filesBefore` files older than that
 * which no row names.
 */
export const sweep = async ({
  now = new Date(),
  filesBefore,
}: {
  now?: Date;
  filesBefore?: Date;
}): Promise<Swept> => {
  const swept = await sweepPictures(new Date(now.getTime() - day));
  await sweepRows();
  if (!filesBefore) return { pictures: swept, files: 0 };
  const files = (await sweepFiles(pictures(), filesBefore)) + (await sweepFiles(cvs(), filesBefore));
  return { pictures: swept, files };
};
