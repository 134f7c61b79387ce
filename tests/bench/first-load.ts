import { Agent, request as send } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright';
import { table } from '../support/table';
import { askIds, fromVisitor } from './ask';
import { chromiumFlags, findChromium } from './chromium';
import { type Goal, goalTable } from './goals';
import { kilobytes, median, show } from './numbers';
import { cpuMs } from './process-cost';
import { type Server, startBareNext } from './servers';

const visits = 3;
/**
 * One visit costs little more than the kernel's clock can tell, and a server that has seen three of them runs cold code: so
 * what the browser asked for is asked again, as by that many more visitors. The first of them warm it up, uncounted.
 */
const warmingVisitors = 100;
const countedVisitors = 200;
/** To one host, as of a browser. */
const connections = 6;
/** What a visit to one of our pages may cost the server when it is warm. */
const mostCpuMs = 10;
/** Whatever a page fetches ahead, it has fetched by then. */
const afterLoad = 3_000;

const kinds = ['Document', 'Script', 'Stylesheet', 'Font', 'Image'] as const;
type Kind = (typeof kinds)[number];
type Asked = { address: string; method: string; headers: Record<string, string>; body?: string };
type Visit = {
  untilLoad: number;
  wire: Record<Kind | 'Other', number>;
  scripts: string[];
  asked: Asked[];
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
  const asked: Asked[] = [];
  devtools.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (!request.url.startsWith(url)) return;
    asked.push({
      address: request.url,
      method: request.method,
      headers: { ...request.headers, 'accept-encoding': 'gzip, deflate, br, zstd' },
      body: request.postData,
    });
    typeOf.set(requestId, type ?? 'Other');
    if (type === 'Script') scripts.add(request.url);
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = typeOf.get(requestId);
    if (type !== undefined) wire[isKind(type) ? type : 'Other'] += encodedDataLength;
  });
  const before = cpuMs(pid);
  await page.goto(`${url}${address}`, { waitUntil: 'load' });
  const untilLoad = asked.length;
  await wait(afterLoad);
  const after = cpuMs(pid);
  await context.close();
  const cpu = before === null || after === null ? null : after - before;
  return { untilLoad, wire, scripts: [...scripts], asked, cpu };
};

/** Asks for all that a browser asked for, over lines of its own, by what it asked first to what it asked last. */
const visitAgain = async (asked: readonly Asked[], visitor: Record<string, string>) => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const ask = ({ address, method, headers, body }: Asked) =>
    new Promise<void>((resolve, reject) => {
      send(address, { agent, method, headers: { ...headers, ...visitor } }, (answer) => {
        // What a limit turns away costs nothing.
        if ((answer.statusCode ?? 500) >= 400) reject(new Error(`${address} answered ${answer.statusCode}`));
        answer.resume().once('end', resolve);
      })
        .once('error', reject)
        .end(body);
    });
  const [page, ...rest] = asked;
  if (page) await ask(page);
  await Promise.all(rest.map(ask));
  agent.destroy();
};

/** CPU time of the server for each of many such visits, one after the other. */
const costOf = async (asked: readonly Asked[], { pid }: Server): Promise<number | null> => {
  for (let n = 0; n < warmingVisitors; n++) await visitAgain(asked, fromVisitor(n));
  const before = cpuMs(pid);
  for (let n = 0; n < countedVisitors; n++) await visitAgain(asked, fromVisitor(n));
  const after = cpuMs(pid);
  return before === null || after === null ? null : (after - before) / countedVisitors;
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
  const executablePath = findChromium();
  if (!executablePath) return null;
  const { chromium } = await import('playwright');
  return chromium.launch({ executablePath, args: chromiumFlags });
};

/** What a first visit loads, page by page, beside a bare Next page. */
export const measureFirstLoad = async (site: Server): Promise<string> => {
  const title = '### First visit';
  const browser = await openBrowser();
  if (!browser) return `${title}\n\nNot measured: there is no Chromium here.`;
  const bareNext = await startBareNext();
  const [id = 1] = await askIds(site, 1);
  const pages: { name: string; server: Server; address: string; mostScripts?: number }[] = [
    { name: 'bare Next', server: bareNext, address: '/' },
    { name: 'home `/`', server: site, address: '/', mostScripts: 32 },
    { name: 'home in Arabic `/ar`', server: site, address: '/ar', mostScripts: 32 },
    { name: 'list `/ads`', server: site, address: '/ads', mostScripts: 32 },
    { name: 'ad `/ad/{id}`', server: site, address: `/ad/${id}`, mostScripts: 12 },
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

  const costs: (number | null)[] = [];
  for (const [index, { name, server }] of pages.entries()) {
    console.error(`  ${warmingVisitors + countedVisitors} more visits: ${name}`);
    costs.push(await costOf(seen[index]?.at(-1)?.asked ?? [], server));
  }

  const scriptBytes: number[] = [];
  for (const [first] of seen) scriptBytes.push(await gzipped(first?.scripts ?? []));
  const overBareNext = (index: number) => (scriptBytes[index] ?? 0) - (scriptBytes[0] ?? 0);
  const rows = pages.map(({ name }, index) => {
    const all = seen[index] ?? [];
    const middle = (of: (visit: Visit) => number | null) => median(all.map((one) => of(one) ?? Number.NaN));
    return [
      name,
      show(middle(({ untilLoad }) => untilLoad)),
      show(middle(({ asked }) => asked.length)),
      ...kinds.map((kind) => kilobytes(middle(({ wire }) => wire[kind]))),
      kilobytes(middle(({ wire }) => wire.Other)),
      kilobytes(scriptBytes[index] ?? 0),
      index === 0 ? '–' : kilobytes(overBareNext(index)),
      show(middle(({ cpu }) => cpu)),
      show(costs[index]),
    ];
  });
  const goals = pages.flatMap(({ name, mostScripts }, index): Goal[] => {
    if (!mostScripts) return [];
    const [scripts, cpu] = [overBareNext(index) / 1000, costs[index] ?? Number.NaN];
    return [
      { name: `${name}: kB of scripts over bare Next`, bound: mostScripts, is: scripts },
      { name: `${name}: CPU ms of the server, warm`, bound: mostCpuMs, is: cpu },
    ];
  });
  return [
    `${title}\n\nChromium with an empty cache, a warm server, until load + ${afterLoad / 1000} s; kB on the wire, median of ${visits}. CPU of the server: cold, for one of these visits; warm, for each of ${countedVisitors} more visitors who ask for the same on lines of their own.\n`,
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
        'CPU ms, cold',
        'CPU ms, warm',
      ],
      rows,
    ),
    '\n### Goals of a first visit\n',
    goalTable('at most', goals),
  ].join('\n');
};
