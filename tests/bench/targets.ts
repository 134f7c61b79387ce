import { askRaw } from './answers';
import { askCategories, askIds } from './ask';
import type { Server } from './servers';

// What is asked of the site, row by row, and whom it is held against.

/**
 * `node`: a bare server that sends the same bytes. `hono`: one route with the same JSON. `cards`: 24 plain cards, drawn
 * by Next for each request. `file`: nginx, with a file of as many bytes.
 */
export type Peer = 'node' | 'hono' | 'cards' | 'file';

export type Target = {
  name: string;
  server: Server;
  /** Addresses in turn; other ones each round where none may have been asked for before. */
  paths: (round: number) => string[];
  headers: Record<string, string>;
  peer?: Peer;
  /** The least share of the peer's speed, by CPU, that is good enough. */
  goal?: number;
  /** The row that has to cost so many times less. */
  beaten?: { by: string; times: number };
};

type More = Partial<Pick<Target, 'peer' | 'goal' | 'headers' | 'beaten'>>;

export const mostIds = 200;
/** More than anything answers in a round. */
const mostUnheardOf = 20_000;

/** As browsers ask. */
const br = { 'accept-encoding': 'gzip, deflate, br' };
const gzip = { 'accept-encoding': 'gzip' };

/** Sent as it is kept, beside a bare server that sends the same bytes. */
const keptBr = { headers: br, peer: 'node', goal: 0.5 } as const;
const keptGzip = { ...keptBr, headers: gzip } as const;

export const always =
  (...paths: string[]) =>
  () =>
    paths;

/** Addresses that were never asked for before: each is rendered, or found, anew. */
export const unheardOf = (address: (n: number) => string) => (round: number) =>
  Array.from({ length: mostUnheardOf }, (_, n) => address(1 + (round + 1) * mostUnheardOf + n));

const rows =
  (server: Server) =>
  (name: string, paths: Target['paths'], more: More = {}): Target => ({
    headers: {},
    server,
    name,
    paths,
    ...more,
  });

/** What there is to ask for. */
export type Stock = {
  category: number;
  ids: readonly number[];
  script: string;
  font: string;
  picture: string;
};

const firstIn = (text: string, pattern: RegExp): string => {
  const [found] = pattern.exec(text) ?? [];
  if (!found) throw new Error(`The home page has nothing like ${pattern}.`);
  return found;
};

export const takeStock = async (site: Server): Promise<Stock> => {
  const category = (await askCategories(site))[0]?.id ?? 1;
  const ids = await askIds(site, mostIds);
  const home = String((await askRaw(site, '/', {})).body);
  return {
    category,
    ids,
    script: firstIn(home, /\/_next\/static\/[\w./~-]+\.js/),
    font: firstIn(home, /\/(?:fonts|_next\/static)\/[\w./-]+\.woff2/),
    picture: firstIn(home, /\/media\/[\w-]+\.(?:webp|avif)/),
  };
};

/** In both forms in which a page is packed. */
const packed = (row: ReturnType<typeof rows>, name: string, paths: Target['paths']) => [
  row(`${name}, br`, paths, keptBr),
  row(`${name}, gzip`, paths, keptGzip),
];

export const pageTargets = (site: Server, { category, ids }: Stock): Target[] => {
  const row = rows(site);
  return [
    row('home `/`', always('/'), { peer: 'node' }),
    ...packed(row, 'home `/`', always('/')),
    row('home in Arabic `/ar`, br', always('/ar'), keptBr),
    ...packed(row, 'list `/ads`', always('/ads')),
    row('list in Kurdish `/ckb/ads`, gzip', always('/ckb/ads'), keptGzip),
    row('filtered list `/ads?category=`, br', always(`/ads?category=${category}`), keptBr),
    row(
      'filtered list, each asked for once',
      unheardOf((n) => `/ads?category=${category}&from_price=${n}`),
      { headers: gzip, peer: 'cards', goal: 0.5 },
    ),
    ...packed(row, 'ad `/ad/{id}`', always(`/ad/${ids[0]}`)),
    row('ad in Arabic `/ar/ad/{id}`, br', always(`/ar/ad/${ids[0]}`), keptBr),
    row(`ad, over ${ids.length} of them, br`, always(...ids.map((id) => `/ad/${id}`)), keptBr),
  ];
};

export const fileTargets = (site: Server, { script, font, picture }: Stock): Target[] => {
  const row = rows(site);
  return [
    row('a script', always(script), keptBr),
    row('a font', always(font), keptBr),
    row('a picture', always(picture), keptBr),
  ];
};

export const apiTargets = (site: Server, { category, ids }: Stock): Target[] => {
  const row = rows(site);
  const list = '/api/v1/ads?per_page=24';
  const again = (goal?: number): More => ({ peer: 'hono', ...(goal ? { goal } : {}) });
  return [
    row('`GET /api/v1/ads`, 24 of them', always(list), again(0.3)),
    row(
      '`GET /api/v1/ads`, each asked for once',
      unheardOf((n) => `${list}&category=${category}&from_price=${n}`),
      again(0.1),
    ),
    row('`GET /api/v1/ads?category=`', always(`/api/v1/ads?category=${category}`), again()),
    row('`GET /api/v1/ads?search=toyota`', always('/api/v1/ads?search=toyota'), again()),
    row('`GET /api/v1/ads/{id}`', always(`/api/v1/ads/${ids[0]}`), again(0.3)),
    row(
      '`GET /api/v1/ads/{id}`, each asked for once',
      unheardOf((n) => `/api/v1/ads/${ids[n % ids.length]}?n=${n}`),
      again(0.1),
    ),
    row('`GET /api/v1/category`', always('/api/v1/category'), again(0.5)),
    row('`GET /api/health`', always('/api/health'), again(0.5)),
  ];
};

/** The same site behind the nginx of deploy/. */
export const nginxTargets = (nginx: Server): Target[] => {
  const row = rows(nginx);
  const more = { peer: 'file', goal: 0.6 } as const;
  return [
    row('home through nginx, br', always('/'), { ...more, headers: br }),
    row('home through nginx, gzip', always('/'), { ...more, headers: gzip }),
  ];
};

/** The same site and data without the front, to see what that is worth. */
export const plainNextTargets = (plain: Server, { ids }: Stock): Target[] => {
  const row = rows(plain);
  const beaten = (by: string, path: string) =>
    row(`${by}, through Next alone`, always(path), { headers: gzip, beaten: { by, times: 50 } });
  return [
    beaten('home `/`, gzip', '/'),
    beaten('list `/ads`, gzip', '/ads'),
    beaten('ad `/ad/{id}`, gzip', `/ad/${ids[0]}`),
  ];
};

export const staticTarget = (bareNext: Server): Target =>
  rows(bareNext)('bare Next, a static page', always('/'), { headers: gzip });
