import type { Page } from 'playwright';
import { listMeta } from './an-ad';

/** Calls of this kind wait until they are let go. */
export const hold = async (page: Page, calls: string): Promise<() => void> => {
  let go = () => {};
  const held = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route(calls, async (route) => {
    await held;
    await route.continue();
  });
  return go;
};

/** Calls of this kind fail on the server. */
export const fail = (page: Page, calls: string, message = 'x') =>
  page.route(calls, (route) => route.fulfill({ status: 500, json: { status: false, message } }));

/** Lists of this kind are empty. */
export const empty = (page: Page, calls: string) => {
  return page.route(calls, (route) => route.fulfill({ json: { data: [], meta: listMeta(0) } }));
};
