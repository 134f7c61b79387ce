import { expect, test } from 'vitest';
import { ownSite } from '../support/own-site';
import { demoPassword } from '../support/session';

const { url } = await ownSite();

const headers = { 'x-api-key': 'makinar-web', 'content-type': 'application/json' };
const signedIn = async () => {
  const login = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ email: 'moderator@demo.test', password: demoPassword }),
  });
  const { token } = await login.json();
  const send = (method: string) => async (address: string, body?: object) => {
    const answer = await fetch(`${url}/api/v1/moderation/${address}`, {
      method,
      headers: { ...headers, authorization: `Bearer ${token}` },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    expect(answer.status, `${method} ${address}`).toBe(200);
    return answer.json();
  };
  return { get: send('GET'), put: send('PUT') };
};

const page = async (address: string) => {
  const answer = await fetch(`${url}${address}`);
  return { text: await answer.text(), kept: answer.headers.get('x-nextjs-cache') === 'HIT' };
};

/** How often a page says it as the whole of a piece of text. */
const timesIn = (html: string, words: string) => html.split(`>${words}<`).length - 1;

test('what the operator changes is on kept pages at once, in every language', async () => {
  const { get, put } = await signedIn();
  // Another try changes something again.
  const mark = crypto.randomUUID().slice(0, 6);
  const { data: ads } = await (await fetch(`${url}/api/v1/ads?per_page=1`)).json();
  const [{ id: adId, category }] = ads;
  const pages = ['/faq', '/ckb/faq', '/', '/ckb', `/ad/${adId}`, `/ckb/ad/${adId}`];
  const languageOf = (address: string) => (address.startsWith('/ckb') ? 'ckb' : 'en');
  const readAll = async () => {
    const read = await Promise.all(pages.map(async (address) => [address, await page(address)] as const));
    return new Map(read);
  };
  await readAll();
  // A page is written down just after it was first sent.
  await expect.poll(async () => [...(await readAll()).values()].every(({ kept }) => kept)).toBe(true);

  const { versions } = (await get('settings')).data;
  const company_name = { en: `Ironworks ${mark}`, ar: '', ckb: `ئاسنگەری ${mark}` };
  await put('settings', { values: { company_name }, versions });
  for (const [address, { text }] of await readAll())
    expect(text.includes(company_name[languageOf(address)]), address).toBe(true);

  const [{ id, version, ...faq }] = (await get('faqs')).data;
  const title = { en: `Is the iron ${mark} heavy?`, ar: '', ckb: `ئاسنەکە ${mark} قورسە؟` };
  await put(`faqs/${id}?version=${version}`, { ...faq, title });
  const asks = async (address: string, words: string) => timesIn((await page(address)).text, words) > 0;
  expect(await asks('/faq', title.en)).toBe(true);
  expect(await asks('/ckb/faq', title.ckb)).toBe(true);
  expect(await asks('/ar/faq', title.en), 'English where it was not translated').toBe(true);

  const categories = (await get('categories')).data;
  const row = categories.find((each: { id: number }) => each.id === category.id);
  const { id: categoryId, version: seen, slug: _, ...fields } = row;
  const name = { en: `Giants ${mark}`, ar: '', ckb: `زەبەلاح ${mark}` };
  const before = await readAll();
  await put(`categories/${categoryId}?version=${seen}`, { ...fields, name });
  for (const [address, { text }] of await readAll()) {
    const language = languageOf(address);
    const old = timesIn(before.get(address)?.text ?? '', fields.name[language]);
    expect(old, address).toBeGreaterThan(address.includes('/ad/') ? 1 : 0);
    // The strip of categories as well as what the ad says of itself.
    expect([timesIn(text, name[language]), timesIn(text, fields.name[language])], address).toEqual([old, 0]);
  }
});

test('a change that comes while a page is being drawn is on that page, too', async () => {
  const { get, put } = await signedIn();
  let { data } = await get('settings');
  const change = async (en: string) => {
    const values = { titleWhy: { ...data.values.titleWhy, en } };
    ({ data } = await put('settings', { values, versions: data.versions }));
  };
  const mark = crypto.randomUUID().slice(0, 6);
  for (const wait of [0, 5, 10, 15, 20, 25, 30, 40]) {
    // From here on the page has to be drawn anew.
    await change(`Before ${mark} ${wait}`);
    const drawing = page('/');
    await new Promise((later) => setTimeout(later, wait));
    await change(`After ${mark} ${wait}`);
    await drawing;
    await expect.poll(async () => (await page('/')).kept).toBe(true);
    expect((await page('/')).text, `${wait} ms`).toContain(`After ${mark} ${wait}`);
  }
});
