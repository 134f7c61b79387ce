import { and, asc, eq, or, type SQL, sql } from 'drizzle-orm';
import type { ContentKind } from '@/lib/contract/moderation/content-fields';
import { connect } from '@/lib/db/connect';
import { brands, carModels, facts } from '@/lib/db/schema';
import { notFound } from '../../http-error';
import { anywhere } from '../anywhere';
import { cut, perPage, readWordCursor, wordKey } from '../cursor';
import { kinds, type Stored, wholeRows } from './kinds';
import { presentRow } from './present';

/** All rows of a kind, in the order in which the site shows them. */
export const listRows = async (kind: ContentKind) => {
  const { db } = await connect();
  const { table, key, order } = kinds[kind];
  const places = order ?? ('position' in table ? [asc(table.position)] : []);
  const rows = await db
    .select()
    .from(table)
    .orderBy(...places, asc(key));
  const whole = await wholeRows(db, kind, rows as Stored[]);
  return { data: whole.map((row) => presentRow(kind, row)), next: null };
};

/** One row of a kind. */
export const getRow = async (kind: ContentKind, id: string | number) => {
  const { db } = await connect();
  const { table, key } = kinds[kind];
  const [row] = await db.select().from(table).where(eq(key, id));
  const [whole] = row ? await wholeRows(db, kind, [row as Stored]) : [];
  if (!whole) throw notFound();
  return presentRow(kind, whole);
};

export type Search = {
  cursor?: string | undefined;
  search?: string | undefined;
  brand?: number | undefined;
  per_page?: number;
};

/** Brands, models and facts are many: by name, a page at a time, by a part of a name or of an alias. */
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
  facts: {
    table: facts,
    name: sql`lower(${facts.name} ->> 'en')`,
    matches: (part: string): SQL | undefined =>
      or(
        sql`${facts.name}::text ilike ${part}`,
        sql`${facts.key} ilike ${part}`,
        sql`array_to_string(${facts.also}, ' ') ilike ${part}`,
      ),
  },
};

/** What is listed by name. */
export const isByName = (kind: ContentKind): kind is keyof typeof byName => Object.hasOwn(byName, kind);

/** A page of them; models also of one brand. */
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
  const whole = await wholeRows(
    db,
    kind,
    page.map(({ row }) => row),
  );
  return { data: whole.map((row) => presentRow(kind, row)), next };
};
