import { escapeHtml } from '@/lib/format/escape-html';
import type { Direction } from '@/lib/i18n/locales';

// Things that a mail is about, each with a picture and a way to it. In tables and plain attributes, as mail programs want.

export type Link = { text: string; href: string };
export type Section = {
  title: string;
  /** Beside the title. */
  about?: string;
  /** `picture`, `href`: whole addresses. */
  items: readonly { title: string; price: string; note?: string; href: string; picture?: string }[];
  links: readonly Link[];
};
type Item = Section['items'][number];

const styles = {
  title: 'margin:28px 0 8px;font-size:18px;line-height:1.4',
  about: 'font-weight:400;color:#5f646a;white-space:nowrap',
  link: 'color:#0b5c6b',
  links: 'margin:8px 0 0;font-size:14px',
  foot: 'margin-top:16px;font-size:13px;color:#5f646a',
  cell: 'padding:8px 0;vertical-align:top;font-size:15px;line-height:1.5',
  picture: 'display:block;width:112px;height:84px;object-fit:cover;border-radius:4px;background:#f2f0eb',
  note: 'color:#5f646a;font-size:14px',
  price: 'font-size:17px',
};

const anchor = ({ text, href }: Link) =>
  `<a href="${escapeHtml(href)}" style="${styles.link}">${escapeHtml(text)}</a>`;

const itemOf = ({ title, price, note, href, picture }: Item, dir: Direction) => {
  const shown = picture
    ? `<a href="${escapeHtml(href)}"><img src="${escapeHtml(picture)}" width="112" height="84" alt="" style="${styles.picture}"></a>`
    : '';
  const lines = [
    ...(note ? [`<span style="${styles.note}">${escapeHtml(note)}</span>`] : []),
    // In the reader's language, whichever letters it begins with.
    `<bdi dir="${dir}">${anchor({ text: title, href })}</bdi>`,
    `<strong style="${styles.price}">${escapeHtml(price)}</strong>`,
  ];
  return `<tr><td width="124" style="${styles.cell}">${shown}</td><td style="${styles.cell}">${lines.join('<br>')}</td></tr>`;
};

/** Links, one beside the other. */
export const linksOf = (links: readonly Link[], style = styles.foot) =>
  `<p style="${style}">${links.map(anchor).join(' · ')}</p>`;

export const sectionOf = ({ title, about, items, links }: Section, dir: Direction): string => {
  const beside = about ? ` <span style="${styles.about}">${escapeHtml(about)}</span>` : '';
  return [
    `<h2 style="${styles.title}"><bdi>${escapeHtml(title)}</bdi>${beside}</h2>`,
    ...(items.length
      ? [
          `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" dir="${dir}">`,
          ...items.map((item) => itemOf(item, dir)),
          '</table>',
        ]
      : []),
    ...(links.length ? [linksOf(links, styles.links)] : []),
  ].join('\n');
};

/** The same without HTML. */
export const sectionText = ({ title, about, items, links }: Section): string =>
  [
    [title, about].filter(Boolean).join(' – '),
    ...items.map(({ title: item, price, note, href }) =>
      [note, item, price, href].filter(Boolean).join('\n'),
    ),
    links.map(({ text, href }) => `${text}: ${href}`).join('\n'),
  ]
    .filter(Boolean)
    .join('\n\n');
