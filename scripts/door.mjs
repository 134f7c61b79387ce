import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

// What `npm run import` and its like call: runs a TypeScript entry of this folder with the arguments given.

const doors = ['grant', 'import', 'seed'];

const [name, ...args] = process.argv.slice(2);
if (!doors.includes(name)) {
  console.error(`There is no such command. There are: ${doors.join(', ')}.`);
  process.exit(1);
}
// Files are named as the user sees them, from the folder where the command was typed.
process.env.INIT_CWD ??= process.cwd();
process.chdir(fileURLToPath(new URL('..', import.meta.url)));
if (!existsSync('node_modules/tsx')) {
  console.error('The packages are not installed yet. Run "npm ci", or start the site once with "npm start".');
  process.exit(1);
}

const child = spawn(process.execPath, ['--import', 'tsx', `scripts/${name}.ts`, ...args], {
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('error', (error) => {
  console.error(`The command could not be started: ${error.message}`);
  process.exit(1);
});
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 143)));
