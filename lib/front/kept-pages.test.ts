import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { KeptPages } from './kept-pages';
import { hashOf } from './own-scripts';

const keyOf = (page: string) => `/route-cache/build/owner/$${page}`;
const tagged = (tags: string) => ({ 'x-next-cache-tags': tags });
const draw = (html: string, tags = 'ads', status = 200) => ({
  kind: 'APP_PAGE',
  html,
  rscData: Buffer.from(`flight of ${html}`),
  headers: tagged(tags),
  status,
});
const anHour = { cacheControl: { revalidate: 3600 } };
const ask = { kind: 'APP_PAGE' };
const nowhere = '/nowhere';

/** As Next draws a page: it asks, finds nothing, draws, and hands over. */
const keep = async (pages: KeptPages, page: string, value = draw(page), context: object = anHour) => {
  expect(await pages.get(keyOf(page), ask, nowhere)).toBeNull();
  pages.set(keyOf(page), value, context);
};

test('what Next hands over it gets back, also after it was compressed', async () => {
  const pages = new KeptPages(1e6);
  const html = 'ئۆتۆمبێل '.repeat(500);
  await keep(pages, '/ckb/USD', draw(html));
  const bodies = pages.find('/ckb/USD');
  await bodies?.html.as('br');
  await new Promise((resolve) => setImmediate(resolve));
  const found = await pages.get(keyOf('/ckb/USD'), ask, nowhere);
  expect(found?.value).toEqual({ ...draw(html), rscData: Buffer.from(`flight of ${html}`) });
  expect(found?.cacheControl).toEqual({ revalidate: 3600 });
});

test('a page is dropped by any of its tags, at once, and others stay', async () => {
  const pages = new KeptPages(1e6);
  await keep(pages, '/en/USD', draw('home', 'ads,reference'));
  await keep(pages, '/en/USD/ad/7', draw('ad', 'ad:7,reference'));
  expect([pages.has('/en/USD'), pages.has('/en/USD/ad/7')]).toEqual([true, true]);
  pages.drop(['ad:7']);
  expect([pages.find('/en/USD') !== null, pages.find('/en/USD/ad/7')]).toEqual([true, null]);
  pages.drop(['reference']);
  expect(pages.has('/en/USD')).toBe(false);
  expect(await pages.get(keyOf('/en/USD'), ask, nowhere)).toBeNull();
});

test('what changes while a page is drawn is not missed by it', async () => {
  const pages = new KeptPages(1e6);
  await pages.get(keyOf('/en/USD'), ask, nowhere);
  pages.drop(['ads']);
  pages.set(keyOf('/en/USD'), draw('old', 'ads'), anHour);
  expect(pages.has('/en/USD')).toBe(false);
  await new Promise((resolve) => setTimeout(resolve, 2));
  await keep(pages, '/en/USD', draw('new', 'ads'));
  expect(pages.has('/en/USD')).toBe(true);
});

test('what a page has read is dropped as well, by the tags of the reading', async () => {
  const pages = new KeptPages(1e6);
  const reading = { kind: 'FETCH', data: { body: '{}' }, revalidate: 3600, tags: ['wording:/faq'] };
  pages.set('a reading', reading, { tags: ['reference'] });
  expect((await pages.get('a reading', { kind: 'FETCH', tags: ['reference'] }, nowhere))?.value.data).toEqual(
    {
      body: '{}',
    },
  );
  pages.drop(['wording:/faq']);
  expect(await pages.get('a reading', { kind: 'FETCH' }, nowhere)).toBeNull();
});

test('of an old page one visitor is sent to Next, who draws it anew, and the others are served meanwhile', async () => {
  const pages = new KeptPages(1e6);
  await keep(pages, '/en/USD', draw('old'), { cacheControl: { revalidate: -1 } });
  expect(pages.find('/en/USD')).toBeNull();
  for (let n = 0; n < 100; n += 1) expect(pages.find('/en/USD')).not.toBeNull();
  // Next serves the old one too, and draws behind it.
  expect((await pages.get(keyOf('/en/USD'), ask, nowhere))?.value.html).toBe('old');
  pages.set(keyOf('/en/USD'), draw('new'), anHour);
  const renewed = pages.find('/en/USD');
  expect(String(await renewed?.html.as('identity'))).toBe('new');
});

test('where changes went unheard, each page is drawn anew once and served on until that is done', async () => {
  const pages = new KeptPages(1e6);
  await keep(pages, '/en/USD/faq', draw('old'));
  await pages.get(keyOf('/en/USD/ads'), ask, nowhere);
  expect(pages.find('/en/USD/faq')).not.toBeNull();
  pages.miss();
  // What was being drawn may be old as well.
  pages.set(keyOf('/en/USD/ads'), draw('old list'), anHour);
  for (const page of ['/en/USD/faq', '/en/USD/ads']) {
    expect(pages.has(page)).toBe(true);
    expect(pages.find(page)).toBeNull();
    for (let n = 0; n < 100; n += 1) expect(pages.find(page)).not.toBeNull();
  }
  await new Promise((resolve) => setTimeout(resolve, 2));
  // Next serves it too, and knows that it is old.
  const found = await pages.get(keyOf('/en/USD/faq'), ask, nowhere);
  const { lastModified = 0, cacheControl } = found ?? {};
  expect(lastModified + Number(cacheControl?.revalidate) * 1000).toBeLessThan(Date.now());
  expect(found?.value.html).toBe('old');

  // Away again: Next hands over what it had, to be tried again in some seconds.
  pages.set(keyOf('/en/USD/faq'), found?.value ?? null, { cacheControl: { revalidate: 3 } });
  expect(String(await pages.find('/en/USD/faq')?.html.as('identity'))).toBe('old');
  // A page that was sent for before is sent for again.
  pages.miss();
  expect(pages.find('/en/USD/ads')).toBeNull();
  await new Promise((resolve) => setTimeout(resolve, 2));
  await pages.get(keyOf('/en/USD/ads'), ask, nowhere);
  pages.set(keyOf('/en/USD/ads'), draw('new list'), anHour);
  for (let n = 0; n < 2; n += 1)
    expect(String(await pages.find('/en/USD/ads')?.html.as('identity'))).toBe('new list');
});

