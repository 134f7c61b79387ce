import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import WebSocket from 'ws';
import { ownSite } from '../support/own-site';

// What a crawler leaves behind who follows addresses that can be made up without end. `WALK=5000` is one that has time:
// six minutes.

const lists = Number(process.env.WALK ?? 200);
const { url, output } = await ownSite({
  NODE_OPTIONS: '--inspect=127.0.0.1:0 --max-old-space-size=512',
  PAGE_CACHE_MB: '4',
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

const walk = async (from: number, to: number) => {
  for (let price = from; price < to; price += 1) {
    const page = await fetch(`${url}/ads?category=${1 + (price % 9)}&from_price=${price}`);
    expect([page.status, page.headers.get('x-nextjs-cache')]).toEqual([200, null]);
    await page.text();
  }
};

test(
  'lists that nobody asked for before are drawn, and leave nothing in memory',
  async () => {
    const { used } = await openHeap();
    await walk(0, 100);
    const before = await used();
    // A page whose drawing is held takes 0.4 MB.
    const most = 30;
    const half = 100 + lists / 2;
    await walk(100, half);
    expect((await used()) - before).toBeLessThan(most);
    await walk(half, half + lists / 2);
    expect((await used()) - before).toBeLessThan(most);
    // Asked for again, they are drawn again: none was kept.
    await walk(100, 105);
  },
  6_000 * lists,
);
