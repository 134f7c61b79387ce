import { mayKeep, photoDatabase } from '@/lib/offline/forget';

// Photographs that are not sent yet, kept on the device (IndexedDB): they survive a tunnel, a reload and a login. A
// device that keeps nothing loses only that.

export type PhotoVault = {
  put: (id: string, photo: Blob) => Promise<void>;
  get: (id: string) => Promise<Blob | null>;
  drop: (id: string) => Promise<void>;
};

type Kept = { photo: Blob; at: number };

const store = 'photos';
const keptFor = 14 * 24 * 60 * 60 * 1000;

const answerOf = <Result>(request: IDBRequest<Result>) =>
  new Promise<Result>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

let opened: Promise<IDBDatabase> | undefined;

const sweep = (database: IDBDatabase) => {
  const cursor = database.transaction(store, 'readwrite').objectStore(store).openCursor();
  cursor.onsuccess = () => {
    const row = cursor.result;
    if (!row) return;
    if ((row.value as Kept).at < Date.now() - keptFor) row.delete();
    row.continue();
  };
};

const open = () => {
  opened ??= (async () => {
    const request = indexedDB.open(photoDatabase, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(store);
    const database = await answerOf(request);
    // A logout, maybe in another tab, takes it away.
    database.onversionchange = () => {
      database.close();
      opened = undefined;
    };
    sweep(database);
    return database;
  })();
  return opened;
};

const use = async <Result>(
  mode: IDBTransactionMode,
  act: (photos: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result | undefined> => {
  try {
    const database = await open();
    return await answerOf(act(database.transaction(store, mode).objectStore(store)));
  } catch {
    return undefined;
  }
};

export const photoVault: PhotoVault = {
  put: async (id, photo) => {
    if (!mayKeep()) return;
    await use('readwrite', (photos) => photos.put({ photo, at: Date.now() } satisfies Kept, id));
  },
  get: async (id) => {
    const kept = await use<Kept | undefined>('readonly', (photos) => photos.get(id));
    return kept?.photo ?? null;
  },
  drop: async (id) => {
    await use('readwrite', (photos) => photos.delete(id));
  },
};
