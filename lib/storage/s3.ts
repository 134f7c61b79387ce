import { S3mini, S3ServiceError } from 's3mini';
import { StorageAwayError } from './away';
import { assertFileName, type FileStore, isFileName } from './file-store';

export type S3Settings = {
  /** The bucket's own address: https://host/bucket. */
  address: string;
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
  /** In front of every name. */
  prefix: string;
};

/** What a bucket refuses is a mistake of ours; that nothing comes, or a failure of its own, is not. */
const orAway = async <Result>(answer: Promise<Result>): Promise<Result> => {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof S3ServiceError && error.status < 500) throw error;
    throw new StorageAwayError(`The storage does not answer: ${(error as Error).message}`, { cause: error });
  }
};

/** Files in a bucket of S3-compatible storage, below a folder. The bucket stays private: the site hands them out. */
export const s3Store = (
  { address, accessKeyId, secretAccessKey, region, prefix }: S3Settings,
  folder: string,
): FileStore => {
  const bucket = new S3mini({
    endpoint: address,
    accessKeyId,
    secretAccessKey,
    region,
    requestAbortTimeout: 30_000,
  });
  const at = (name: string) => `${prefix}${folder}/${name.slice(0, 2)}/${name}`;
  return {
    write: async (name, bytes) => {
      assertFileName(name);
      const type = name.endsWith('.webp') ? 'image/webp' : 'application/octet-stream';
      await orAway(bucket.putObject(at(name), Buffer.from(bytes), type));
    },
    read: async (name) => {
      const bytes = isFileName(name) ? await orAway(bucket.getObjectArrayBuffer(at(name))) : null;
      return bytes && new Uint8Array(bytes);
    },
    has: async (name) => isFileName(name) && (await orAway(bucket.objectExists(at(name)))) === true,
    remove: async (name) => {
      assertFileName(name);
      await orAway(bucket.deleteObject(at(name)));
    },
    list: async (start) => {
      const found = await orAway(bucket.listObjects('/', `${prefix}${folder}/${start}/`));
      if (!found) throw new Error(`There is no bucket at ${address}.`);
      return found
        .map(({ Key, LastModified }) => ({
          name: Key.split('/').at(-1) ?? '',
          modified: new Date(LastModified),
        }))
        .filter(({ name }) => isFileName(name));
    },
  };
};
