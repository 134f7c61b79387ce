import { bundle } from './steps.mjs';

await bundle();
