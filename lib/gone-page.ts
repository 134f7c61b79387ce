import { type Locale, locales } from './i18n/locales';
import { messagesOf } from './i18n/messages';
import { localePath, paths } from './paths';

const escaped = (text: string) => text.replace(/[&<"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const style =
  'body{margin:0;background:#fbfaf7;color:#15181c;font-family:Archivo,system-ui,sans-serif;line-height:1.6}' +
  'main{max-width:35rem;margin:10vh auto;padding:1.5rem}' +
  'a{display:inline-block;margin-block-start:1.5rem;padding:.75rem 1.25rem;border-radius:4px;background:#f2a900;' +
  'color:inherit;font-weight:600;text-decoration:none}' +
  '@media(prefers-color-scheme:dark){body{background:#15181c;color:#fbfaf7}a{color:#15181c}}';

/**
 * A page in words alone, without anything that would have to be asked for: nothing is at this address, nobody answers, or
 * one visitor asks for too much.
 */
export const gonePage = (locale: Locale, status: 404 | 429 | 503): string => {
  const { failure, notFound, tooManyPages } = messagesOf(locale);
  const { title, text } = { 404: notFound, 429: tooManyPages, 503: failure }[status];
  return [
    `<!doctype html><html lang="${locale}" dir="${locales[locale].dir}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${escaped(title)}</title><style>${style}</style></head>`,
    `<body><main><h1>${escaped(title)}</h1><p>${escaped(text)}</p>`,
    `<a href="${localePath(locale, paths.home)}">${escaped(failure.home)}</a></main></body></html>`,
  ].join('');
};
