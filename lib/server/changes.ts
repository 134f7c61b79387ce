// What has changed, told to whoever keeps answers: the page cache of Next, and the caches of this room.
// Rooms below never import Next, so the site registers its own listener (app/api).

/**
 * `ads`: an ad has come or gone. `ad:{id}`: one has changed. `wording:{path}`: what that public read of the operator's
 * words answers. `reference`: names of rows, which ads show too, and all words with them.
 */
export type Tag = 'ads' | 'reference' | `ad:${number}` | `wording:${string}`;
type Listener = (tags: readonly Tag[]) => void;

const shared = globalThis as typeof globalThis & { makinarChangeListeners?: Map<string, Listener> };
shared.makinarChangeListeners ??= new Map();
const listeners = shared.makinarChangeListeners;

/** One listener per name: a module that is bundled twice listens once. */
export const onChange = (name: string, listener: Listener) => {
  listeners.set(name, listener);
};

/** Called after the commit. A listener that fails is reported and undoes nothing. */
export const announce = (tags: readonly Tag[]) => {
  for (const listener of listeners.values()) {
    try {
      listener(tags);
    } catch (error) {
      console.error('A change could not be announced:', error);
    }
  }
};
