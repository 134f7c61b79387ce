import { existsSync } from 'node:fs';

/** Undefined where there is none. */
export const findChromium = () =>
  [
    process.env.CHROMIUM_PATH,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  ].find((file) => file && existsSync(file));

export const chromiumFlags = [
  '--no-sandbox',
  // Map tiles and the like are not ours to measure.
  '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE localhost',
];
