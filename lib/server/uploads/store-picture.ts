import { and, eq, sql } from 'drizzle-orm';
import type { Upload } from '@/lib/contract/uploads';
import { connect, type Database } from '@/lib/db/connect';
import { media } from '@/lib/db/schema';
import { mediaFile } from '@/lib/storage/media-url';
import { mediaStore } from '@/lib/storage/stores';
import { pictureOf } from '../ads/pictures';
import { logError } from '../log-error';
import { transact, withRetries } from '../transaction';
import { keyOf, type Prepared, preparePicture } from './picture';
import { holdKey } from './remove-picture';

type Tx = Pick<Database, 'insert' | 'execute'>;

/** Takes the files of a picture away again that has no row. */
export const dropFiles = ({ key, files }: Prepared) =>
  transact(async (tx) => {
    await holdKey(tx, key);
    const [row] = await tx.select({ key: media.key }).from(media).where(eq(media.key, key));
    const store = mediaStore();
    if (!row) for (const { name } of files) await store.remove(name);
  });

/**
 * Files first: whoever is killed between the two leaves files that the sweep finds, never a row without them. Where they
 * cannot all be written, none stays.
 */
export const writeFiles = async (prepared: Prepared) => {
  const store = mediaStore();
  try {
    for (const { name, bytes } of prepared.files) await store.write(name, bytes);
  } catch (error) {
    await dropFiles(prepared).catch((other) =>
      logError('Files without a picture are left to the sweep:', other),
    );
    throw error;
  }
};

/**
 * Writes the row of a picture whose files are written. A sweep that is just taking the same picture away is waited for,
 * and files that it took are written again.
 */
export const keepPicture = async (tx: Tx, prepared: Prepared, accountId: number) => {
  const { key, width, height, widths, files } = prepared;
  const now = new Date();
  await holdKey(tx, key);
  const [row] = await tx
    .insert(media)
    .values({ key, width, height, widths, accountId, createdAt: now })
    .onConflictDoUpdate({ target: media.key, set: { createdAt: now } })
    .returning();
  if (!row) throw new Error('A picture has no row.');
  const store = mediaStore();
  // At once: this is within a transaction, which a slow storage must not hold for long.
  const there = await Promise.all(files.map(({ name }) => store.has(name)));
  for (const [index, { name, bytes }] of files.entries()) if (!there[index]) await store.write(name, bytes);
  return row;
};

/** The picture that the account sent before, kept for another day. */
const findKept = async (key: string, accountId: number): Promise<Upload | null> => {
  const { db } = await connect();
  const [row] = await withRetries(() =>
    db
      .update(media)
      .set({ createdAt: sql`now()` })
      .where(and(eq(media.key, key), eq(media.accountId, accountId)))
      .returning(),
  );
  if (!row) return null;
  const store = mediaStore();
  const whole = await Promise.all(row.widths.map((size) => store.has(mediaFile(key, size))));
  return whole.every(Boolean) ? pictureOf(row) : null;
};

/**
 * Stores photographs of an account, all of them or none: their files, then their rows in `media`. The same bytes of the
 * same account give the same picture. Throws a PictureError when one of them is no photograph. What no ad takes within
 * a day is swept. Answers in the order given.
 */
export const storePictures = async (
  pictures: readonly Uint8Array[],
  accountId: number,
): Promise<Upload[]> => {
  const owner = String(accountId);
  const ready: (Upload | Prepared)[] = [];
  for (const bytes of pictures) {
    const known = await findKept(keyOf(bytes, 'photograph', owner), accountId);
    ready.push(known ?? (await preparePicture(bytes, 'photograph', owner)));
  }
  const stored: Upload[] = [];
  for (const picture of ready) {
    if ('src' in picture) stored.push(picture);
    else {
      await writeFiles(picture);
      stored.push(pictureOf(await transact((tx) => keepPicture(tx, picture, accountId))));
    }
  }
  return stored;
};
