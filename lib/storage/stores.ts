import path from 'node:path';
import { env } from '@/lib/env';
import type { FileStore } from './file-store';
import { folderStore } from './folder';

/** The pictures of this site: public, under /media. */
export const mediaStore = (): FileStore => folderStore(path.join(env.dataDir, 'media'));

/** What only some may read (a CV): no address leads here, the API hands it out. */
export const privateStore = (): FileStore => folderStore(path.join(env.dataDir, 'private'));
