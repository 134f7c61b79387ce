import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { alertFrequencies, alertKinds } from '@/lib/contract/saved-search-fields';
import { accounts } from './accounts';
import { ads } from './ads';
import { createdAt, id, instant } from './columns';

type Range = { from: number | null; to: number | null };

const tsquery = customType<{ data: string }>({ dataType: () => 'tsquery' });

/**
 * A list that a member wants to hear of. What stands in its address is kept as `query`; what follows that is the same as
 * an ad is asked for (lib/server/saved-searches/read-search.ts), made anew each night for words change their meaning.
 */
export const savedSearches = pgTable(
  'saved_searches',
  {
    id: id(),
    accountId: integer()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** As the address of the list says it, without order and page: the same search is the same text. */
    query: text().notNull(),
    frequency: text({ enum: alertFrequencies }).notNull().default('daily'),
    byMail: boolean().notNull().default(true),
    byPush: boolean().notNull().default(true),
    onSite: boolean().notNull().default(true),
    createdAt: createdAt(),
    lookedAt: instant().notNull().default(sql`now()`),
    /** It has no condition, or so many ads meet it that they are counted now and then instead of told one by one. */
    wide: boolean().notNull(),
    /** The words, rows and facts that an ad has to have; null where none are asked for. */
    words: tsquery(),
    fromCents: bigint({ mode: 'number' }),
    toCents: bigint({ mode: 'number' }),
    fromYear: integer(),
    toYear: integer(),
    fromHours: integer(),
    toHours: integer(),
    fromKm: integer(),
    toKm: integer(),
    /** Numbers of facts whose range the words do not hold sharply, by their keys. */
    factRanges: jsonb().$type<Readonly<Record<string, Range>>>(),
    readAt: instant().notNull().default(sql`now()`),
    /** Of a wide one: when to look whether it is time to tell how many are new, and when that was told, or begun. */
    tellAt: instant().notNull().default(sql`now()`),
    toldAt: instant().notNull().default(sql`now()`),
  },
  (t) => [
    uniqueIndex('saved_searches_once').on(t.accountId, t.query),
    index('saved_searches_read').on(t.readAt, t.id),
    index('saved_searches_told').on(t.tellAt).where(sql`${t.wide} and ${t.frequency} <> 'never'`),
    check('saved_searches_frequency', sql`${t.frequency} in ('at_once', 'daily', 'weekly', 'never')`),
  ],
);

/** By which an ad finds the searches that may want it: an ad has one of a search's keys, or is not wanted by it. */
export const savedSearchKeys = pgTable(
  'saved_search_keys',
  {
    key: text().notNull(),
    savedSearchId: integer()
      .notNull()
      .references(() => savedSearches.id, { onDelete: 'cascade' }),
  },
  (t) => [
    primaryKey({ columns: [t.key, t.savedSearchId] }),
    index('saved_search_keys_search').on(t.savedSearchId),
  ],
);

/** What a member is told of an ad: that a saved search wants it, what became of one that he keeps, that an own one ends. */
export const alerts = pgTable(
  'alerts',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    accountId: integer()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** Null: of a favourite, or of an own ad. */
    savedSearchId: integer().references(() => savedSearches.id, { onDelete: 'cascade' }),
    adId: integer()
      .notNull()
      .references(() => ads.id, { onDelete: 'cascade' }),
    kind: text({ enum: alertKinds }).notNull(),
    /** What makes a further one of its kind another: of a cheaper ad the price. */
    about: text().notNull().default(''),
    createdAt: createdAt(),
    readAt: instant(),
    /** From when on it is told by mail and push; null: it was, or was read before, or shall not be. */
    dueAt: instant(),
    /** With which digest it was. */
    toldAt: instant(),
  },
  (t) => [
    check(
      'alerts_kind',
      sql`${t.kind} in ('new', 'cheaper', 'reserved', 'sold', 'back', 'ending', 'expired')`,
    ),
    // However often an ad changes, a search names it once.
    uniqueIndex('alerts_of_search').on(t.savedSearchId, t.adId).where(sql`${t.savedSearchId} is not null`),
    uniqueIndex('alerts_of_favourite')
      .on(t.accountId, t.adId, t.kind, t.about)
      .where(sql`${t.savedSearchId} is null`),
    index('alerts_account').on(t.accountId, t.id),
    index('alerts_unread').on(t.accountId).where(sql`${t.readAt} is null`),
    index('alerts_since').on(t.savedSearchId, t.createdAt).where(sql`${t.savedSearchId} is not null`),
    index('alerts_ad').on(t.adId),
    index('alerts_due').on(t.dueAt, t.accountId).where(sql`${t.dueAt} is not null`),
    index('alerts_due_account').on(t.accountId, t.dueAt).where(sql`${t.dueAt} is not null`),
    index('alerts_told').on(t.accountId, t.toldAt).where(sql`${t.toldAt} is not null`),
  ],
);
