import { and, count, eq, isNotNull, sql } from 'drizzle-orm';
import type { AlertFrequency } from '@/lib/contract/saved-search-fields';
import { mostSavedSearches } from '@/lib/contract/saved-search-fields';
import type { SavedSearchChange } from '@/lib/contract/saved-searches';
import { connect } from '@/lib/db/connect';
import { accounts, alerts, savedSearches } from '@/lib/db/schema';
import type { Locale } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import { holdAccount } from '../accounts/hold';
import { noteReading } from '../accounts/reading';
import { getCatalogue } from '../catalogue/rows';
import { HttpError } from '../http-error';
import { type Transaction, transact, withRetries } from '../transaction';
import { whenToTell } from '../when-to-tell';
import { holdConditions } from './conditions';
import { nameSearch } from './name-search';
import { filtersOf, type SavedSearchRow, selectSavedSearches } from './queries';
import { conditionsOfSearch, narrowingOf, queryOf } from './read-search';

type NewSearch = {
  query: string;
  name?: string | undefined;
  frequency?: AlertFrequency | undefined;
  time_zone?: string | undefined;
  currency?: string | undefined;
};

/** PostgreSQL keeps a tsquery in the row, which has about eight thousand bytes; read anew it may need a few more. */
const mostBytes = 7_700;

/** Throws an HttpError 422 for more than can be kept. */
const refuseTooMuch = async (words: string | null | undefined, lang: Locale): Promise<void> => {
  const { rows } = await connect();
  const [size] = await rows<{ bytes: number | null }>(
    sql`select pg_column_size(${words ?? null}::tsquery) as bytes`,
  );
  const { tooMany } = messagesOf(lang).savedSearchAnswers;
  if ((size?.bytes ?? 0) > mostBytes) throw new HttpError(422, tooMany, { query: [tooMany] });
};

/**
 * Saves a search, or finds the same one that is saved. Refuses with 409, and with 422 what is too wide to tell at once or
 * asks for more than can be kept.
 */
export const saveSearch = async (
  accountId: number,
  given: NewSearch,
  lang: Locale,
): Promise<SavedSearchRow> => {
  const catalogue = await getCatalogue();
  const filters = filtersOf(given.query, catalogue);
  const query = queryOf(filters);
  const read = await conditionsOfSearch(await narrowingOf(filters, catalogue));
  await refuseTooMuch(read.conditions.words, lang);
  return transact(async (tx) => {
    // One call of an account after the other, so that fifty at once end where fifty in a row would.
    await holdAccount(tx, accountId, lang);
    await noteReading(tx, accountId, given);
    const own = eq(savedSearches.accountId, accountId);
    const { id: conditionId, wide } = await holdConditions(tx, query, read);
    const [same] = await tx
      .select()
      .from(savedSearches)
      .where(and(own, eq(savedSearches.conditionId, conditionId)));
    if (same) return { ...same, query };
    const { tooWide, searchesFull } = messagesOf(lang).savedSearchAnswers;
    refuseAtOnce(wide, given.frequency, tooWide);
    const [kept] = await tx.select({ n: count() }).from(savedSearches).where(own);
    if ((kept?.n ?? 0) >= mostSavedSearches) throw new HttpError(409, searchesFull);
    const [row] = await tx
      .insert(savedSearches)
      .values({
        accountId,
        conditionId,
        wide,
        name: given.name ?? nameSearch(filters, catalogue, { lang, currency: given.currency }),
        ...(given.frequency ? { frequency: given.frequency } : {}),
      })
      .returning();
    if (!row) throw new Error('A saved search was not stored.');
    return { ...row, query };
  });
};

const refuseAtOnce = (wide: boolean, frequency: AlertFrequency | undefined, words: string) => {
  if (wide && frequency === 'at_once') throw new HttpError(422, words, { frequency: [words] });
};

/** What waits to be told of a search goes by its new frequency. */
const tellWaiting = async (tx: Transaction, { id, accountId }: SavedSearchRow, frequency: AlertFrequency) => {
  const [reader] = await tx
    .select({ zone: accounts.timeZone })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  const dueAt = frequency === 'never' || !reader ? null : whenToTell(frequency, new Date(), reader.zone);
  await tx
    .update(alerts)
    .set({ dueAt })
    .where(and(eq(alerts.accountId, accountId), eq(alerts.savedSearchId, id), isNotNull(alerts.dueAt)));
};

/** Changes one of an account's searches; null where it has no such. Refuses with 422 what is too wide to tell at once. */
export const changeSearch = async (
  accountId: number,
  id: number,
  { name, frequency, by_mail, by_push, on_site, ...reading }: SavedSearchChange,
  lang: Locale,
): Promise<SavedSearchRow | null> => {
  const own = and(eq(savedSearches.id, id), eq(savedSearches.accountId, accountId));
  return transact(async (tx) => {
    const [row] = await selectSavedSearches(tx).where(own).for('update', { of: savedSearches });
    if (!row) return null;
    refuseAtOnce(row.wide, frequency, messagesOf(lang).savedSearchAnswers.tooWide);
    await noteReading(tx, accountId, reading);
    const isOther = frequency !== undefined && frequency !== row.frequency;
    if (isOther) await tellWaiting(tx, row, frequency);
    const [changed] = await tx
      .update(savedSearches)
      .set({
        name: name ?? row.name,
        ...(isOther ? { frequency, tellAt: new Date() } : {}),
        byMail: by_mail ?? row.byMail,
        byPush: by_push ?? row.byPush,
        onSite: on_site ?? row.onSite,
      })
      .where(own)
      .returning();
    return changed ? { ...changed, query: row.query } : null;
  });
};

/** From now on something is new in it. Returns whether the account has such a search. */
export const lookAtSearch = async (accountId: number, id: number, now = new Date()): Promise<boolean> => {
  const { db } = await connect();
  const looked = await withRetries(() =>
    db
      .update(savedSearches)
      .set({ lookedAt: now })
      .where(and(eq(savedSearches.id, id), eq(savedSearches.accountId, accountId)))
      .returning({ id: savedSearches.id }),
  );
  return looked.length > 0;
};

/** Returns whether the account had such a search. */
export const removeSearch = async (accountId: number, id: number): Promise<boolean> => {
  const gone = await transact((tx) =>
    tx
      .delete(savedSearches)
      .where(and(eq(savedSearches.id, id), eq(savedSearches.accountId, accountId)))
      .returning({ id: savedSearches.id }),
  );
  return gone.length > 0;
};
