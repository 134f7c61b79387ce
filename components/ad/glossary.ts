import type { GlossaryTerm } from '@/lib/contract/ads';
import { escapeHtml } from '@/lib/format/escape-html';
import { type Locale, writtenAs } from '@/lib/i18n/locales';

/** A word of the trade, and by which of all of its ad it is known on the page. */
export type Marked = GlossaryTerm & { id: string };

// A button is no letter: it takes a mark of its word's direction on either side to stand where the word would.
const directionOf = (word: string) => (/\p{Script=Arabic}/u.test(word) ? '&rlm;' : '&lrm;');

const meaning = ({ id, name, of }: Marked, reader: Locale) => {
  const { lang, dir } = writtenAs(reader);
  const fact = of === null ? '' : ` <small>${escapeHtml(of)}</small>`;
  return `<span popover id="${id}" class="term-meaning" lang="${lang}" dir="${dir}"><b>${escapeHtml(name)}</b>${fact}</span>`;
};

/** Signs that stay on the line of a word, which before and behind a button would leave it. */
const signs = { before: /[([«“"]+$/, behind: /^[)\]»”"،؛؟.,:;!?…%]+/ };

const mostSigns = 8;

type Word = { before: string; word: string; behind: string };

const mark = ({ before, word, behind }: Word, term: Marked, reader: Locale) => {
  const side = directionOf(word);
  const button = `<button type="button" class="term" popovertarget="${term.id}">${word}</button>`;
  return `<span class="term-line">${before}${side}${button}${meaning(term, reader)}${side}${behind}</span>`;
};

/**
 * A seller's text as HTML, in which the words of the trade open what they mean: by the browser alone, without a script.
 * Plain text is escaped, formatted text is HTML of the API already.
 */
export const textWithGlossary = (
  { text, isHtml }: { text: string; isHtml: boolean },
  terms: readonly Marked[],
  reader: Locale,
): string => {
  const say = isHtml ? (html: string) => html : escapeHtml;
  let at = 0;
  let html = '';
  for (const term of terms) {
    const [before = ''] =
      signs.before.exec(text.slice(Math.max(at, term.start - mostSigns), term.start)) ?? [];
    const [behind = ''] = signs.behind.exec(text.slice(term.end, term.end + mostSigns)) ?? [];
    const word = { before: say(before), word: say(text.slice(term.start, term.end)), behind: say(behind) };
    html += say(text.slice(at, term.start - before.length)) + mark(word, term, reader);
    at = term.end + behind.length;
  }
  html = (html + say(text.slice(at))).trim();
  return isHtml ? html : `<p>${html}</p>`;
};
