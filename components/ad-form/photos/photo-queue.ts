import { ApiError } from '@/lib/api/client';
import type { PhotoVault } from './photo-vault';

// The photographs of one ad on their way: made smaller one after another, sent one after another, in any order that the
// seller likes. None is lost by failing.

export type PhotoState =
  | 'preparing'
  | 'waiting'
  | 'sending'
  | 'sent'
  /** Until someone logs in. */
  | 'held'
  | 'stopped'
  | 'failed';

export type Photo = {
  id: string;
  name: string;
  state: PhotoState;
  /** From 0 to 1 while it is being sent. */
  progress: number;
  preview: string | null;
  /** Where the server has it, and under which key. */
  src: string | null;
  key: string | null;
  /** What the server said, or nothing where it was not reached. */
  problem: string | null;
  /** Whether sending the same once more may help. */
  mayRetry: boolean;
};

/** What a draft remembers of a photograph. */
export type KeptPhoto = Pick<Photo, 'id' | 'name' | 'key' | 'src'>;
export const keptOf = ({ id, name, key, src }: Photo): KeptPhoto => ({ id, name, key, src });

type Sent = { key: string; src: string };
type Options = {
  most: number;
  shrink: (photo: Blob) => Promise<Blob>;
  send: (photo: Blob, sending: { onProgress: (part: number) => void; signal: AbortSignal }) => Promise<Sent>;
  vault: PhotoVault;
  isSignedIn: () => boolean;
  onSignedOut: () => void;
};

const isPhoto = ({ type, name }: File) =>
  (type.startsWith('image/') && type !== 'image/svg+xml') || /\.(heic|heif|avif)$/i.test(name);

const underWay: readonly PhotoState[] = ['preparing', 'waiting', 'sending'];
export const isUnderWay = ({ state }: Photo) => underWay.includes(state);

const previewOf = (photo: Blob) => URL.createObjectURL(photo);
/** A browser holds on to the whole photograph until its address is given up. */
const endPreview = ({ preview }: Photo) => {
  if (preview?.startsWith('blob:')) URL.revokeObjectURL(preview);
};
const newId = () =>
  Array.from(crypto.getRandomValues(new Uint32Array(3)), (part) => part.toString(36)).join('');

