import { spawn } from 'node:child_process';
import { expect, it } from 'vitest';

/** Logs while it can, reports what nobody caught as Next does, and tells how much of that there was. */
const program = `
  const { log } = await import('./lib/log.ts');
  let uncaught = 0;
  process.on('uncaughtException', (error) => {
    uncaught += 1;
    console.error(error);
  });
  process.once('message', () => {
    for (let line = 0; line < 20; line += 1) setTimeout(() => log.error('Nobody reads this.'), 10 * line);
    setTimeout(() => process.send(uncaught, () => process.exit()), 500);
  });
  process.send('ready');
`;

it('A process whose log nobody reads any more does not report that without end', async () => {
  const args = ['--import', 'tsx', '--input-type=module', '-e', program];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
  const uncaught = await new Promise((resolve, reject) => {
    child.once('exit', () => reject(new Error('It ended without a word.')));
    child.once('message', () => {
      child.stdout?.destroy();
      child.stderr?.destroy();
      child.once('message', resolve);
      child.send('go');
    });
  });
  expect(uncaught).toBe(0);
});
