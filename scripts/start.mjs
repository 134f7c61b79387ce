import { build, checkNode, importScript, install } from './steps.mjs';

// From a fresh clone to a marketplace in the browser: installs, builds, migrates, fills an empty database, serves.

checkNode();
await install();
// What is made from here on, people's pictures and mails among it, is for this user's eyes alone; not what was installed,
// for the database may run as another account.
process.umask(0o077);
const { checkDatabase, serve } = await importScript('serve');
// Said before the minutes that a build takes.
checkDatabase();
await build();
await serve();
