import { checkNode, install } from './steps.mjs';

// How well the search understands what people type, see tests/bench/search.ts.

checkNode();
await install({ dev: true });
const { register } = await import('tsx/esm/api');
register();
await import('../tests/bench/search.ts');
