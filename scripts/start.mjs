import { spawn } from 'node:child_process';
import { describeRealtime, startRealtimeBeside } from './beside.mjs';
import { build, checkNode, install, runScript } from './steps.mjs';

// From a fresh clone to a marketplace in the browser: installs, builds, migrates, fills an empty database, serves.

checkNode();
await install();
await build();
const { demoAccounts } = await runScript('scripts/prepare.ts');

const port = process.env.PORT || '3000';
const site = spawn(process.execPath, ['node_modules/next/dist/bin/next', 'start', '-p', port], {
  env: { ...process.env, NODE_ENV: 'production', PORT: port, NEXT_TELEMETRY_DISABLED: '1' },
  stdio: ['inherit', 'ignore', 'inherit'],
});

let asked = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    asked = true;
    site.kill(signal);
  });
}
const realtime = startRealtimeBeside({ env: { ...process.env, NODE_ENV: 'production' } });
// The site goes first: what it still has to say is heard.
site.on('exit', async (code) => {
  await (await realtime).stop();
  process.exit(asked ? 0 : (code ?? 1));
});

const address = `http://localhost:${port}`;
const isReady = () =>
  fetch(`${address}/api/health`).then(
    (answer) => answer.ok,
    () => false,
  );
while (!(await isReady())) await new Promise((resolve) => setTimeout(resolve, 100));
const ownAddress =
  process.env.SITE_URL && process.env.SITE_URL !== address ? ` (${process.env.SITE_URL})` : '';
const chat = describeRealtime(await realtime);
console.log(`
Makinar is ready.

  Site        ${address}${ownAddress}
  API         ${address}/api/docs
${chat === null ? '' : `  Live chat   ${chat}\n`}${demoAccounts.map((email) => `  Demo login  ${email}, password demo-password\n`).join('')}`);
