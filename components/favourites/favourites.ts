import { api } from '@/lib/api/browser';

// Which ads this member keeps: asked for once in a visit, shared by all hearts and by his list of favourites.

let owner: number | null = null;
let ids: ReadonlySet<number> = new Set();
let arriving: Promise<void> | undefined;
/** What the server last said of an ad that was turned here. */
const confirmed = new Map<number, boolean>();
const latest = new Map<number, symbol>();
const queues = new Map<number, Promise<unknown>>();
const listeners = new Set<() => void>();

const show = (adId: number, on: boolean) => {
  const next = new Set(ids);
  if (on) next.add(adId);
  else next.delete(adId);
  ids = next;
  for (const listener of listeners) listener();
};

export const isFavourite = (adId: number) => ids.has(adId);

export const onFavouritesChange = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

const joinedListeners = new Set<() => void>();
/** Calls back once what the device kept of a visitor has joined his account. */
export const onKeptJoined = (listener: () => void) => {
  joinedListeners.add(listener);
  return () => {
    joinedListeners.delete(listener);
  };
};
export const tellKeptJoined = () => {
  for (const tell of joinedListeners) tell();
};

/** Asks once; another member, or a call that failed, asks anew. */
export const loadFavourites = (userId: number): Promise<void> => {
  if (owner !== userId) {
    owner = userId;
    ids = new Set();
    confirmed.clear();
    arriving = undefined;
  }
  arriving ??= api
    .get('/auth/my-favourite/ids', {})
    .then(({ data }) => {
      if (owner !== userId) return;
      const turned = [...latest.keys()].map((adId) => [adId, ids.has(adId)] as const);
      ids = new Set(data);
      for (const [adId, on] of turned) show(adId, on);
      for (const listener of listeners) listener();
    })
    .catch((error) => {
      arriving = undefined;
      throw error;
    });
  return arriving;
};

/**
 * Turns a heart at once and tells the server, one call after the other for the same ad. Resolves with what the server
 * said, or null when the heart was turned again meanwhile; when it fails, the heart is as it was and the error is thrown.
 */
export const turnFavourite = (adId: number, on: boolean, lang: string): Promise<string | null> => {
  const turn = Symbol();
  if (!confirmed.has(adId)) confirmed.set(adId, ids.has(adId));
  latest.set(adId, turn);
  show(adId, on);
  const isLatest = () => latest.get(adId) === turn;
  const call = async () => {
    if (!isLatest()) return null;
    try {
      const answer = await api.post('/v1/favorite', {
        query: { lang },
        body: { ad_id: adId, favourite: on },
      });
      confirmed.set(adId, answer.data.is_favourite);
      if (!isLatest()) return null;
      show(adId, answer.data.is_favourite);
      return answer.message;
    } catch (error) {
      if (!isLatest()) return null;
      show(adId, confirmed.get(adId) ?? !on);
      throw error;
    }
  };
  const result = (queues.get(adId) ?? Promise.resolve()).then(call);
  queues.set(
    adId,
    result.catch(() => null),
  );
  return result;
};
