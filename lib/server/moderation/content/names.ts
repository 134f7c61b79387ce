import { and, ne, type SQL, sql } from 'drizzle-orm';
import type { Locale } from '@/lib/i18n/locales';
import type { Tx } from '../../ads/decisions';
import { refuseFields } from '../../problems';
import { columnOf, type Fields, type Kind } from './kinds';
import { englishOf } from './present';

const columnIn = (kind: Kind, field: string): SQL =>
  (kind.table as unknown as Record<string, SQL>)[columnOf(field)] as SQL;

/** The English words of a field, or the field where it is the same in every language. */
const english = (kind: Kind, field: string): SQL =>
  kind.slug ? sql`${columnIn(kind, field)} ->> 'en'` : columnIn(kind, field);

const within = (kind: Kind, field: string | undefined, fields: Fields): SQL | undefined =>
  field ? sql`${columnIn(kind, field)} = ${fields[field]}` : undefined;

/** Refuses a name that another row has, where people would mix the two up. `self`: its own number. */
export const assertNameFree = async (tx: Tx, kind: Kind, fields: Fields, self: unknown, lang: Locale) => {
  const rule = kind.slug ?? kind.unique;
  if (!rule) return;
  const [taken] = await tx
    .select({ key: kind.key })
    .from(kind.table)
    .where(
      and(
        sql`lower(${english(kind, rule.of)}) = lower(${englishOf(fields[rule.of])})`,
        within(kind, rule.within, fields),
        self === undefined ? undefined : ne(kind.key, self),
      ),
    )
    .limit(1);
  if (taken) throw refuseFields([[kind.slug ? `${rule.of}.en` : rule.of, 'nameTaken']], lang);
};

/** A slug of an English name that no other row has in the same place. */
export const makeSlug = async (tx: Tx, kind: Kind, fields: Fields): Promise<string> => {
  const base =
    englishOf(fields[kind.slug?.of ?? ''])
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '')
      .slice(0, 60) || 'row';
  const slug = columnIn(kind, 'slug');
  const rows = await tx
    .select({ slug: sql<string>`${slug}` })
    .from(kind.table)
    .where(
      and(
        sql`(${slug} = ${base} or starts_with(${slug}, ${`${base}-`}))`,
        within(kind, kind.slug?.within, fields),
      ),
    );
  const taken = new Set(rows.map((row) => row.slug));
  for (let n = 1; ; n += 1) {
    const next = n === 1 ? base : `${base}-${n}`;
    if (!taken.has(next)) return next;
  }
};
