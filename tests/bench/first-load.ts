import { existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright';
import { table } from '../support/table';
import { askIds } from './ask';
import { kilobytes, median, show } from './numbers';
import { cpuMs } from './process-cost';
import { type Server, startBareNext } from './servers';

const visits = 3;
/** Whatever a page fetches ahead, it has fetched by then. */
const afterLoad = 3_000;

const kinds = ['Document', 'Script', 'Stylesheet', 'Font', 'Image'] as const;
type Kind = (typeof kinds)[number];
type Visit = {
  untilLoad: number;
  requests: number;
  wire: Record<Kind | 'Other', number>;
  scripts: string[];
  cpu: number | null;
};

const isKind = (type: string): type is Kind => (kinds as readonly string[]).includes(type);

/** One visit with an empty browser: what came over the wire, and what the server spent on it. */
const visit = async (browser: Browser, { url, pid }: Server, address: string): Promise<Visit> => {
  const context = await browser.newContext({ viewport: { width: 1350, height: 940 } });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  const wire: Visit['wire'] = { Document: 0, Script: 0, Stylesheet: 0, Font: 0, Image: 0, Other: 0 };
  const typeOf = new Map<string, string>();
  const scripts = new Set<string>();
  let requests = 0;
  devtools.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (!request.url.startsWith(url)) return;
    requests++;
    typeOf.set(requestId, type ?? 'Other');
    if (type === 'Script') scripts.add(request.url);
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = typeOf.get(requestId);
    if (type !== undefined) wire[isKind(type) ? type : 'Other'] += encodedDataLength;
  });
  const before = cpuMs(pid);
  await page.goto(`${url}${address}`, { waitUntil: 'load' });
  const untilLoad = requests;
  await wait(afterLoad);
  const after = cpuMs(pid);
  await context.close();
  const cpu = before === null || after === null ? null : after - before;
  return { untilLoad, requests, wire, scripts: [...scripts], cpu };
};

const gzipped = async (addresses: readonly string[]): Promise<number> => {
  let sum = 0;
  for (const address of addresses) {
    const body = await (await fetch(address)).arrayBuffer();
    sum += gzipSync(Buffer.from(body)).byteLength;
  }
  return sum;
};

const openBrowser = async (): Promise<Browser | null> => {
  const executablePath = [
    process.env.CHROMIUM_PATH,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  ].find((file) => file && existsSync(file));
  if (!executablePath) return null;
  const { chromium } = await import('playwright');
  return chromium.launch({
    executablePath,
    // Map tiles and the like are not ours to measure.
    args: ['--no-sandbox', '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE localhost'],
  });
};

/** What a first visit loads, page by page, beside a bare Next page. */
export const measureFirstLoad = async (site: Server): Promise<string> => {
  const title = '### First visit';
  const browser = await openBrowser();
  if (!browser) return `${title}\n\nNot measured: there is no Chromium here.`;
  const bareNext = await startBareNext();
  const [id = 1] = await askIds(site, 1);
  const pages: { name: string; server: Server; address: string }[] = [
    { name: 'bare Next', server: bareNext, address: '/' },
    { name: 'home `/`', server: site, address: '/' },
    { name: 'home in Arabic `/ar`', server: site, address: '/ar' },
    { name: 'list `/ads`', server: site, address: '/ads' },
    { name: 'ad `/ad/{id}`', server: site, address: `/ad/${id}` },
  ];
  const seen = pages.map((): Visit[] => []);
  // The visits before the first counted one warm the server; the browser is empty every time.
  for (let n = 0; n <= visits; n++) {
    for (const [index, { name, server, address }] of pages.entries()) {
      console.error(`  visit ${n} of ${visits}: ${name}`);
      const visited = await visit(browser, server, address);
      if (n > 0) seen[index]?.push(visited);
    }
  }
  await browser.close();

  const scriptBytes: number[] = [];
  for (const [first] of seen) scriptBytes.push(await gzipped(first?.scripts ?? []));
  const rows = pages.map(({ name }, index) => {
    const all = seen[index] ?? [];
    const middle = (of: (visit: Visit) => number | null) => median(all.map((one) => of(one) ?? Number.NaN));
    const js = scriptBytes[index] ?? 0;
    return [
      name,
      show(middle(({ untilLoad }) => untilLoad)),
      show(middle(({ requests }) => requests)),
      ...kinds.map((kind) => kilobytes(middle(({ wire }) => wire[kind]))),
      kilobytes(middle(({ wire }) => wire.Other)),
      kilobytes(js),
      index === 0 ? '–' : kilobytes(js - (scriptBytes[0] ?? 0)),
      show(middle(({ cpu }) => cpu)),
    ];
  });
  return [
    `${title}\n\nChromium with an empty cache, a warm server, until load + ${afterLoad / 1000} s; kB on the wire, median of ${visits}.\n`,
    table(
      [
        '',
        'requests until load',
        'in all',
        'HTML',
        'JS',
        'CSS',
        'fonts',
        'images',
        'other',
        'JS gzip',
        'over bare Next',
        'server CPU ms',
      ],
      rows,
    ),
  ].join('\n');
};
