import { rectifyConfusion } from 'unicode-confusables';

// Names that speak for the site. Whoever had one could ask others for their passwords.

const words = `
admin administrator moderator mod support helpdesk makinar official staff system security root webmaster postmaster
ادمن أدمن مدير المدير مشرف المشرف الدعم الإدارة الادارة مكينار ماكينار
ئەدمین بەڕێوەبەر بەرێوەبەر چاودێر پشتگیری ماکینار مەکینار`;

/** What a name looks like, however it is written: without accents, by the plainest letters of the same look. */
const lookOf = (name: string): string => {
  const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return plain(rectifyConfusion(plain(name)));
};

const reserved = new Set(words.split(/\s+/).filter(Boolean).map(lookOf));

/** Whether a name is one of these or looks like it: whole, by one of its parts, or with a number behind it. */
export const isReservedName = (name: string): boolean =>
  [name, name.replace(/[._-]/g, ''), ...name.split(/[._-]+/)].some(
    (part) => reserved.has(lookOf(part)) || reserved.has(lookOf(part.replace(/\p{N}+$/u, ''))),
  );
