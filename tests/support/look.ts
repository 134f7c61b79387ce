import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright';
import { desktop, phone } from './browser';
import { drawAll, lengthen, misfits } from './fits';

// What is wrong with what a page shows.

/** Each page reads it anew, and half as many letters in two thirds of the time. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const everything = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The sizes of what is pressed depend on words and width. */
const bySize = ['target-size', 'scrollable-region-focusable'];
/** Colours are the same in every language, and take axe longer than all other rules together. */
const byColor = 'color-contrast';

const all: axe.RunOptions = { runOnly: everything };
const looks: axe.RunOptions = { runOnly: { type: 'rule', values: [byColor, ...bySize] } };
/** What words can break, as names and languages of parts; sizes are looked at where there is least room. */
const words: axe.RunOptions = {
  runOnly: everything,
  rules: Object.fromEntries([byColor, ...bySize].map((rule) => [rule, { enabled: false }])),
};
const sizes: axe.RunOptions = { runOnly: { type: 'rule', values: bySize } };

const askAxe = async (page: Page, part: string, rules: axe.RunOptions): Promise<string[]> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(
    async ([about, options]) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(about, {
        ...options,
        resultTypes: ['violations'],
        preload: false,
      });
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target, any }) => [target, any[0]?.message]).join(' | ')}`,
      );
    },
    [part, rules] as const,
  );
};

/** Room between letters, words and lines that a reader may ask for (WCAG 1.4.12). */
const roomy =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }';

/** What does not fit a window as small as that of a desk is at 400 % (WCAG 1.4.10), or sticks and covers it. */
const askSmall = (page: Page): Promise<string[]> =>
  page.evaluate(async (style) => {
    const found: string[] = [];
    const { documentElement: root } = document;
    const beyond = (when: string) => {
      const by = root.scrollWidth - root.clientWidth;
      if (by <= 0) return;
      const wide = [...document.querySelectorAll('body *')].filter((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        return width > 0 && (right > innerWidth + 1 || left < -1);
      });
      found.push(
        `${when} it scrolls sideways by ${by}: ${wide.slice(0, 4).map(({ outerHTML }) => outerHTML.slice(0, 90))}`,
      );
    };
    beyond('at 400 %');
    let covered = 0;
    for (const element of document.querySelectorAll('body *')) {
      const { position, visibility, top, bottom } = getComputedStyle(element);
      const sticks = position === 'fixed' || (position === 'sticky' && (top !== 'auto' || bottom !== 'auto'));
      if (
        !sticks ||
        visibility === 'hidden' ||
        element.closest('dialog, [role="dialog"], .chat-thread, .suggest')
      )
        continue;
      const box = element.getBoundingClientRect();
      if (box.width < innerWidth / 2) continue;
      covered += Math.max(0, Math.min(innerHeight, box.bottom) - Math.max(0, box.top));
    }
    if (covered > innerHeight * 0.4)
      found.push(`what sticks covers ${Math.round((100 * covered) / innerHeight)} %`);
    const thread = document.querySelector('.chat-scroll')?.clientHeight ?? innerHeight;
    if (thread < innerHeight / 3) found.push(`what was said has ${thread} px`);
    const sheet = document.head.appendChild(document.createElement('style'));
    sheet.textContent = style;
    beyond('with room between letters');
    sheet.remove();
    return found;
  }, roomy);

type Look = {
  /** A selector; without it everything is looked at. */
  part?: string | undefined;
  /** It is there on a phone alone. */
  phone?: boolean | undefined;
  isTranslation?: boolean;
};

const askSideways = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const by = document.documentElement.scrollWidth - innerWidth;
    return by > 0 ? [`at ${innerWidth} px it scrolls sideways by ${by}`] : [];
  });

/**
 * Looks in the dark at a desk, in the light on a phone, and at 400 %; the page is then as it was. A page that was looked
 * at in another language has the same colours.
 */
export const lookAt = async (
  page: Page,
  { part = 'html', phone: onlyPhone, isTranslation = false }: Look = {},
): Promise<string[]> => {
  await drawAll(page);
  const atDesk = isTranslation ? words : all;
  const onPhone = isTranslation ? sizes : looks;
  const found = onlyPhone ? [] : [...(await askAxe(page, part, atDesk)), ...(await misfits(page))];
  await page.setViewportSize(phone);
  // What happens to lie half below the search that stays is not out of reach: it is scrolled.
  if (!onlyPhone) await page.evaluate(() => window.scrollTo(0, 0));
  await page.emulateMedia({ colorScheme: 'light' });
  if (onlyPhone) found.push(...(await askAxe(page, part, atDesk)));
  if (!onlyPhone || isTranslation) found.push(...(await askAxe(page, part, onPhone)));
  found.push(...(await misfits(page)));
  await page.setViewportSize({ width: 768, height: 1024 });
  found.push(...(await askSideways(page)));
  await page.setViewportSize({ width: 320, height: 256 });
  found.push(...(await askSmall(page)));
  await page.setViewportSize(onlyPhone ? phone : desktop);
  await page.emulateMedia({ colorScheme: 'dark' });
  return found;
};

/** The last look at a screen: every word on it grows by two fifths, as in a language that is yet to come. */
export const lookAtLongerWords = async (page: Page): Promise<string[]> => {
  await lengthen(page);
  const found = await misfits(page);
  await page.setViewportSize(phone);
  found.push(...(await misfits(page)));
  await page.setViewportSize(desktop);
  return found;
};
