import { build, checkNode, install } from './steps.mjs';

// From a fresh clone to a marketplace in the browser: installs, builds, migrates, fills an empty database, serves.

// What is made here, people's pictures and mails among it, is for this user's eyes alone.
process.umask(0o077);
checkNode();
await install();
await build();
const { register } = await import('tsx/esm/api');
register();
const { serve } = await import('./serve.ts');
await serve();
