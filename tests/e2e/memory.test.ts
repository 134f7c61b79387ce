import { expect, test } from 'vitest';
import WebSocket from 'ws';
import { ownSite } from '../support/own-site';

// What a crawler leaves behind who follows addresses that can be made up without end.

const { url, output } = await ownSite({ NODE_OPTIONS: '--inspect=127.0.0.1:0', PAGE_CACHE_MB: '4' });

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
  const used = async () => {
    await call('HeapProfiler.enable');
    await call('HeapProfiler.collectGarbage');
    return (await call('Runtime.getHeapUsage')).usedSize / 2 ** 20;
  };
  // A process that ends waits for whoever inspects it.
  return { used, close: () => inspector.close() };
};

const walk = async (from: number, to: number) => {
  for (let price = from; price < to; price += 1) {
    const page = await fetch(`${url}/ads?category=${1 + (price % 9)}&from_price=${price}`);
    expect([page.status, page.headers.get('x-nextjs-cache')]).toEqual([200, null]);
    await page.text();
  }
};

test('lists that nobody asked for before are drawn, and leave nothing in memory', async () => {
  const heap = await openHeap();
  await walk(0, 100);
  const before = await heap.used();
  await walk(100, 300);
  // A page whose drawing is held takes 0.4 MB.
  expect((await heap.used()) - before).toBeLessThan(30);
  await walk(100, 105);
  heap.close();
});
