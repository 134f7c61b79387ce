import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createGzip } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { pack } from 'tar-stream';
import { connect } from '@/lib/db/connect';
import { mediaFile } from '@/lib/storage/media-url';
import { mediaStore, privateStore } from '@/lib/storage/stores';
import type { AccountRow } from '../accounts/present';
import { logError } from '../log-error';
import { type OwnTable, ownPictures, ownTables } from './tables';

type Entry = { name: string; bytes: Uint8Array };

/** Rows in one file: neither this process nor who reads it has to hold more. */
const rowsInFile = 1_000;

const asJson = (value: unknown): Uint8Array => Buffer.from(`${JSON.stringify(value, null, 2)}\n`);

/** The rows of one table as files of a thousand each; a table without any is an empty list. */
async function* rowsOf(
  { name, table, of, by, without = [], beside = sql`'{}'::jsonb` }: OwnTable,
  accountId: number,
): AsyncGenerator<Entry> {
  const { rows } = await connect();
  for (let page = 0; ; page += 1) {
    const found = await rows<{ row: unknown }>(sql`
      select to_jsonb(t) - ${sql.param([...without])}::text[] || ${beside} as row from ${sql.identifier(table)} t
       where ${of(accountId)} order by ${sql.raw(by)} limit ${rowsInFile} offset ${page * rowsInFile}`);
    if (page > 0 && !found.length) return;
    const part = page === 0 ? '' : `-${page + 1}`;
    yield { name: `${name}${part}.json`, bytes: asJson(found.map(({ row }) => row)) };
    if (found.length < rowsInFile) return;
  }
}

async function* filesOf({ id, cv }: AccountRow): AsyncGenerator<Entry> {
  const { rows } = await connect();
  for (const { key, widths } of await rows<{ key: string; widths: number[] }>(ownPictures(id))) {
    const bytes = await mediaStore().read(mediaFile(key, Math.max(...widths)));
    if (bytes) yield { name: `pictures/${key}.webp`, bytes };
  }
  const bytes = cv === null ? null : await privateStore().read(cv);
  if (cv !== null && bytes) yield { name: `cv.${cv.split('.').at(-1)}`, bytes };
}

async function* entriesOf(account: AccountRow): AsyncGenerator<Entry> {
  for (const table of ownTables) yield* rowsOf(table, account.id);
  yield* filesOf(account);
}

/**
 * Everything that is known of an account, as a tar file in gzip that is made while it is read: a JSON file of rows for
 * each table, its pictures as they are stored, and its CV. Ends early, with an error, where one cannot be read.
 */
export const exportOf = (account: AccountRow): ReadableStream<Uint8Array> => {
  const tar = pack();
  // Pictures are compressed already.
  const gzip = createGzip({ level: constants.Z_BEST_SPEED });
  const fill = async () => {
    for await (const { name, bytes } of entriesOf(account)) {
      if (gzip.destroyed) return;
      await new Promise<void>((resolve, reject) => {
        const entry = { name, size: bytes.length, mode: 0o600, mtime: new Date() };
        tar.entry(entry, (error) => (error ? reject(error) : resolve())).end(bytes);
      });
    }
    tar.finalize();
  };
  pipeline(tar, gzip).catch(() => {});
  fill().catch((error) => {
    // Whoever does not read on any more is gone.
    if (gzip.destroyed) return;
    logError('An export of own data failed:', error);
    gzip.destroy(error);
  });
  return Readable.toWeb(gzip) as ReadableStream<Uint8Array>;
};
