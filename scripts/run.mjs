import { checkNode, importScript, install } from './steps.mjs';

// What `npm run import` and its like call: one of the commands in this folder, with the arguments given.

const commands = ['backup', 'grant', 'import', 'read-facts', 'restore', 'seed', 'two-step'];

const [name] = process.argv.splice(2, 1);
if (!commands.includes(name)) {
  console.error(`There is no such command. There are: ${commands.join(', ')}.`);
  process.exit(1);
}
checkNode();
await install();
process.umask(0o077);
// In this process, so that Ctrl-C meets the one that knows what to finish.
await importScript(name);
