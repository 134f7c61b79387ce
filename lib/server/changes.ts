// What has changed, told to whoever keeps answers: the page cache of Next, the caches of this room, and other processes
// on the same database. Rooms below never import Next, so the site registers its own listener (instrumentation.ts).

import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { connect } from '@/lib/db/connect';
import { oncePerProcess } from '@/lib/once-per-process';
import { afterCommit } from './after-commit';
import { logError } from './log-error';

/**
 * `ads`: an ad has come or gone. `ad:{id}`: one has changed. `wording:{path}`: what that public read of the operator's
 * words answers. `reference`: names of rows, which ads show too, and all words with them.
 */
export type Tag = 'ads' | 'reference' | `ad:${number}` | `wording:${string}`;
type Listener = (tags: readonly Tag[], origin: 'here' | 'elsewhere') => void;

const listeners = oncePerProcess('listeners to changes', () => new Map<string, Listener>());
const self = oncePerProcess('process', () => crypto.randomUUID());

/** One listener per name: a module that is bundled twice listens once. */
export const onChange = (name: string, listener: Listener) => {
  listeners.set(name, listener);
};

const tell = (tags: readonly Tag[], origin: 'here' | 'elsewhere') => {
  for (const listener of listeners.values()) {
    try {
      listener(tags, origin);
    } catch (error) {
      logError('A change could not be announced:', error);
    }
  }
};

/** Called after the commit. A listener that fails is reported and undoes nothing. */
export const announce = (tags: readonly Tag[]) => tell(tags, 'here');

const channel = 'makinar_changes';
/** A notification may have 8,000 bytes. */
const mostTags = 200;
const Notice = z.object({ from: z.string(), tags: z.array(z.string()) });

const notify = async (tags: readonly Tag[]) => {
  const { db } = await connect();
  for (let from = 0; from < tags.length; from += mostTags) {
    const notice = JSON.stringify({ from: self, tags: tags.slice(from, from + mostTags) });
    await db.execute(sql`select pg_notify(${channel}, ${notice})`);
  }
};

/** From now on other processes on this database hear what changes here. */
export const announceElsewhere = () => {
  onChange('other processes', (tags, origin) => {
    if (origin === 'here') afterCommit('Announcing a change', () => notify(tags));
  });
};

/** From now on this process hears what others change. While the line is down it hears nothing: then all may be old. */
export const hearChanges = async () => {
  const { listen } = await connect();
  await listen(
    channel,
    (payload) => {
      const { from, tags } = Notice.parse(JSON.parse(payload));
      if (from !== self) tell(tags as Tag[], 'elsewhere');
    },
    () => tell(['ads', 'reference'], 'elsewhere'),
  );
};
