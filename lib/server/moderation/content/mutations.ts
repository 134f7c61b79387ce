import { asc, eq, sql } from 'drizzle-orm';
import type { ContentKind } from '@/lib/contract/moderation/content-fields';
import type { Locale } from '@/lib/i18n/locales';
import { foldWords } from '@/lib/text/fold';
import type { Tx } from '../../ads/decisions';
import { announce } from '../../changes';
import { notFound } from '../../http-error';
import { refuseFields } from '../../problems';
import { knowWords } from '../../search/known';
import { askToRefold, refoldInBackground } from '../../search/refold';
import { transact } from '../../transaction';
import type { Deciding } from '../ads/mutations';
import { audit } from '../log/write';
import { assertRemovable, assertUsable, withCleanHtml } from './checks';
import { overtaken } from './conflict';
import { columnOf, columnsOf, type Fields, kinds, type Stored, wholeRows, writeParts } from './kinds';
import { makeSlug } from './names';
import { fieldsOf, presentRow, titleOf, versionOf } from './present';
import { returns } from './returning';
import { assertUnused } from './uses';

type Id = string | number;

/** One at a time writes rows of a kind: names stay unique, and an order names all of them. */
const holdKind = (tx: Tx, kind: ContentKind) =>
  tx.execute(sql`select pg_advisory_xact_lock(62003, hashtext(${kind}))`);

const written = (kind: ContentKind, fields: Fields, lang: Locale): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([field, value]) => [
      field,
      kinds[kind].html?.includes(field) ? withCleanHtml(value, field, lang) : value,
    ]),
  );

/** The row as the reader saw it, held until the transaction ends. */
const holdRow = async (tx: Tx, kind: ContentKind, id: Id, version: string, lang: Locale): Promise<Stored> => {
  const { table, key } = kinds[kind];
  const held = await tx.select().from(table).where(eq(key, id)).for('update');
  const [row] = await wholeRows(tx, kind, held as Stored[]);
  if (!row) throw notFound();
  if (versionOf(fieldsOf(kind, row)) !== version) throw await overtaken(tx, kind, id, lang);
  return row;
};

/** A misspelt name finds its neighbour among known words, also before an ad says it. No ad is found by the name of a fact. */
const knowNames = async (tx: Tx, kind: ContentKind, { name, aliases }: Fields) => {
  if (kind === 'facts') return;
  const names = typeof name === 'object' && name !== null ? Object.values(name) : [];
  const words = [...names, ...(Array.isArray(aliases) ? aliases : [])].join(' ');
  if (words) await knowWords(tx, foldWords(words));
};

/** What was written, with what stands in rows of its own. */
const wholeRow = async (tx: Tx, kind: ContentKind, rows: Stored[], wanted: Fields): Promise<Stored> => {
  const id = rows[0]?.id;
  if (kinds[kind].parts) await writeParts(tx, kind, Number(id), wanted);
  const [row] = await wholeRows(tx, kind, rows);
  if (!row) throw new Error('A row was not stored.');
  return row;
};

/** A moderator, or the operator at the command line. */
type Writing = Omit<Deciding, 'moderator'> & { moderator: Deciding['moderator'] | null };

/** Adds a row at the end of its kind. */
export const createRow = async (kind: ContentKind, fields: Fields, { moderator, lang }: Writing) => {
  const { table, slug, tags } = kinds[kind];
  let anew = false;
  const row = await transact(async (tx) => {
    await holdKind(tx, kind);
    const wanted = written(kind, fields, lang);
    await assertUsable(tx, kind, wanted, null, lang);
    anew = await returns(tx, kind, wanted, null);
    if (anew) await askToRefold(tx);
    const last =
      'position' in table ? sql`(select coalesce(max(${table.position}), -1) + 1 from ${table})` : undefined;
    const stored = (await tx
      .insert(table)
      .values({
        ...columnsOf(kind, wanted),
        ...(slug ? { slug: await makeSlug(tx, kinds[kind], wanted) } : {}),
        ...(last ? { position: last } : {}),
      } as never)
      .returning()) as Stored[];
    const created = await wholeRow(tx, kind, stored, wanted);
    await knowNames(tx, kind, wanted);
    await audit(tx, {
      actorId: moderator?.id ?? null,
      action: 'content.create',
      subject: kind,
      subjectId: String(created.id ?? created.code),
      details: { title: titleOf(created), written: wanted },
    });
    return created;
  });
  announce(tags);
  if (anew) refoldInBackground();
  return presentRow(kind, row);
};

