import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import WebSocket from 'ws';
import { ownSite } from '../support/own-site';

// What a crawler leaves behind who follows addresses that can be made up without end. `WALK=5000` is one that has time:
// six minutes.

const lists = Number(process.env.WALK ?? 200);
/** For pages that are kept. */
const roomMb = 4;
const { url, output } = await ownSite({
  NODE_OPTIONS: '--inspect=127.0.0.1:0 --max-old-space-size=512',
  PAGE_CACHE_MB: String(roomMb),
});

/** Megabytes of the site's heap that are in use once all garbage is gone, by V8's own inspector. */
const openHeap = async () => {
  const [address = ''] = /ws:\/\/127\.0\.0\.1:\d+\/\S+/.exec(output()) ?? [];
  const inspector = new WebSocket(address);
  await new Promise((resolve, reject) => inspector.once('open', resolve).once('error', reject));
  let calls = 0;
  const call = (method: string) =>
    new Promise<{ usedSize: number }>((resolve) => {
      calls += 1;
      const id = calls;
      const hear = (data: WebSocket.RawData) => {
        const answer = JSON.parse(String(data));
        if (answer.id !== id) return;
        inspector.off('message', hear);
        resolve(answer.result);
      };
      inspector.on('message', hear);
      inspector.send(JSON.stringify({ id, method }));
    });
  /** The least of several looks: what a finished request held is only let go some turns after it (30 MB at times). */
  const used = async () => {
    let least = Number.POSITIVE_INFINITY;
    for (let look = 0; look < 5; look += 1) {
      if (look > 0) await wait(400);
      await call('HeapProfiler.enable');
      await call('HeapProfiler.collectGarbage');
      least = Math.min(least, (await call('Runtime.getHeapUsage')).usedSize / 2 ** 20);
    }
    return least;
  };
  // A process that ends waits for whoever inspects it: whatever becomes of the test, it has to be let go.
  onTestFinished(() => inspector.close());
  return { used };
};

/** By price, as it can be made up without end: drawn for whoever asks. */
const madeUp = (n: number) => `/ads?category=${1 + (n % 9)}&from_price=${n}`;

const makes = 121;
const orders = ['desc', 'asc'];
const currencies = ['USD', 'IQD', 'EUR', 'GBP', 'AED', 'TRY', 'SAR', 'JOD', 'KWD'];
const languages = ['', '/ar', '/ckb'];
/** By rows that there are: Next draws it for its cache. The first 6,500 of these are each another one. */
const kept = (n: number) => {
  const language = languages[Math.floor(n / (makes * orders.length * currencies.length)) % languages.length];
  const [order, currency] = [orders[n % orders.length], currencies[n % currencies.length]];
  return `${language}/ads?brand=${1 + (n % makes)}&sort=${order}&currency=${currency}`;
};

const read = async (address: string) => {
  const page = await fetch(`${url}${address}`);
  await page.text();
  return [address, page.status, page.headers.get('x-nextjs-cache')];
};

/** Lists of both kinds in turn. */
const walk = async (from: number, to: number) => {
  for (let n = from; n < to; n += 2) {
    expect(await read(madeUp(n))).toEqual([madeUp(n), 200, null]);
    const list = kept(n / 2);
    expect(await read(list)).toEqual([list, 200, 'MISS']);
  }
};

const bytesKept = async () => {
  const [, bytes] =
    /^makinar_kept_pages_bytes (\d+)$/m.exec(await (await fetch(`${url}/metrics`)).text()) ?? [];
  return Number(bytes);
};

test(
  'lists that nobody asked for before leave nothing in memory but what pages may take',
  async () => {
    const { used } = await openHeap();
    await walk(0, 100);
    const before = await used();
    // A page whose drawing is held takes 0.4 MB, and one whose text alone is held 0.2: of one kind there are 100 at the end.
    const most = 15;
    const grown = async () => (await used()) - before;
    const half = 100 + 2 * Math.round(lists / 4);
    await walk(100, half);
    await expect.poll(grown).toBeLessThan(most);
    await walk(half, 100 + lists);
    await expect.poll(grown).toBeLessThan(most);
    expect(await bytesKept()).toBeLessThanOrEqual(roomMb * 2 ** 20);
    // Asked for again, they are drawn again: none was kept.
    for (const n of [100, 102, 104]) expect(await read(madeUp(n))).toEqual([madeUp(n), 200, null]);
  },
  6_000 * lists,
);
