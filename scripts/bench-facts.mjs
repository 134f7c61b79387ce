import { checkNode, install } from './steps.mjs';

// How well facts are recognised in what sellers type, see tests/bench/facts.ts.

checkNode();
await install({ dev: true });
const { register } = await import('tsx/esm/api');
register();
await import('../tests/bench/facts.ts');
