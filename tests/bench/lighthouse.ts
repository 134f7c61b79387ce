import { informationPages, localePath, paths } from '@/lib/paths';
import { table } from '../support/table';
import { askKept } from './answers';
import { askCategories, askIds } from './ask';
import { findChromium } from './chromium';
import { median, show } from './numbers';
import type { Options } from './options';
import { stop } from './scratch';
import { type Server, startBareNext, startChromium } from './servers';

// What Lighthouse says of every page that is there for anybody.

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** What one run says. */
type Verdict = {
  blockingMs: number;
  largestMs: number;
  /** Of 100, in the order of the categories. */
  scores: number[];
  /** What it has found fault with, beside the speed. */
  faults: string[];
};
type Page = { name: string; server: Server; address: string; verdicts: Verdict[] };

const judge = async (url: string, port: number): Promise<Verdict> => {
  const { default: lighthouse } = await import('lighthouse');
  const result = await lighthouse(url, {
    port,
    logLevel: 'error',
    onlyCategories: [...categories],
    // Also what the page before has left in the browser, which is the same one.
    clearStorageTypes: ['all'],
  });
  if (!result) throw new Error('It said nothing.');
  const { audits, categories: judged, runtimeError } = result.lhr;
  if (runtimeError) throw new Error(runtimeError.message);
  const [, ...besideSpeed] = categories.flatMap((name) => judged[name] ?? []);
  return {
    blockingMs: audits['total-blocking-time']?.numericValue ?? Number.NaN,
    largestMs: audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
    scores: categories.map((name) => (judged[name]?.score ?? Number.NaN) * 100),
    faults: besideSpeed
      .flatMap(({ auditRefs }) => auditRefs)
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  };
};

const publicAddresses = async (site: Server): Promise<string[]> => {
  const category = (await askCategories(site))[0]?.id ?? 1;
  const ids = await askIds(site, 2);
  const inEachLanguage = [paths.home, paths.ads(), paths.ad(ids[0] ?? 1)];
  return [
    ...inEachLanguage,
    ...inEachLanguage.map((path) => localePath('ar', path)),
    ...inEachLanguage.map((path) => localePath('ckb', path)),
    `/ads?category=${category}`,
    paths.compare(ids),
    paths.pricing,
    paths.faq,
    paths.about,
    paths.contact,
    ...Object.keys(informationPages).map((name) => `/${name}`),
    paths.login(),
    paths.register(),
    paths.forgotPassword,
  ];
};

const middle = ({ verdicts }: Page, of: (verdict: Verdict) => number) => median(verdicts.map(of));

const row = (page: Page, bare: Page) => {
  const blocking = middle(page, ({ blockingMs }) => blockingMs);
  return [
    page.name,
    show(blocking),
    page === bare ? '–' : show(blocking / middle(bare, ({ blockingMs }) => blockingMs)),
    show(middle(page, ({ largestMs }) => largestMs) / 1000),
    ...categories.map((_, at) => show(middle(page, ({ scores }) => scores[at] ?? Number.NaN))),
  ];
};

/** Each fault with the pages that have it. */
const faultsOf = (pages: readonly Page[]): string => {
  const found = new Map<string, string[]>();
  for (const { name, verdicts } of pages)
    for (const fault of new Set(verdicts.flatMap(({ faults }) => faults)))
      found.set(fault, [...(found.get(fault) ?? []), name]);
  const lines = [...found].map(([fault, names]) => `- ${fault}: ${names.join(', ')}`);
  return lines.length ? `\nWhat is missing at 100 beside the speed:\n\n${lines.join('\n')}` : '';
};

/** Every public page on Lighthouse's phone, beside a bare Next page. */
export const measureLighthouse = async (
  site: Server,
  { lighthouseRounds: rounds }: Options,
): Promise<string> => {
  const title = '### Lighthouse';
  const executable = findChromium();
  if (!executable) return `${title}\n\nNot measured: there is no Chromium here.`;
  const bareNext = await startBareNext();
  const chromium = await startChromium(executable);
  const bare: Page = { name: 'bare Next', server: bareNext, address: '/', verdicts: [] };
  const own = (await publicAddresses(site)).map(
    (address): Page => ({ name: `\`${address}\``, server: site, address, verdicts: [] }),
  );
  const pages = [bare, ...own];
  // So that what can be kept is kept, and packed.
  for (const { server, address } of pages)
    await askKept(server, address, { 'accept-encoding': 'gzip, deflate, br, zstd' });
  // Round by round through all pages, so that what else the machine does meets them all.
  for (let round = 1; round <= rounds; round++) {
    for (const { name, server, address, verdicts } of pages) {
      console.error(`  round ${round} of ${rounds}: ${name}`);
      try {
        verdicts.push(await judge(`${server.url}${address}`, Number(new URL(chromium.url).port)));
      } catch (error) {
        // It fails by itself at times; the other rounds are worth as much.
        console.error(`  not counted: ${error instanceof Error ? error.message : error}`);
      }
      server.expectAlive();
      chromium.expectAlive();
    }
  }
  await stop(chromium.child);
  await stop(bareNext.child);
  const failed = pages.reduce((sum, { verdicts }) => sum + rounds - verdicts.length, 0);
  return [
    `${title}\n\nA phone with a slow line and processor, both simulated as Lighthouse does by itself; ${rounds} interleaved rounds,`,
    `medians${failed ? `, without ${failed} runs that failed` : ''}. The browser starts with nothing kept, the server with all that it keeps.\n`,
    table(
      [
        'page',
        'blocking time ms',
        '÷ bare Next',
        'largest paint s',
        'performance',
        'accessibility',
        'best practices',
        'SEO',
      ],
      pages.map((page) => row(page, bare)),
    ),
    faultsOf(own),
  ].join('\n');
};