test('where changes went unheard, nothing is drawn from what was read before', async () => {
  const pages = new KeptPages(1e6);
  pages.set('a reading', { kind: 'FETCH', data: { body: '{}' }, revalidate: 3600 }, {});
  pages.miss();
  expect(await pages.get('a reading', { kind: 'FETCH' }, nowhere)).toBeNull();
});

test('pages take no more memory than they may, whatever is asked for', async () => {
  const most = 300_000;
  const pages = new KeptPages(most);
  for (let n = 0; n < 50; n += 1)
    await keep(pages, `/en/USD/ad/${n}`, draw(randomBytes(10_000).toString('hex'), `ad:${n}`));
  const kept = Array.from({ length: 50 }, (_, n) => pages.find(`/en/USD/ad/${n}`)).filter(
    (page) => page !== null,
  );
  const weight = kept.reduce((sum, { html, flight }) => sum + html.weight + (flight?.weight ?? 0), 0);
  expect(kept.length).toBeGreaterThan(2);
  expect(weight).toBeLessThan(most);
  expect(pages.has('/en/USD/ad/49')).toBe(true);
});

test('compressed pages weigh what they are, so ten times as many are kept', async () => {
  const pages = new KeptPages(400_000);
  for (let n = 0; n < 40; n += 1) {
    await keep(pages, `/en/USD/ad/${n}`, draw(`${n} tractor `.repeat(5_000), `ad:${n}`));
    const page = pages.find(`/en/USD/ad/${n}`);
    await Promise.all([page?.html.as('br'), page?.flight?.as('br')]);
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  const kept = Array.from({ length: 40 }, (_, n) => pages.has(`/en/USD/ad/${n}`)).filter(Boolean);
  expect(kept.length).toBe(40);
});

test('a page that Next names in an unknown way is refused aloud; what is no page may have any name', async () => {
  const pages = new KeptPages(1e6);
  for (const key of ['/en/USD', '/route-cache/owner/$/en/USD', '/route-cache/v2/APP_PAGE/owner/$/en/USD']) {
    expect(() => pages.set(key, draw('home'), anHour)).toThrow(`Next names a page in an unknown way: ${key}`);
    expect(await pages.get(key, ask, nowhere)).toBeNull();
    pages.set(key, { kind: 'APP_ROUTE', body: Buffer.from('a route') }, anHour);
    pages.set(key, null, {});
  }
  // Next's own pages, and whatever stands in an address.
  for (const page of ['/index', '/_not-found', '/_global-error', '/en/USD/one\ntwo', '/en/USD/$/x'])
    await keep(pages, page);
  expect(pages.size.entries).toBe(5);
});

const scriptWith = (nonce: string, text = 'own()') => `<script nonce="${nonce}">${text}</script>`;

test('a page is kept with the hashes of the scripts that it was drawn with, and Next sends it so too', async () => {
  const pages = new KeptPages(1e6, (scripts) => scripts.join(' '));
  const nonce = pages.nonceFor('/en/USD');
  expect(pages.nonceFor('/en/USD')).toBe(nonce);
  expect(pages.nonceFor('/ar/USD')).not.toBe(nonce);
  const drawn = draw(`${scriptWith(nonce)}<script>injected()</script>`);
  drawn.rscData = Buffer.from(`{"nonce":"${nonce}"}`);
  await keep(pages, '/en/USD', drawn);
  const page = pages.find('/en/USD');
  const policy = page?.headers['content-security-policy'];
  expect(policy).toContain(hashOf('own()'));
  expect(policy).not.toContain(hashOf('injected()'));
  expect(policy).not.toContain('nonce');
  expect((await page?.html.as('identity'))?.toString()).toBe(
    '<script>own()</script><script>injected()</script>',
  );
  expect((await page?.flight?.as('identity'))?.toString()).toBe('{"nonce":"$undefined"}');
  // Who waited for it gets what was handed over.
  expect(drawn).toMatchObject({
    html: '<script>own()</script><script>injected()</script>',
    headers: { 'content-security-policy': policy },
  });
});

test('a page that was drawn with a nonce that nobody knows is not kept', async () => {
  const pages = new KeptPages(1e6, (scripts) => scripts.join(' '));
  await keep(pages, '/en/USD', draw(scriptWith('made-up')));
  expect(pages.find('/en/USD')).toBeNull();
  // Handed over a second time, as it was kept, it stays.
  const drawn = draw(scriptWith(pages.nonceFor('/ar/USD')));
  await keep(pages, '/ar/USD', drawn);
  const policy = pages.find('/ar/USD')?.headers['content-security-policy'];
  pages.set(keyOf('/ar/USD'), (await pages.get(keyOf('/ar/USD'), ask, nowhere))?.value ?? null, anHour);
  expect(pages.find('/ar/USD')?.headers['content-security-policy']).toBe(policy);
});
