import { checkNode, install, run } from './steps.mjs';

// Format, lint, types, what nobody uses, and the fast tests: what to run before every commit.

checkNode();
await install({ dev: true });
await run('npx', ['biome', 'check', '.']);
// Several checkers each work out the same types anew: twice the time and four gigabytes.
await run('npx', ['tsc', '--noEmit', '--checkers', '1']);
await run('npx', ['knip']);
await run('npx', ['vitest', 'run', '--project', 'unit', '--project', 'components']);
