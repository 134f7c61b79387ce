import path from 'node:path';
import { build, bundle, checkNode, install } from '../scripts/steps.mjs';

// Installs and builds as `npm start` would, and starts nothing: for where the service may not write.

process.chdir(path.join(import.meta.dirname, '..'));
checkNode();
await install();
await bundle();
await build();
