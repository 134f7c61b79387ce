import { spawn } from 'node:child_process';
import { describeRealtime, startRealtimeBeside } from './beside.mjs';
import { checkNode, install, runScript } from './steps.mjs';

checkNode();
await install({ dev: true });
await runScript('scripts/prepare.ts');

const site = spawn(
  process.execPath,
  ['node_modules/next/dist/bin/next', 'dev', '-p', process.env.PORT || '3000'],
  {
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
    stdio: 'inherit',
  },
);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => site.kill(signal));
const realtime = startRealtimeBeside();
site.on('exit', async (code) => {
  await (await realtime).stop();
  process.exit(code ?? 0);
});
const chat = describeRealtime(await realtime);
if (chat !== null) console.log(`Live chat: ${chat}`);
