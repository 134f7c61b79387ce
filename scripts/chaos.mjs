import { build, checkNode, install, run } from './steps.mjs';

// Everything that can go wrong, long enough to believe the table that it prints. `npm test` has the short form.

checkNode();
await install({ dev: true });
await build();
await run('npx', ['vitest', 'run', '--project', 'chaos', ...process.argv.slice(2)], {
  env: { ...process.env, CHAOS: 'long' },
});
