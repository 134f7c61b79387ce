import { rectifyConfusion } from 'unicode-confusables';

// Names that speak for the site. Whoever had one could ask others for their passwords.

const words = `
admin administrator moderator mod support helpdesk official staff system security root webmaster postmaster
ادمن أدمن مدير المدير مشرف المشرف الدعم الإدارة الادارة
ئەدمین بەڕێوەبەر بەرێوەبەر چاودێر پشتگیری`;

/** The site itself, in the spellings that people have for it. */
const brands = 'makinar مكينار ماكينار مەکینار';

/** What is written together with a word and leaves it what it is. */
const around = 'the team ال ەکە';

/** What a name looks like, however it is written: without accents, by the plainest letters of the same look. */
const lookOf = (name: string): string => {
  // A drawn-out line is part of no word: مـدير is مدير.
  const plain = (text: string) =>
    text
      .normalize('NFKD')
      .replace(/[\p{M}\u0640]/gu, '')
      .toLowerCase();
  return (
    plain(rectifyConfusion(plain(name)))
      // A capital I is an l to the eye, and so is a 1, which the tables know. With its marks a ڤ lost all its dots.
      .replaceAll('i', 'l')
      .replaceAll('ڡ', 'ف')
  );
};

const anyOf = (list: string) => `(?:${list.trim().split(/\s+/).map(lookOf).join('|')})`;

const reserved = new RegExp(
  `${anyOf(brands)}|^${anyOf(around)}*${anyOf(words)}(?:${anyOf(words)}|${anyOf(around)})*$`,
  'u',
);

/**
 * Whether a name is one of these or looks like it: whole, by one of its parts, or with a number around it. The site's own
 * name speaks for it wherever it stands in another.
 */
export const isReservedName = (name: string): boolean =>
  [name, name.replace(/[._-]/g, ''), ...name.split(/[._-]+/)]
    .flatMap((part) => [part, part.replace(/^\p{N}+|\p{N}+$/gu, '')])
    .some((part) => reserved.test(lookOf(part)));