/** Another place for a row that nothing uses: its slug is made anew, for there it may be taken. */
const moved = async (
  tx: Tx,
  kind: ContentKind,
  before: Stored,
  wanted: Fields,
  lang: Locale,
): Promise<Stored> => {
  const { fixedInUse, slug } = kinds[kind];
  if (!fixedInUse || before[columnOf(fixedInUse)] === wanted[fixedInUse]) return {};
  await assertUnused(tx, kind, before.id as Id, lang);
  return slug ? { slug: await makeSlug(tx, kinds[kind], wanted) } : {};
};

/** What was asked in that currency is sorted and filtered by its new worth. */
const reprice = (tx: Tx, code: Id, rate: number) =>
  tx.execute(sql`
    update ads set price_cents = case when asked_cents = 0 then 0 else greatest(1, round(asked_cents / ${rate}::numeric)) end
     where asked_currency = ${String(code)}`);

/** Writes a whole row anew, if it is still as `version` says. The same once more changes nothing. */
export const changeRow = async (
  kind: ContentKind,
  id: Id,
  version: string,
  fields: Fields,
  { moderator, lang }: Writing,
) => {
  const { table, key, tags } = kinds[kind];
  let anew = false;
  const row = await transact(async (tx) => {
    await holdKind(tx, kind);
    const before = await holdRow(tx, kind, id, version, lang);
    const wanted = written(kind, fields, lang);
    if (versionOf(wanted) === version) return before;
    await assertUsable(tx, kind, wanted, before, lang);
    anew = await returns(tx, kind, wanted, before);
    if (anew) await askToRefold(tx);
    const place = await moved(tx, kind, before, wanted, lang);
    const rated: { ratedAt?: Date } =
      kind === 'currencies' && before.rate !== wanted.rate ? { ratedAt: new Date() } : {};
    const stored = (await tx
      .update(table)
      .set({ ...columnsOf(kind, wanted), ...place, ...rated } as never)
      .where(eq(key, id))
      .returning()) as Stored[];
    const changed = await wholeRow(tx, kind, stored, wanted);
    if (rated.ratedAt) await reprice(tx, id, Number(wanted.rate));
    await knowNames(tx, kind, wanted);
    await audit(tx, {
      actorId: moderator?.id ?? null,
      action: 'content.change',
      subject: kind,
      subjectId: id,
      details: { title: titleOf(changed), before: fieldsOf(kind, before), written: wanted },
    });
    return changed;
  });
  announce(tags);
  if (anew) refoldInBackground();
  return presentRow(kind, row);
};

/** Removes a row that nothing uses, if it is still as `version` says. */
export const removeRow = async (
  kind: ContentKind,
  id: Id,
  version: string,
  { moderator, lang }: Deciding,
): Promise<void> => {
  const { table, key, tags } = kinds[kind];
  await transact(async (tx) => {
    await holdKind(tx, kind);
    const row = await holdRow(tx, kind, id, version, lang);
    await assertRemovable(tx, kind, row, lang);
    await assertUnused(tx, kind, id, lang);
    await tx.delete(table).where(eq(key, id));
    const before = fieldsOf(kind, row);
    await audit(tx, {
      actorId: moderator.id,
      action: 'content.remove',
      subject: kind,
      subjectId: id,
      details: { title: titleOf(row), before },
    });
  });
  announce(tags);
};

/** Puts all rows of a kind in an order; refuses with 422 unless every one is named once. */
export const orderRows = async (kind: ContentKind, ids: readonly Id[], { moderator, lang }: Deciding) => {
  const { table, key, tags } = kinds[kind];
  if (!('position' in table)) throw notFound();
  await transact(async (tx) => {
    await holdKind(tx, kind);
    const rows = await tx.select({ id: key }).from(table).orderBy(asc(table.position), asc(key));
    const before = rows.map(({ id }) => id as Id);
    const named = new Set(ids);
    if (ids.length !== before.length || named.size !== ids.length || before.some((id) => !named.has(id)))
      throw refuseFields([['ids', 'everyRow']], lang);
    if (before.every((id, at) => id === ids[at])) return;
    for (const [position, id] of ids.entries())
      await tx
        .update(table)
        .set({ position } as never)
        .where(eq(key, id));
    await audit(tx, {
      actorId: moderator.id,
      action: 'content.order',
      subject: kind,
      subjectId: 'all',
      details: { before, written: ids },
    });
  });
  announce(tags);
};
