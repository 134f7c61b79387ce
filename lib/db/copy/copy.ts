import type { Readable, Writable } from 'node:stream';
import pg from 'pg';
import copyStreams from 'pg-copy-streams';
import type { Sequence, Table } from './tables';

// Rows as text, which every PostgreSQL from 15 on reads as another one wrote it.

const name = pg.escapeIdentifier;
const place = ({ name: table, columns }: Table) => `public.${name(table)} (${columns.map(name).join(', ')})`;

/** How values are written and read, whatever the server or the role is set to. */
export const asText = `
  set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres'; set local timezone = 'UTC';
  set local extra_float_digits = 1; set local bytea_output = 'hex'; set local client_encoding = 'UTF8'`;

/** No limit that a server has for visitors counts for whoever copies all of it. */
export const withoutLimits = `
  set local statement_timeout = 0; set local lock_timeout = 0; set local idle_in_transaction_session_timeout = 0`;

export const countRows = async (session: pg.ClientBase, table: Table): Promise<number> => {
  const { rows } = await session.query<{ n: string }>(
    `select count(*)::text as n from public.${name(table.name)}`,
  );
  return Number(rows[0]?.n);
};

/** The rows of a table, one a line. */
export const copyOut = (session: pg.ClientBase, table: Table): Readable =>
  session.query(copyStreams.to(`copy ${place(table)} to stdout`));

/** What a query finds, one row a line. */
export const copyOutOf = (session: pg.ClientBase, query: string): Readable =>
  session.query(copyStreams.to(`copy (${query}) to stdout`));

/** Takes the rows of a table that was made in this transaction; `rowCount` is theirs once it has finished. */
export const copyIn = (session: pg.ClientBase, table: Table): Writable & { rowCount: number } =>
  session.query(copyStreams.from(`copy ${place(table)} from stdin (freeze)`));

/**
 * Lets rows come in as they were: no trigger works on them, and indexes are made once they are all there. Returns what
 * puts both back.
 */
export const openForRows = async (
  session: pg.ClientBase,
  tables: readonly Table[],
): Promise<() => Promise<void>> => {
  const names = tables.map(({ name: table }) => table);
  const { rows: indexes } = await session.query<{ name: string; definition: string }>(
    `select i.relname as name, pg_get_indexdef(i.oid) as definition
       from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class t on t.oid = x.indrelid
      where t.relnamespace = 'public'::regnamespace and t.relname = any($1)
        and not exists (select from pg_constraint k where k.conindid = i.oid) order by t.relname, i.relname`,
    [names],
  );
  for (const table of names) await session.query(`alter table public.${name(table)} disable trigger user`);
  for (const index of indexes) await session.query(`drop index public.${name(index.name)}`);
  return async () => {
    for (const { definition } of indexes) await session.query(definition);
    for (const table of names) await session.query(`alter table public.${name(table)} enable trigger user`);
  };
};

export const setSequence = (session: pg.ClientBase, sequence: Sequence) =>
  session.query('select setval($1::regclass, $2::bigint, $3)', [
    `public.${name(sequence.name)}`,
    sequence.value,
    sequence.called,
  ]);
