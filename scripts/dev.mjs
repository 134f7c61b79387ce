import { checkNode, install } from './steps.mjs';

process.umask(0o077);
checkNode();
await install({ dev: true });
const { register } = await import('tsx/esm/api');
register();
const { serve } = await import('./serve.ts');
await serve({ development: true });
