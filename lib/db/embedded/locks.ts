import type pg from 'pg';

// Who uses a server, and whose it is, by advisory locks of sessions with it: whoever is killed has let go of his.

/** Of the one site that keeps the server running, or of whoever has it alone. */
const keeperLock = 62_000;
/** Of all that use the server, shared. */
const userLock = 62_010;
const extensionLock = 62_011;

/** `shared`: with others, as commands do; `kept`: as the site does; `alone`: with nobody. */
export type Use = 'shared' | 'kept' | 'alone';

const tryLock = async (session: pg.Client, lock: number): Promise<boolean> => {
  const { rows } = await session.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [lock]);
  return rows[0]?.mine ?? false;
};

const holderOf = async (session: pg.Client, lock: number): Promise<string> => {
  const { rows } = await session.query<{ name: string }>(
    `select a.application_name as name from pg_locks l join pg_stat_activity a using (pid)
      where l.locktype = 'advisory' and l.classid = 0 and l.objid = $1 and l.objsubid = 1 and l.granted and pid <> pg_backend_pid()`,
    [lock],
  );
  return /\((.*)\)/.exec(rows[0]?.name ?? '')?.[1] ?? 'another process';
};

/**
 * Holds the server for such a use as long as the session lasts. Returns who is in the way, or null; waits for one that
 * has it alone, or is about to stop it.
 */
export const takeLocks = async (session: pg.Client, use: Use): Promise<string | null> => {
  if (use !== 'shared' && !(await tryLock(session, keeperLock))) return holderOf(session, keeperLock);
  if (use === 'alone') return (await tryLock(session, userLock)) ? null : holderOf(session, userLock);
  await session.query('select pg_advisory_lock_shared($1)', [userLock]);
  return null;
};

/** Ends a shared use. Returns whether it was the last one: whoever comes from then on waits until the session ends. */
export const letGo = async (session: pg.Client): Promise<boolean> => {
  await session.query('select pg_advisory_unlock_shared($1)', [userLock]);
  return tryLock(session, userLock);
};

/** One after the other: of two at once, one would fail. */
export const addExtensions = (session: pg.Client): Promise<unknown> =>
  session.query(
    `select pg_advisory_xact_lock(${extensionLock}); create extension if not exists pg_stat_statements`,
  );
