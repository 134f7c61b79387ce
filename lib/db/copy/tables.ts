import pg from 'pg';

// What a database holds, by its own catalogue: nothing has to be listed by hand, so no table can be forgotten.

export type Table = { name: string; columns: string[] };
/** `value` is the last number given, or with `called: false` the next one. */
export type Sequence = { name: string; value: string; called: boolean };

const notOfAnExtension = `not exists (select from pg_depend d
  where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')`;
const notOfTheSystem = `n.nspname not in ('pg_catalog', 'information_schema', 'pg_toast') and n.nspname !~ '^pg_(toast_)?temp_'`;

type Row = Table & { id: number; needs: number[] };

/** Whoever is referred to comes before who refers to it. */
const byReference = (rows: readonly Row[]): Table[] => {
  const sorted: Row[] = [];
  let left = [...rows];
  while (left.length) {
    const ready = left.filter(({ needs }) => !left.some(({ id }) => needs.includes(id)));
    if (!ready.length)
      throw new Error(`Tables refer to each other in a circle: ${left.map(({ name }) => name)}`);
    sorted.push(...ready);
    left = left.filter((row) => !ready.includes(row));
  }
  return sorted.map(({ name, columns }) => ({ name, columns }));
};

/**
 * The tables of the site with their columns, in an order in which they can be filled. Throws where rows stand in what
 * cannot be copied by this: partitioned or foreign tables, other schemas, large objects.
 */
export const readTables = async (session: pg.ClientBase): Promise<Table[]> => {
  const unknown = await session.query<{ name: string }>(`
    select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p', 'f', 'm') and ${notOfTheSystem} and ${notOfAnExtension}
       and not (n.nspname = 'public' and c.relkind = 'r' and not c.relispartition)
       and not (n.nspname = 'drizzle' and c.relname = '__drizzle_migrations')
    union all select 'large object ' || oid from pg_largeobject_metadata`);
  if (unknown.rows.length)
    throw new Error(`Not known how to copy: ${unknown.rows.map(({ name }) => name).join(', ')}`);
  const { rows } = await session.query<Row>(`
    select c.oid::int as id, c.relname as name,
           array(select attname::text from pg_attribute
                  where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum) as columns,
           array(select distinct confrelid::int from pg_constraint
                  where conrelid = c.oid and contype = 'f' and confrelid <> c.oid) as needs
      from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and ${notOfAnExtension}
     order by c.relname`);
  return byReference(rows);
};

/** Read after the snapshot of the rows: a number that is too high leaves a gap, one too low is given twice. */
export const readSequences = async (session: pg.ClientBase): Promise<Sequence[]> => {
  const { rows } = await session.query<{ name: string }>(`
    select c.relname as name from pg_class c
     where c.relkind = 'S' and c.relnamespace = 'public'::regnamespace and ${notOfAnExtension} order by c.relname`);
  const sequences: Sequence[] = [];
  for (const { name } of rows) {
    const found = await session.query<{ value: string; called: boolean }>(
      `select last_value::text as value, is_called as called from public.${pg.escapeIdentifier(name)}`,
    );
    const [state] = found.rows;
    if (state) sequences.push({ name, ...state });
  }
  return sequences;
};

/** Whether somebody has made anything here: tables of extensions do not count. */
export const isEmpty = async (session: pg.ClientBase): Promise<boolean> => {
  const { rows } = await session.query(`
    select 1 from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p', 'f', 'm', 'v', 'S') and ${notOfTheSystem} and ${notOfAnExtension} limit 1`);
  return rows.length === 0;
};
