/** Keeps files by name. Names are ours (a hash, a width, an ending), never a visitor's. */
export type FileStore = {
  /** All of it or nothing: a half-written file is never read. */
  write(name: string, bytes: Uint8Array): Promise<void>;
  /** Null when there is no such file. */
  read(name: string): Promise<Uint8Array | null>;
  has(name: string): Promise<boolean>;
  /** Nothing happens when there is no such file. */
  remove(name: string): Promise<void>;
  /** Files whose names start with these two characters, what a write that was cut off left behind included. */
  list(start: string): Promise<StoredFile[]>;
};

export type StoredFile = { name: string; modified: Date };

const named = /^[a-z0-9][a-z0-9-]{1,80}\.[a-z0-9]{2,5}$/;

/** A name of any other form than ours is no file, so no path leads anywhere else. */
export const isFileName = (name: string): boolean => named.test(name);

export const assertFileName = (name: string) => {
  if (!isFileName(name)) throw new Error(`Not a file name of ours: ${JSON.stringify(name)}`);
};
