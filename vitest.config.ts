import os from 'node:os';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const root = fileURLToPath(new URL('.', import.meta.url));

/** Files that take long, the longest first: begun last, one of them would run on alone. */
const longest = [
  'database/backup',
  'database/migrations',
  'realtime/process',
  'security/fuzz',
  'database/embedded',
  'security/matrix',
  'database/away',
  'database/serve',
  'components/ad-form-facts',
  'realtime/browser',
  'scripts/supervise',
  'e2e/accessibility',
  'e2e/journey',
  'e2e/day',
  'e2e/killed',
  'e2e/sell',
  'e2e/start',
  'e2e/own',
  'e2e/list',
  'e2e/moderation',
  'e2e/specification/2-account',
  'e2e/front',
  'e2e/offline',
  'e2e/console',
  'e2e/script-policy',
  'e2e/keyboard',
  'e2e/specification/2-list',
  'e2e/two-step',
  'e2e/states',
  'e2e/many',
  'e2e/chat',
  'e2e/specification/2-home',
  'e2e/operator',
  'e2e/memory',
  'chaos/mails',
  'chaos/chaos',
  'chaos/alerts',
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const place = ({ moduleId }: TestSpecification) => {
      const at = longest.findIndex((file) => /\/(.+)\.test\.tsx?$/.exec(moduleId)?.[1]?.endsWith(file));
      return at < 0 ? longest.length : at;
    };
    return (await super.sort(files)).toSorted((one, other) => place(one) - place(other));
  }
}

/** As tests/support/browser.ts slows the browser. */
const slowdown = Number(process.env.CPU_SLOWDOWN ?? 1);

export default defineConfig({
  plugins: [react()],
  resolve: { alias: { '@': root.replace(/\/$/, '') } },
  test: {
    // A forgotten time zone fails loudly in one that is 5 h 45 min off UTC.
    env: { TZ: 'Asia/Kathmandu' },
    setupFiles: ['tests/support/setup.ts'],
    reporters: ['default', 'tests/support/second-tries.ts'],
    testTimeout: 30_000,
    // Most of what a file costs is to load the modules that all load: so a process takes file after file, and keeps them.
    isolate: false,
    // Tests wait as much as they work, so one less than there are cores, as usual, would leave two cores half idle.
    maxWorkers: os.availableParallelism() * 2,
    sequence: { sequencer: LongestFirst },
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            '{app,components,import,lib,seed}/**/*.test.ts',
            'scripts/**/*.test.ts',
            'tests/house/**/*.test.ts',
          ],
          environment: 'node',
        },
      },
      {
        extends: true,
        test: {
          name: 'components',
          include: ['tests/components/**/*.test.tsx', 'components/**/*.test.tsx'],
          environment: 'happy-dom',
          setupFiles: ['tests/support/patience.ts'],
          // happy-dom would load a frame even of a document that is only parsed, from where nothing answers.
          environmentOptions: {
            happyDOM: { settings: { navigation: { disableChildFrameNavigation: true } } },
          },
        },
      },
      {
        extends: true,
        test: {
          name: 'api',
          include: ['tests/{api,security}/**/*.test.ts'],
          environment: 'node',
          // Nothing listens for what these tests do, but where a test says so.
          env: { TZ: 'Asia/Kathmandu', REALTIME_PORT: '0' },
          globalSetup: ['tests/support/template.ts'],
          // What hangs is ended; the longest take ten seconds, and a busy machine ten times as long.
          testTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'database',
          globalSetup: ['tests/support/bundle.ts'],
          include: ['tests/database/**/*.test.ts'],
          environment: 'node',
          env: { TZ: 'Asia/Kathmandu', REALTIME_PORT: '0' },
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'realtime',
          globalSetup: ['tests/support/bundle.ts'],
          include: ['tests/realtime/**/*.test.ts'],
          environment: 'node',
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: ['tests/support/bundle.ts', 'tests/support/catalogue.ts'],
          environment: 'node',
          // After the fast ones.
          sequence: { groupOrder: 1 },
          // A browser on a busy machine is sometimes late; what is broken fails three times. None is tried again in silence.
          retry: 2,
          testTimeout: 300_000 * slowdown,
          expect: { poll: { timeout: 60_000 * slowdown } },
          hookTimeout: 300_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'chaos',
          globalSetup: ['tests/support/bundle.ts'],
          include: ['tests/chaos/**/*.test.ts'],
          environment: 'node',
          isolate: true,
          // When nothing else runs: what is slow here is to be so by what is done to it.
          sequence: { groupOrder: 2 },
          hookTimeout: 300_000,
        },
      },
    ],
  },
});
