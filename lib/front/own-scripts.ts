import { createHash } from 'node:crypto';
import { scriptsLater } from './scripts-later';
import { withoutStaticParts } from './static-parts';

// A page that is drawn for one visitor names its inline scripts by a nonce, which Next takes from the policy in the
// request's own header. One that is kept is the same bytes for everyone: there the scripts that were drawn with the
// nonce are named by their hashes. What came into the page in any other way has no nonce, so it gets no hash.

export const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

export type Sealed = {
  html: string;
  /** Sources for a policy, in the order of the scripts. */
  hashes: string[];
};

/** As React and Next write a nonce that is none, among the data of a page. */
const nothing = '$undefined';

/** The data that a page was drawn from, as bytes. */
export const withoutNonce = (data: Buffer, nonce: string): Buffer =>
  data.includes(nonce) ? Buffer.from(data.toString('latin1').replaceAll(nonce, nothing), 'latin1') : data;

const escapes: Record<string, string> = { '\n': '\\n', '\r': '\\r', '<': '\\x3c' };

/** As a literal of a script in a page. JSON is full of double quotes, and each would have a backslash before it. */
const asLiteral = (text: string) =>
  `'${text.replace(/[\\'\n\r<]/g, (character) => escapes[character] ?? `\\${character}`)}'`;

const pushOfData = /^self\.__next_f\.push\(\[1,(".*")\]\)$/s;

/** The script that hands over a page's data, without what its markup says already; any other script as it is. */
const lean = (script: string, isWhole: boolean): string => {
  const [, literal] = pushOfData.exec(script) ?? [];
  if (literal === undefined) return script;
  const data: string = JSON.parse(literal);
  return `self.__next_f.push([1,${asLiteral(isWhole ? withoutStaticParts(data) : data)}])`;
};

const end = '</body></html>';

/** Takes out the scripts that are files, and what loads them ahead, and asks for them at the end (scripts-later.ts). */
const askLater = (page: string, mark: string): string => {
  if (!page.endsWith(end)) return page;
  const files = new Set<string>();
  const rest = page
    .replace(/<script\b([^>]*)><\/script>/g, (element, said: string) => {
      const [, file] = /\ssrc="([^"]+)"/.exec(said) ?? [];
      if (file === undefined || !said.includes(mark) || !/\sasync\b/.test(said)) return element;
      files.add(file);
      return '';
    })
    .replace(/<link rel="preload"[^>]*>/g, (link) =>
      files.has(/\shref="([^"]+)"/.exec(link)?.[1] ?? '') ? '' : link,
    );
  if (!files.size) return page;
  return `${rest.slice(0, -end.length)}<script${mark}>${scriptsLater([...files])}</script>${end}`;
};

/**
 * A page without the nonce that it was drawn with, and the hashes of the inline scripts that had it. The data of a page
 * come as a row of scripts that each push a piece of one text; they become one script, for a hash weighs 53 bytes.
 */
export const sealScripts = (drawn: string, nonce: string): Sealed => {
  const opening = `<script nonce="${nonce}">self.__next_f.push([`;
  const whole = drawn.replaceAll(`"])</script>${opening}1,"`, '');
  const isOnePiece = whole.split(opening).length === 2;
  const hashes = new Set<string>();
  const mark = ` nonce="${nonce}"`;
  const html = askLater(whole, mark)
    .replace(/(<script\b[^>]*>)([\s\S]*?)<\/script>/g, (element, tag: string, text: string) => {
      if (!tag.includes(mark) || /\ssrc=/.test(tag)) return element;
      const script = lean(text.replaceAll(nonce, nothing), isOnePiece);
      hashes.add(hashOf(script));
      return `${tag}${script}</script>`;
    })
    .replaceAll(mark, '')
    .replaceAll(nonce, nothing);
  return { html, hashes: [...hashes] };
};

/** Whether a script of the page waits for a nonce that nobody gave. */
export const hasNonce = (html: string) => /<script\b[^>]*\snonce="[^"]/.test(html);
