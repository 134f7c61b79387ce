import { checkNode, install } from './steps.mjs';

// The suites that are shipped inside the packages pusher and pusher-js, against our realtime server.

checkNode();
await install({ dev: true });
const { register } = await import('tsx/esm/api');
register();
await import('../tests/vendor/main.ts');
