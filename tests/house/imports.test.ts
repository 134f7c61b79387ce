import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

// Who may import whom. A file belongs to the first room whose path it starts with.

const rooms: { room: string; may: string[]; instead: string }[] = [
  { room: 'app/api/', may: ['lib/server/'], instead: 'put it behind lib/server/app.ts' },
  { room: 'app/media/', may: ['lib/storage/'], instead: 'read files through lib/storage' },
  {
    room: 'app/og/',
    may: ['lib/api/', 'lib/contract', 'lib/format/', 'lib/i18n/', 'lib/storage/', 'app/og/'],
    instead: 'draw it in lib/storage',
  },
  { room: 'app/fonts/', may: ['app/fonts/'], instead: 'it only serves files of packages' },
  {
    room: 'app/',
    may: [
      'components/',
      'lib/api/',
      'lib/contract',
      'lib/i18n/',
      'lib/format/',
      'lib/paths',
      'lib/ad-filters',
      'lib/compared-ads',
      'lib/seo',
      'lib/what-is-known',
      'app/',
      'lib/env',
    ],
    instead: 'ask the API through lib/api/server',
  },
  { room: 'components/ui/', may: ['components/ui/'], instead: 'pass words and data in as props' },
  {
    room: 'components/',
    may: [
      'components/',
      'lib/api/',
      'lib/contract',
      'lib/facts/',
      'lib/i18n/',
      'lib/format/',
      'lib/paths',
      'lib/ad-filters',
      'lib/compared-ads',
      'lib/picture-sources',
      'lib/realtime/browser/',
      'lib/realtime/channels',
      'lib/offline/',
      'lib/seo',
      'lib/session-script',
    ],
    instead: 'ask the API through lib/api',
  },
  {
    room: 'lib/contract/',
    may: ['lib/contract', 'lib/ad-filters', 'lib/facts/'],
    instead: 'the contract knows nobody but the names that an address has too',
  },
  {
    room: 'lib/front/open',
    may: [
      'lib/front/',
      'lib/server/answer',
      'lib/server/app',
      'lib/server/visits',
      'lib/storage/',
      'lib/env',
      'lib/process-wide',
    ],
    instead: 'it only puts the front together',
  },
  {
    room: 'lib/front/',
    may: [
      'lib/front/',
      'lib/ad-filters',
      'lib/compared-ads',
      'lib/content-policy',
      'lib/env',
      'lib/gone-page',
      'lib/i18n/',
      'lib/log',
      'lib/metrics',
      'lib/once-per-process',
      'lib/paths',
      'lib/process-wide',
      'lib/realtime/origins',
      'lib/request-facts',
      'lib/session-script',
      'lib/storage/',
      'lib/what-is-known',
    ],
    instead: 'it answers what needs neither Next nor the database',
  },
  {
    room: 'lib/api/server',
    may: ['lib/api/', 'lib/contract', 'lib/server/', 'lib/env', 'lib/process-wide', 'lib/request-facts'],
    instead: 'it only passes calls on',
  },
  { room: 'lib/api/', may: ['lib/api/', 'lib/contract'], instead: 'it only passes calls on' },
  {
    room: 'lib/db/copy/',
    may: ['lib/db/copy/'],
    instead: 'it knows tables by the database’s own catalogue',
  },
  {
    room: 'lib/db/',
    may: [
      'lib/db/',
      'lib/contract',
      'lib/env',
      'lib/facts/',
      'lib/log',
      'lib/metrics',
      'lib/once-per-process',
      'lib/i18n/',
      'lib/kept-secret',
    ],
    instead: 'decide it in lib/server',
  },
  {
    room: 'lib/storage/',
    may: ['lib/storage/', 'lib/contract', 'lib/env', 'lib/once-per-process'],
    instead: 'decide it in lib/server',
  },
  {
    room: 'lib/realtime/server/',
    may: ['lib/realtime/server/', 'lib/address-network'],
    instead: 'the realtime server knows nothing of the site: hand it in as a setting',
  },
  {
    room: 'lib/realtime/browser/',
    may: ['lib/realtime/browser/', 'lib/realtime/channels', 'lib/api/', 'lib/contract'],
    instead: 'ask the API through lib/api/browser',
  },
  {
    room: 'lib/realtime/',
    may: ['lib/realtime/', 'lib/contract', 'lib/env', 'lib/once-per-process', 'lib/kept-secret'],
    instead: 'decide it in lib/server',
  },
  { room: 'lib/mail/', may: ['lib/mail/', 'lib/env', 'lib/metrics'], instead: 'decide it in lib/server' },
  {
    room: 'lib/server/operator/',
    may: ['lib/', 'seed/'],
    instead: 'what the operator starts draws no screens',
  },
  {
    room: 'lib/server/backup/',
    may: [
      'lib/server/backup/',
      'lib/server/jobs',
      'lib/server/log-error',
      'lib/server/no-room',
      'lib/db/connect',
      'lib/db/copy/',
      'lib/db/migrate',
      'lib/storage/',
      'lib/env',
      'lib/log',
      'lib/once-per-process',
    ],
    instead: 'a backup knows rows and files, and not what they mean',
  },
  {
    room: 'lib/server/',
    may: [
      'seed/reference/wordings/',
      'lib/ad-filters',
      'lib/address-network',
      'lib/content-policy',
      'lib/kept-secret',
      'lib/server/',
      'lib/contract',
      'lib/db/',
      'lib/facts/',
      'lib/realtime/publish',
      'lib/realtime/authorize',
      'lib/realtime/channels',
      'lib/realtime/service',
      'lib/storage/',
      'lib/mail/',
      'lib/i18n/',
      'lib/format/',
      'lib/text/',
      'lib/paths',
      'lib/once-per-process',
      'lib/process-wide',
      'lib/env',
      'lib/log',
      'lib/metrics',
      'lib/request-facts',
    ],
    instead: 'the server room draws no screens and knows no Next',
  },
  {
    room: 'lib/offline/',
    may: ['lib/offline/', 'lib/compared-ads', 'lib/paths', 'lib/i18n/', 'lib/format/'],
    instead: 'what is kept on the device knows addresses and how times are written, and nothing else',
  },
  {
    room: 'lib/facts/',
    may: ['lib/facts/', 'lib/format/', 'lib/i18n/', 'lib/text/'],
    instead: 'facts are pure',
  },
  { room: 'lib/format/', may: ['lib/format/', 'lib/i18n/'], instead: 'formats are pure' },
  { room: 'lib/text/', may: ['lib/text/'], instead: 'what words of a text are is known of no machine' },
  { room: 'lib/i18n/', may: ['lib/i18n/', 'lib/format/'], instead: 'languages know nobody' },
  {
    room: 'seed/',
    may: ['seed/', 'lib/facts/', 'lib/i18n/'],
    instead: 'seeds are data; lib/server/operator stores them',
  },
  {
    room: 'import/',
    may: [
      'import/',
      'seed/reference/',
      'lib/contract',
      'lib/db/',
      'lib/facts/',
      'lib/format/',
      'lib/i18n/',
      'lib/server/',
      'lib/text/',
    ],
    instead: 'it reads files of ads and hands them to lib/server',
  },
  {
    room: 'middleware.ts',
    may: [
      'lib/api-there',
      'lib/front/address',
      'lib/front/page-headers',
      'lib/gone-page',
      'lib/i18n/',
      'lib/paths',
      'lib/process-wide',
      'lib/what-is-there',
    ],
    instead: 'it only rewrites and redirects',
  },
];

