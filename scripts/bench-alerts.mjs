import { checkNode, install } from './steps.mjs';

// How fast an ad finds the saved searches that want it, see tests/bench/alerts.ts.

checkNode();
await install({ dev: true });
const { register } = await import('tsx/esm/api');
register();
await import('../tests/bench/alerts.ts');
