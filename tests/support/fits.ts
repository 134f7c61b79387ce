import type { Page } from 'playwright';

// Whether the texts of a page fit: as they are, and in a language whose words are longer by two fifths.

/**
 * Makes every word that a reader sees, in texts and in empty fields, longer by 40 %, as in a language that nobody has
 * translated yet. Figures, addresses and model codes stay as they are.
 */
export const lengthen = (page: Page) =>
  page.evaluate(() => {
    const longer = (text: string) =>
      text.replace(/[\p{L}\p{M}’]+/gu, (word, at: number) => {
        // A word beside a figure, a dot or an @ belongs to an address, a code or a unit.
        const beside = `${text[at - 1] ?? ' '}${text[at + word.length] ?? ' '}`;
        if (word.length < 3 || /[\d@/_]/.test(beside)) return word;
        const latin = /^\p{Script=Latin}/u.test(word);
        return word + (latin ? 'éïöü' : 'ووسس').repeat(9).slice(0, Math.ceil(word.length * 0.4));
      });
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode: node } = texts;
      if (!node.parentElement?.closest('script, style, textarea'))
        node.nodeValue = longer(node.nodeValue ?? '');
    }
    for (const field of document.querySelectorAll<HTMLInputElement>('[placeholder]'))
      field.placeholder = longer(field.placeholder);
    document.documentElement.setAttribute('data-longer', '');
  });

/** What waits below the screen to be drawn stands from now on: it is looked at too. */
export const drawAll = (page: Page) =>
  page.evaluate(() => {
    const { documentElement: root } = document;
    if (root.hasAttribute('data-drawn')) return;
    root.setAttribute('data-drawn', '');
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.below { content-visibility: visible }');
    document.adoptedStyleSheets.push(sheet);
  });

