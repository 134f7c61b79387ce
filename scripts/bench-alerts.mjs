import { checkNode, install } from './steps.mjs';

// How fast an ad finds the saved searches that want it, see tests/bench/alerts.ts.

checkNode();
await install({ dev: true });
// What the embedded server takes by itself once its tables are that large.
process.env.DATABASE_MEMORY_MB ||= '1024';
// No page is open.
process.env.REALTIME_PORT = '0';
const { register } = await import('tsx/esm/api');
register();
await import('../tests/bench/alerts.ts');
