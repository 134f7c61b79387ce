import { richTags } from '@/lib/format/rich-text';

// What is pasted comes from anywhere: from Word with its own tags, from a page with its layout. Down to what the site
// shows (the server does the same again), with what was meant: headings, lists, bold.

const kept = new Set<string>(richTags);
/** What they hold is no text. */
const dropped =
  'script, style, head, title, template, iframe, object, svg, math, noscript, form, button, input, select';
const renamed: Record<string, string> = {
  h1: 'h2',
  h5: 'h4',
  h6: 'h4',
  div: 'p',
  section: 'p',
  article: 'p',
};
const blocks = new Set(['p', 'ul', 'ol', 'li', 'h2', 'h3', 'h4', 'blockquote', 'table', 'tr']);
const safeLink = /^(?:https?:|mailto:|tel:|\/(?![/\\]))/i;

/** With what stands before a colon: Word's `o:p` is no paragraph. */
const tagOf = (element: Element) => element.tagName.toLowerCase();
const isBlock = (node: Node | null) =>
  node instanceof Element && blocks.has(renamed[tagOf(node)] ?? tagOf(node));
const isGap = (node: Node | null): node is Text => node?.nodeType === 3 && !node.textContent?.trim();

const styleOf = (element: Element) => element.getAttribute('style') ?? '';

/** Word writes a list as paragraphs that look like one; the sign before each says which. */
const listOf = (element: Element): 'ul' | 'ol' | null => {
  if (!/mso-list:\s*l\d/i.test(styleOf(element))) return null;
  const sign = [...element.querySelectorAll('[style]')].find((part) =>
    /mso-list:\s*ignore/i.test(styleOf(part)),
  );
  return /^[\s]*[\p{L}\p{N}]{1,3}[.)]/u.test(sign?.textContent ?? '') ? 'ol' : 'ul';
};

/** What a span only says by its style. */
const meaningOf = (element: Element): string | null => {
  const style = styleOf(element);
  if (/(?:^|;)\s*font-weight:\s*(?:bold|[6-9]00)/i.test(style)) return 'strong';
  return /(?:^|;)\s*font-style:\s*italic/i.test(style) ? 'em' : null;
};

const nameOf = (element: Element): string | null => {
  const tag = tagOf(element);
  const name = renamed[tag] ?? tag;
  // Google Docs wraps everything in a <b> that is none.
  if (name === 'b' && /(?:^|;)\s*font-weight:\s*normal/i.test(styleOf(element))) return null;
  if (name === 'p' && [...element.children].some(isBlock)) return null;
  return kept.has(name) ? name : meaningOf(element);
};

const copyInto = (target: Node, source: Node, doc: Document) => {
  for (const node of source.childNodes) {
    if (node.nodeType === 3) {
      target.appendChild(doc.createTextNode((node.textContent ?? '').replace(/[\u00a0\s]+/g, ' ')));
    } else if (node.nodeType === 1) copyElement(target, node as Element, doc);
  }
};

/** The list that the one before has begun, or a new one. */
const openList = (target: Node, list: 'ul' | 'ol', doc: Document): Node => {
  while (isGap(target.lastChild)) target.lastChild.remove();
  const last = target.lastChild;
  return last instanceof Element && tagOf(last) === list ? last : target.appendChild(doc.createElement(list));
};

const copyElement = (target: Node, element: Element, doc: Document) => {
  if (element.matches(dropped) || /mso-list:\s*ignore/i.test(styleOf(element))) return;
  const list = listOf(element);
  if (list) {
    const open = openList(target, list, doc);
    copyInto(open.appendChild(doc.createElement('li')), element, doc);
    return;
  }
  const name = nameOf(element);
  const href = element.getAttribute('href')?.trim() ?? '';
  if (!name || (name === 'a' && !safeLink.test(href))) return copyInto(target, element, doc);
  const copy = doc.createElement(name);
  if (name === 'a') copy.setAttribute('href', href);
  copyInto(copy, element, doc);
  const holdsNothing = name !== 'br' && !copy.textContent?.trim() && !copy.querySelector('br');
  if (!holdsNothing) target.appendChild(copy);
};

/** What parts blocks is only the writing of the HTML; between words it is a space. */
const withoutGaps = (fragment: DocumentFragment) => {
  for (const node of [...fragment.childNodes]) {
    const [before, after] = [node.previousSibling, node.nextSibling];
    if (isGap(node) && (!before || !after || isBlock(before) || isBlock(after))) node.remove();
  }
  return fragment;
};

/** Any HTML as what may stand in a text of the site. Nothing of it runs or loads on the way. */
export const cleanFragment = (html: string): DocumentFragment => {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const fragment = document.createDocumentFragment();
  copyInto(fragment, body, document);
  return withoutGaps(fragment);
};

/** The same as text. What shows nothing is nothing. */
export const cleanHtml = (html: string): string => {
  const place = document.createElement('div');
  place.append(cleanFragment(html));
  return place.textContent?.trim() ? place.innerHTML : '';
};
