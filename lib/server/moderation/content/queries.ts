import { and, asc, eq, or, type SQL, sql } from 'drizzle-orm';
import type { ContentKind } from '@/lib/contract/moderation/content-fields';
import { connect } from '@/lib/db/connect';
import { brands, carModels } from '@/lib/db/schema';
import { notFound } from '../../http-error';
import { anywhere } from '../anywhere';
import { cut, perPage, readWordCursor, wordKey } from '../cursor';
import { kinds, type Stored } from './kinds';
import { presentRow } from './present';

/** All rows of a kind, in the order in which the site shows them. */
export const listRows = async (kind: ContentKind) => {
  const { db } = await connect();
  const { table, key } = kinds[kind];
  const rows = await db.select().from(table).orderBy(asc(table.position), asc(key));
  return { data: rows.map((row) => presentRow(kind, row as Stored)), next: null };
};

/** One row of a kind. */
export const getRow = async (kind: ContentKind, id: string | number) => {
  const { db } = await connect();
  const { table, key } = kinds[kind];
  const [row] = await db.select().from(table).where(eq(key, id));
  if (!row) throw notFound();
  return presentRow(kind, row as Stored);
};

export type Search = {
  cursor?: string | undefined;
  search?: string | undefined;
  brand?: number | undefined;
  per_page?: number;
};

/** Brands and models are many: by name, a page at a time, by a part of a name or of an alias. */
const byName = {
  brands: {
    table: brands,
    name: sql`lower(${brands.name} ->> 'en')`,
    matches: (part: string): SQL | undefined =>
      or(sql`${brands.name}::text ilike ${part}`, sql`array_to_string(${brands.aliases}, ' ') ilike ${part}`),
  },
  models: {
    table: carModels,
    name: sql`lower(${carModels.name})`,
    matches: (part: string): SQL | undefined =>
      or(sql`${carModels.name} ilike ${part}`, sql`array_to_string(${carModels.aliases}, ' ') ilike ${part}`),
  },
};

/** A page of brands or models; models also of one brand. */
export const listByName = async (
  kind: keyof typeof byName,
  { cursor, search, brand, per_page = perPage }: Search,
) => {
  const { table, name, matches } = byName[kind];
  const { db } = await connect();
  const from = readWordCursor(cursor);
  const rows = await db
    .select({ row: table as typeof brands, at: sql<string>`${name}` })
    .from(table as typeof brands)
    .where(
      and(
        search ? matches(anywhere(search)) : undefined,
        kind === 'models' && brand !== undefined ? eq(carModels.brandId, brand) : undefined,
        from ? sql`(${name}, ${table.id}) > (${from.word}, ${from.number})` : undefined,
      ),
    )
    .orderBy(asc(name), asc(table.id))
    .limit(per_page + 1);
  const { page, next } = cut(rows, ({ row, at }) => wordKey(at, row.id), per_page);
  return { data: page.map(({ row }) => presentRow(kind, row)), next };
};
