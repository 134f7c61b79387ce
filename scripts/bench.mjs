import { build, checkNode, install } from './steps.mjs';

// How fast the built product is, as tables for the README. It measures and asserts nothing; see tests/bench.

checkNode();
await install({ dev: true });
await build();
// In this process, so that Ctrl-C meets the one that knows what to stop and what to remove.
const { register } = await import('tsx/esm/api');
register();
await import('../tests/bench/main.ts');
