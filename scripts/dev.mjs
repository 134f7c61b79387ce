import { checkNode, importScript, install } from './steps.mjs';

checkNode();
await install({ dev: true });
process.umask(0o077);
const { serve } = await importScript('serve');
await serve({ development: true });
