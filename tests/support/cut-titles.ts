import type { Page } from 'playwright';

/** The titles of cards that do not stand whole: cut at a side, or below. */
export const cutTitles = (page: Page): Promise<string[]> =>
  page.locator('.ad-card-title, .ad-card-link').evaluateAll((titles) =>
    titles
      // Letters may be some pixels taller than their line, which is 24.
      .filter((one) => one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight + 4)
      .map((one) => one.textContent ?? ''),
  );
