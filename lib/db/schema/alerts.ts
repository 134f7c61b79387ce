import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  customType,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { alertFrequencies, alertKinds } from '@/lib/contract/saved-search-fields';
import { accounts } from './accounts';
import { ads } from './ads';
import { createdAt, id, instant } from './columns';

type Range = { from: number | null; to: number | null };

const tsquery = customType<{ data: string }>({ dataType: () => 'tsquery' });
const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/**
 * What saved searches ask for, each once however many have saved it: an ad is held against it once. What follows the
 * address is the same as a list asks for (lib/server/saved-searches/read-search.ts), made anew each day for words change
 * their meaning. It goes with the last search that refers to it (the trigger `saved_searches_gone`).
 */
export const searchConditions = pgTable(
  'search_conditions',
  {
    id: id(),
    /** As the address of the list says it, without order and page: the same search is the same text. */
    query: text().notNull(),
    /** SHA-256, for an address may be longer than an index takes. */
    queryHash: bytea().notNull(),
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
  },
  (t) => [
    uniqueIndex('search_conditions_once').on(t.queryHash),
    unique('search_conditions_wide').on(t.id, t.wide),
    index('search_conditions_read').on(t.readAt, t.id),
  ],
);

/** By which an ad finds the conditions that it may meet: it has one of their keys, or does not meet them. */
export const searchConditionKeys = pgTable(
  'search_condition_keys',
  {
    key: text().notNull(),
    conditionId: integer()
      .notNull()
      .references(() => searchConditions.id, { onDelete: 'cascade' }),
  },
  (t) => [
    primaryKey({ columns: [t.key, t.conditionId] }),
    index('search_condition_keys_condition').on(t.conditionId),
  ],
);

/** A list that a member wants to hear of, and how. */
export const savedSearches = pgTable(
  'saved_searches',
  {
    id: id(),
    accountId: integer()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    conditionId: integer().notNull(),
    /** As its condition is: the index of what is to be told needs it here. */
    wide: boolean().notNull(),
    name: text().notNull(),
    frequency: text({ enum: alertFrequencies }).notNull().default('daily'),
    byMail: boolean().notNull().default(true),
    byPush: boolean().notNull().default(true),
    onSite: boolean().notNull().default(true),
    createdAt: createdAt(),
    lookedAt: instant().notNull().default(sql`now()`),
    /** Of a wide one: when to look whether it is time to tell how many are new, and when that was told, or begun. */
    tellAt: instant().notNull().default(sql`now()`),
    toldAt: instant().notNull().default(sql`now()`),
  },
  (t) => [
    foreignKey({
      name: 'saved_searches_condition',
      columns: [t.conditionId, t.wide],
      foreignColumns: [searchConditions.id, searchConditions.wide],
    }).onUpdate('cascade'),
    uniqueIndex('saved_searches_once').on(t.accountId, t.conditionId),
    // With all that an ad has to know of them, so that their rows are not read.
    index('saved_searches_of_condition').on(t.conditionId, t.id, t.accountId, t.frequency, t.onSite),
    index('saved_searches_told').on(t.tellAt).where(sql`${t.wide} and ${t.frequency} <> 'never'`),
    check('saved_searches_frequency', sql`${t.frequency} in ('at_once', 'daily', 'weekly', 'never')`),
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
    // What is due is unread.
    index('alerts_unread').on(t.accountId, t.dueAt).where(sql`${t.readAt} is null`),
    index('alerts_since').on(t.savedSearchId, t.createdAt).where(sql`${t.savedSearchId} is not null`),
    index('alerts_ad').on(t.adId),
    index('alerts_due').on(t.dueAt, t.accountId).where(sql`${t.dueAt} is not null`),
    index('alerts_told').on(t.accountId, t.toldAt).where(sql`${t.toldAt} is not null`),
  ],
);
