import { type SQL, sql } from 'drizzle-orm';

// Lists of moderators go on after a row rather than to a page: what was decided meanwhile moves nothing.

export const perPage = 30;

/** A point in an order by instant and number, as it stands in an address: microseconds and number. */
export const instantKey = (instant: SQL, id: SQL) =>
  sql<string>`(extract(epoch from ${instant}) * 1000000)::bigint || '-' || ${id}`;

const read = (cursor: string): [micros: string, id: string] | null => {
  const [, micros, id] = /^(-?\d{1,18})-(\d{1,10})$/.exec(cursor) ?? [];
  return micros && id ? [micros, id] : null;
};

/** What comes after the cursor in ascending order; everything without one, or with one that is none. */
export const after = (instant: SQL, id: SQL, cursor: string | undefined): SQL => {
  const from = read(cursor ?? '');
  if (!from) return sql`true`;
  const [micros, row] = from;
  return sql`(${instant}, ${id}) > (to_timestamp(0) + ${micros}::bigint * interval '1 microsecond', ${row}::int)`;
};

/** The same in descending order. */
export const before = (instant: SQL, id: SQL, cursor: string | undefined): SQL => {
  const from = read(cursor ?? '');
  if (!from) return sql`true`;
  const [micros, row] = from;
  return sql`(${instant}, ${id}) < (to_timestamp(0) + ${micros}::bigint * interval '1 microsecond', ${row}::int)`;
};

/** For lists in the order of their numbers. */
export const idCursor = (cursor: string | undefined): number | null => {
  const id = Number(cursor ?? '');
  return Number.isInteger(id) && id > 0 && id <= 2147483647 ? id : null;
};

/** A point in an order by words and number. */
export const wordKey = (word: string, number: number) => `${number} ${word}`;

/** Null without a cursor, or with one that is none. */
export const readWordCursor = (cursor = ''): { word: string; number: number } | null => {
  const [, number, word] = /^(\d{1,9}) (.*)$/s.exec(cursor) ?? [];
  return number && word !== undefined ? { word, number: Number(number) } : null;
};

/** Of one row more than a page, the page and where it goes on. */
export const cut = <Row>(rows: readonly Row[], keyOf: (row: Row) => string, most = perPage) => {
  const page = rows.slice(0, most);
  const last = page.at(-1);
  return { page, next: rows.length > most && last !== undefined ? keyOf(last) : null };
};