const root = path.resolve(import.meta.dirname, '../..');
const files = ['app', 'components', 'import', 'lib', 'seed', 'middleware.ts']
  .flatMap((entry) =>
    entry.endsWith('.ts')
      ? [entry]
      : readdirSync(path.join(root, entry), { recursive: true, encoding: 'utf8' }).map((file) =>
          path.join(entry, file),
        ),
  )
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));

const importsOf = (file: string) => {
  const source = readFileSync(path.join(root, file), 'utf8');
  return [...source.matchAll(/(?:from|import\()\s*'(@\/|\.{1,2}\/)([^']*)'/g)]
    .map(([, start, rest = '']) => (start === '@/' ? rest : path.join(path.dirname(file), `${start}${rest}`)))
    .filter(
      (target) =>
        /^(app|components|import|lib|seed)\//.test(target) &&
        !target.endsWith('.css') &&
        !target.startsWith('messages'),
    );
};

test('every room imports only what it may', () => {
  const wrong = files.flatMap((file) => {
    const rule = rooms.find(({ room }) => file.startsWith(room));
    if (!rule) return [];
    return importsOf(file)
      .filter((target) => !rule.may.some((allowed) => target.startsWith(allowed)))
      .map((target) => `${file} imports ${target}: ${rule.instead}`);
  });
  expect(wrong).toEqual([]);
});

test('nothing but lib/env.ts reads the environment', () => {
  const readers = files.filter((file) => /process\.env\b/.test(readFileSync(path.join(root, file), 'utf8')));
  // The browser has no environment; Next writes this one value into its code.
  expect(readers.toSorted()).toEqual(['lib/api/request-of.ts', 'lib/env.ts']);
});

test('class names say start and end, never left and right', () => {
  const physical =
    /["'` ](?:-?(?:m|p)[lr]-|(?:left|right)-[0-9[]|text-(?:left|right)\b|rounded-[lr]-|border-[lr]\b)/;
  const wrong = files.filter(
    (file) => file.endsWith('.tsx') && physical.test(readFileSync(path.join(root, file), 'utf8')),
  );
  expect(wrong).toEqual([]);
});
