import { bundle } from '@/scripts/steps.mjs';

/** Vitest's global set-up: what a process of its own runs is as its sources are. */
export default bundle;