export const createPhotoQueue = ({ most, shrink, send, vault, isSignedIn, onSignedOut }: Options) => {
  let photos: readonly Photo[] = [];
  const blobs = new Map<string, Blob>();
  const listeners = new Set<() => void>();
  let preparing = false;
  let closed = false;
  let sending: { id: string; stop: AbortController } | null = null;

  const set = (next: readonly Photo[]) => {
    photos = next;
    for (const listener of listeners) listener();
  };
  const find = (id: string) => photos.find((photo) => photo.id === id);
  const patch = (id: string, change: Partial<Photo>) =>
    set(photos.map((photo) => (photo.id === id ? { ...photo, ...change } : photo)));
  const patchAll = (from: PhotoState, change: Partial<Photo>) =>
    set(photos.map((photo) => (photo.state === from ? { ...photo, ...change } : photo)));
  const previewAgain = ({ id, preview }: Photo) => {
    const blob = preview?.startsWith('blob:') ? blobs.get(id) : undefined;
    return blob ? previewOf(blob) : preview;
  };
  const ready = () => (isSignedIn() ? ('waiting' as const) : ('held' as const));

  const prepare = async () => {
    if (preparing) return;
    preparing = true;
    for (let next = photos.find(({ state }) => state === 'preparing'); next; ) {
      const { id } = next;
      const photo = await shrink(blobs.get(id) as Blob);
      if (find(id)) {
        blobs.set(id, photo);
        await vault.put(id, photo);
        patch(id, { state: ready(), preview: previewOf(photo) });
        void sendNext();
      }
      next = photos.find(({ state }) => state === 'preparing');
    }
    preparing = false;
  };

  const fail = (id: string, error: unknown) => {
    if (!(error instanceof ApiError))
      return patch(id, { state: closed ? 'waiting' : 'stopped', progress: 0, mayRetry: true });
    if (error.status === 401) {
      patch(id, { state: 'held', progress: 0 });
      patchAll('waiting', { state: 'held' });
      return onSignedOut();
    }
    const said = error.status !== 0;
    const problem = said ? (Object.values(error.body.errors ?? {}).flat()[0] ?? error.message) : null;
    // Not a photograph, or too large: it will be neither the next time.
    patch(id, { state: 'failed', progress: 0, problem, mayRetry: ![413, 415, 422].includes(error.status) });
  };

  const sendNext = async () => {
    const next = sending || closed ? undefined : photos.find(({ state }) => state === 'waiting');
    const blob = next && blobs.get(next.id);
    if (!next || !blob) return;
    const { id } = next;
    const stop = new AbortController();
    sending = { id, stop };
    patch(id, { state: 'sending', progress: 0, problem: null });
    try {
      const { key, src } = await send(blob, {
        onProgress: (progress) => patch(id, { progress }),
        signal: stop.signal,
      });
      patch(id, { state: 'sent', progress: 1, key, src });
      void vault.drop(id);
    } catch (error) {
      if (find(id)) fail(id, error);
    }
    sending = null;
    void sendNext();
  };

  const stopSending = (id: string) => {
    if (sending?.id === id) sending.stop.abort();
  };

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    photos: () => photos,

    /** Takes what there is room for, and says what it left. */
    add: (files: readonly File[]) => {
      const usable = files.filter(isPhoto);
      const taken = usable.slice(0, most - photos.length);
      const added = taken.map((file): Photo => {
        const id = newId();
        blobs.set(id, file);
        return {
          id,
          name: file.name,
          state: 'preparing',
          progress: 0,
          preview: null,
          src: null,
          key: null,
          problem: null,
          mayRetry: true,
        };
      });
      set([...photos, ...added]);
      void prepare();
      return { tooMany: usable.length - taken.length, notPhotos: files.length - usable.length };
    },

    /** Those of a draft or of the ad itself. What was not sent is taken out of the vault; what is not there is gone. */
    restore: async (kept: readonly KeptPhoto[]) => {
      const found = await Promise.all(
        kept.slice(0, most).map(async (photo): Promise<Photo | null> => {
          const blob = photo.key ? null : await vault.get(photo.id);
          if (!photo.key && !blob) return null;
          if (blob) blobs.set(photo.id, blob);
          return {
            id: photo.id,
            name: photo.name,
            state: blob ? ready() : 'sent',
            progress: blob ? 0 : 1,
            preview: blob ? previewOf(blob) : photo.src,
            src: photo.src,
            key: photo.key,
            problem: null,
            mayRetry: true,
          };
        }),
      );
      const restored = found.filter((photo) => photo !== null);
      // What was added while the device was read comes behind.
      set([...restored, ...photos]);
      void sendNext();
      return restored;
    },

    /** A picture that the server has no more: it has to be picked again. */
    lose: (id: string, problem: string) => {
      if (find(id)?.key) patch(id, { state: 'failed', key: null, problem, mayRetry: blobs.has(id) });
    },

    remove: (id: string) => {
      stopSending(id);
      const photo = find(id);
      if (photo) endPreview(photo);
      blobs.delete(id);
      void vault.drop(id);
      set(photos.filter((other) => other.id !== id));
    },
    stop: (id: string) => {
      if (sending?.id === id) stopSending(id);
      else patch(id, { state: 'stopped' });
    },
    retry: (id: string) => {
      patch(id, { state: ready(), problem: null, progress: 0 });
      void sendNext();
    },
    /** After a login, or when the line is there again. */
    resume: () => {
      if (!isSignedIn()) return;
      set(
        photos.map((photo) =>
          photo.state === 'held' || (photo.state === 'failed' && photo.problem === null)
            ? { ...photo, state: 'waiting', progress: 0 }
            : photo,
        ),
      );
      void sendNext();
    },
    move: (id: string, to: number) => {
      const moved = find(id);
      if (!moved || to < 0 || to >= photos.length) return;
      const others = photos.filter((photo) => photo.id !== id);
      set([...others.slice(0, to), moved, ...others.slice(to)]);
    },
    clear: () => {
      for (const photo of photos) {
        stopSending(photo.id);
        endPreview(photo);
        void vault.drop(photo.id);
      }
      blobs.clear();
      set([]);
    },
    /** Whoever leaves the form takes nothing away from it: what is not sent stays on the device. */
    close: () => {
      closed = true;
      sending?.stop.abort();
      photos.forEach(endPreview);
    },
    open: () => {
      if (closed) set(photos.map((photo) => ({ ...photo, preview: previewAgain(photo) })));
      closed = false;
      void sendNext();
    },
    /** When none is on its way any more. */
    settled: () =>
      new Promise<void>((resolve) => {
        const check = () => {
          if (photos.some(isUnderWay)) return;
          listeners.delete(check);
          resolve();
        };
        listeners.add(check);
        check();
      }),
  };
};
export type PhotoQueue = ReturnType<typeof createPhotoQueue>;
