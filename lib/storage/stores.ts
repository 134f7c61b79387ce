import path from 'node:path';
import { env } from '@/lib/env';
import type { FileStore } from './file-store';
import { folderStore } from './folder';
import { s3Store } from './s3';

/** A folder of DATA_DIR; of the bucket where one is set. */
const storeOf = (folder: string): FileStore =>
  env.s3 ? s3Store(env.s3, folder) : folderStore(path.join(env.dataDir, folder));

/** The pictures of this site: public, under /media. */
export const mediaStore = (): FileStore => storeOf('media');

/** What only some may read (a CV): no address leads here, the API hands it out. */
export const privateStore = (): FileStore => storeOf('private');
