import { checkNode, install } from './steps.mjs';

checkNode();
await install({ dev: true });
process.umask(0o077);
const { register } = await import('tsx/esm/api');
register();
const { serve } = await import('./serve.ts');
await serve({ development: true });
