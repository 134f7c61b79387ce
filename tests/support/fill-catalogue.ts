import { databaseConfig } from '@/lib/db/connect';
import { seed } from '@/lib/server/operator/seed-demo';
import { drawEachKindOnce } from './draw-kinds';
import { onDatabase } from './own-database';

// The demo catalogue as a first start makes it, but for its drawings. Run by catalogue.ts.

process.umask(0o077);

await onDatabase(databaseConfig(), () => seed('demo', { draw: drawEachKindOnce }));
