import { z } from 'zod';

// What an archive says of itself: at its head what it promises to hold, at its end what it held.

export const format = 'makinar-backup';
/** Of the archive's layout; the schema of the rows has a version of its own. */
export const formatVersion = 1;

const Count = z.number().int().min(0);

export const Manifest = z.object({
  format: z.literal(format),
  version: z.literal(formatVersion),
  createdAt: z.iso.datetime(),
  /** Of the server that the rows came from. */
  postgres: z.string(),
  /** The migrations that the rows were written under, as the times they were made at, oldest first. */
  migrations: z.array(Count).min(1),
  /** In an order in which they can be filled. */
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()).min(1), rows: Count })),
  sequences: z.array(z.object({ name: z.string(), value: z.string(), called: z.boolean() })),
  /** How many the rows name. */
  files: Count,
});
export type Manifest = z.infer<typeof Manifest>;

export const Summary = z.object({
  rows: Count,
  files: Count,
  /** Files that were taken away, with their rows, between the snapshot and their turn. */
  deletedMeanwhile: Count,
  /** Files that rows name and that were not there, the first thousand of them. */
  lost: z.array(z.string()),
});
export type Summary = z.infer<typeof Summary>;

export const names = { manifest: 'manifest.json', summary: 'summary.json' } as const;

const ordinal = (n: number) => String(n).padStart(6, '0');
export const rowsName = (table: string, part: number) => `rows/${table}.${ordinal(part)}.copy.gz`;
export const checksumsName = (part: number) => `checksums/${ordinal(part)}.sha256`;
export const fileName = (folder: Folder, name: string) => `files/${folder}/${name.slice(0, 2)}/${name}`;

export type Folder = 'media' | 'private';
export type Place =
  | { kind: 'manifest' | 'summary' | 'checksums' }
  | { kind: 'rows'; table: string }
  | { kind: 'file'; folder: Folder; name: string };

/** What an entry of an archive is; null for one that no archive of ours has. */
export const placeOf = (entry: string): Place | null => {
  if (entry === names.manifest) return { kind: 'manifest' };
  if (entry === names.summary) return { kind: 'summary' };
  if (/^checksums\/\d{6,}\.sha256$/.test(entry)) return { kind: 'checksums' };
  const rows = /^rows\/([a-z0-9_]+)\.\d{6,}\.copy\.gz$/.exec(entry);
  if (rows?.[1]) return { kind: 'rows', table: rows[1] };
  const file = /^files\/(media|private)\/[a-z0-9-]{2}\/([a-z0-9.-]+)$/.exec(entry);
  if (file?.[1] && file[2]) return { kind: 'file', folder: file[1] as Folder, name: file[2] };
  return null;
};
