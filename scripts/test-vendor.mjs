import { checkNode, install, runScript } from './steps.mjs';

// The suites that are shipped inside the packages pusher and pusher-js, against our realtime server.

checkNode();
await install({ dev: true });
await runScript('tests/vendor/main.ts', process.argv.slice(2));
