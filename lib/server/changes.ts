// What has changed, told to whoever keeps answers: the page cache of Next, the caches of this room, and other processes
// on the same database. Rooms below never import Next, so the site registers its own listener (instrumentation.ts).

import { z } from 'zod';
import { connect } from '@/lib/db/connect';
import { oncePerProcess } from '@/lib/once-per-process';
import { logError } from './log-error';

/**
 * `ads`: an ad has come or gone. `ad:{id}`: one has changed. `wording:{path}`: what that public read of the operator's
 * words answers. `reference`: names of rows, which ads show too, and all words with them.
 */
export type Tag = 'ads' | 'reference' | `ad:${number}` | `wording:${string}`;
/** As if all had changed. */
export const everything: readonly Tag[] = ['ads', 'reference'];

/** `missed`: what has changed is not known, because it could not be heard. */
type Origin = 'here' | 'elsewhere' | 'missed';
type Listener = (tags: readonly Tag[], origin: Origin) => void;

const listeners = oncePerProcess('listeners to changes', () => new Map<string, Listener>());

/** One listener per name: a module that is bundled twice listens once. */
export const onChange = (name: string, listener: Listener) => {
  listeners.set(name, listener);
};

const tell = (tags: readonly Tag[], origin: Origin) => {
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

const Tags = z.array(z.string());

/**
 * From now on this process and all others on its database hear what the others change. While the line is down it hears
 * nothing: when it is back all may be old.
 */
export const shareChanges = async () => {
  const { joinFanOut } = await connect();
  const others = await joinFanOut('makinar_announcements', {
    heard: (message) => tell(Tags.parse(JSON.parse(message)) as Tag[], 'elsewhere'),
    missed: () => tell(everything, 'missed'),
  });
  onChange('other processes', (tags, origin) => {
    if (origin === 'here') others.say(JSON.stringify(tags));
  });
};
