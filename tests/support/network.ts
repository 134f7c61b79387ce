import type { Page } from 'playwright';

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
  const meta = {
    total: 0,
    total_is_estimate: false,
    per_page: 8,
    page: 1,
    last_page: 1,
    corrected_search: null,
    nothing_found: null,
  };
  return page.route(calls, (route) => route.fulfill({ json: { data: [], meta } }));
};