const misfitsNow = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    // A longer word may break, so that it is not cut; as it was written it may not.
    const isLonger = document.documentElement.hasAttribute('data-longer');
    const wide = document.documentElement.clientWidth;
    // Nothing moves while this runs, and every text asks for all that it stands in.
    const remembered = <Value>(find: (element: Element) => Value) => {
      const known = new Map<Element, Value>();
      return (element: Element) => {
        if (!known.has(element)) known.set(element, find(element));
        return known.get(element) as Value;
      };
    };
    const styleOf = remembered((element) => getComputedStyle(element));
    const boxOf = remembered((element) => element.getBoundingClientRect());
    const nameOf = (element: Element) => {
      const classes = typeof element.className === 'string' ? element.className.split(/\s+/).slice(0, 4) : [];
      return [element.tagName.toLowerCase(), ...classes].join('.');
    };
    const above = function* (element: Element | null) {
      for (let one = element; one && one !== document.body; one = one.parentElement) yield one;
    };
    const isSeen = (element: Element) =>
      element.checkVisibility({
        opacityProperty: true,
        visibilityProperty: true,
        contentVisibilityAuto: true,
      });
    const isUnseen = remembered((one) => {
      const { width, height } = boxOf(one);
      if ((width <= 1 || height <= 1) && styleOf(one).overflow !== 'visible') return true;
      return one.matches('.skip-link, [inert], nextjs-portal');
    });
    /** For listeners only, or shown when the keyboard comes. */
    const isUnseenOnPurpose = (element: Element) => [...above(element)].some(isUnseen);
    const isShortenedOnPurpose = (style: CSSStyleDeclaration) =>
      style.textOverflow === 'ellipsis' || (style.webkitLineClamp !== 'none' && style.webkitLineClamp !== '');
    const isFilled = ({ backgroundColor }: CSSStyleDeclaration) =>
      !/rgba\(.*, 0\)|transparent/.test(backgroundColor);
    const hasFrame = (style: CSSStyleDeclaration) =>
      isFilled(style) || Number.parseFloat(style.borderTopWidth) > 0;
    /** What opens over the rest covers it on purpose. */
    const floatsOver = (style: CSSStyleDeclaration) =>
      /fixed|sticky/.test(style.position) || (style.position === 'absolute' && isFilled(style));

    type Lying = { rect: DOMRect; node: Node; element: Element; over: Element | undefined };
    const lying: Lying[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (texts.nextNode()) {
      const { currentNode: node } = texts;
      const element = node.parentElement;
      const text = node.nodeValue?.trim() ?? '';
      if (!element || !/[\p{L}\d]/u.test(text)) continue;
      if (element.closest('script, style, noscript, option, svg') || !isSeen(element)) continue;
      if (isUnseenOnPurpose(element)) continue;
      range.selectNodeContents(node);
      const rects = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
      const size = Number.parseFloat(styleOf(element).fontSize);
      const slack = { x: 1.5, y: size * 0.45 };
      const outOf = (rect: DOMRect, box: DOMRect) => ({
        x: rect.left < box.left - slack.x || rect.right > box.right + slack.x,
        y: rect.top < box.top - slack.y || rect.bottom > box.bottom + slack.y,
      });
      let scrolls = false;
      let shortened = false;
      let framed = false;
      let fault = '';
      for (const one of above(element)) {
        const style = styleOf(one);
        // It has no box of its own.
        if (style.display === 'contents') continue;
        if (isShortenedOnPurpose(style)) shortened = true;
        const box = boxOf(one);
        const clips = style.overflowX !== 'visible' || style.overflowY !== 'visible';
        const scrollable = /auto|scroll/.test(`${style.overflowX} ${style.overflowY}`);
        if (scrollable) scrolls = true;
        const out = rects.map((rect) => outOf(rect, box));
        if (clips && !scrollable && !shortened && !scrolls && out.some(({ x, y }) => x || y)) {
          // A carousel keeps whole slides outside of its frame.
          const whole = rects.every((rect) => rect.right <= box.left || rect.left >= box.right);
          if (!whole) fault ||= `cut by ${nameOf(one)}`;
          else scrolls = true;
        }
        if (!framed && !shortened && !scrolls && style.display !== 'inline' && hasFrame(style)) {
          framed = true;
          if (out.some(({ x, y }) => x || y)) fault ||= `sticks out of ${nameOf(one)}`;
        }
      }
      if (!scrolls && !shortened && rects.some((rect) => rect.left < -1 || rect.right > wide + 1))
        fault ||= 'out of the page';
      const lines = new Set(rects.map(({ top }) => Math.round(top)));
      if (lines.size > 1 && !shortened && !isLonger) {
        for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(/[\p{L}\p{M}]{2,18}/gu)) {
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const [first, ...more] = range.getClientRects();
          if (first && more.some(({ top }) => Math.abs(top - first.top) > size / 2))
            fault ||= `breaks inside “${word}”`;
        }
      }
      if (fault) found.push(`${fault}: ${nameOf(element)} “${text.slice(0, 60)}”`);
      const over = [...above(element)].find((one) => floatsOver(styleOf(one)));
      if (!scrolls && !shortened) for (const rect of rects) lying.push({ rect, node, element, over });
    }

    lying.sort((one, other) => one.rect.top - other.rect.top);
    for (const [at, one] of lying.entries()) {
      for (const other of lying.slice(at + 1)) {
        if (other.rect.top >= one.rect.bottom) break;
        if (one.node === other.node || one.over !== other.over) continue;
        const across = Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left);
        const down = Math.min(one.rect.bottom, other.rect.bottom) - other.rect.top;
        const least = Math.min(one.rect.height, other.rect.height);
        // Lines stand closer than the height of their letters allows; what overlaps by half is hidden.
        if (across > 2 && down > least * 0.5)
          found.push(
            `“${one.node.nodeValue?.trim().slice(0, 40)}” lies on “${other.node.nodeValue?.trim().slice(0, 40)}” (${nameOf(one.element)})`,
          );
      }
    }
    const brush = document.createElement('canvas').getContext('2d');
    for (const field of document.querySelectorAll<HTMLSelectElement | HTMLInputElement>(
      'select, input[placeholder]',
    )) {
      const text = field instanceof HTMLSelectElement ? field.selectedOptions[0]?.text : field.placeholder;
      const style = styleOf(field);
      if (!text || !brush || !isSeen(field) || isUnseenOnPurpose(field) || isShortenedOnPurpose(style))
        continue;
      brush.font = style.font;
      const room =
        field.clientWidth -
        Number.parseFloat(style.paddingInlineStart) -
        Number.parseFloat(style.paddingInlineEnd);
      const needs = brush.measureText(text).width;
      if (needs > room + 1)
        found.push(`“${text}” needs ${Math.round(needs)}, ${Math.round(room)} are there: ${nameOf(field)}`);
    }

    const { scrollWidth } = document.documentElement;
    if (scrollWidth > wide + 1) {
      const guilty = [...document.body.querySelectorAll('*')]
        .filter((element) => {
          const { left, right, width } = element.getBoundingClientRect();
          return width > 0 && (right > wide + 1 || left < -1) && isSeen(element);
        })
        .filter(
          (element) => ![...above(element.parentElement)].some((one) => styleOf(one).overflowX !== 'visible'),
        )
        .map(nameOf);
      found.push(`the page is ${scrollWidth} wide, ${wide} are there: ${guilty.slice(-3).join(' > ')}`);
    }
    return [...new Set(found)];
  });

/** Every text that is cut, sticks out of its box or of the page, or lies on another one; nothing is right. */
export const misfits = async (page: Page): Promise<string[]> => {
  // Carousels and the map need a moment after a change of width; what is broken stays so.
  const until = Date.now() + 1_500;
  await drawAll(page);
  let found = await misfitsNow(page);
  while (found.length > 0 && Date.now() < until) found = await misfitsNow(page);
  return found;
};
