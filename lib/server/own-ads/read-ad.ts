import { mostPictures, mostSocials } from '@/lib/contract/ad-fields';
import { cleanText } from '@/lib/contract/clean-text';
import { pictureLimits } from '@/lib/contract/file-limits';
import type { Locale } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import { refuseManyFields } from '../form-fields';
import { HttpError } from '../http-error';
import { refuseFields } from '../problems';
import { bytesOf } from '../uploads/body';
import { readForm } from '../uploads/form';
import { refuseFile } from '../uploads/problems';

// The form of an ad comes as JSON, or as a form of either kind whose lists are written `images[]`,
// `social_media_id[0]` and `link[0]`. Both become the fields that lib/contract/ad-fields.ts checks.

const textBytes = 256 * 1024;

type Fields = Record<string, unknown>;
type Pair = readonly [name: string, value: string];

/** Rows by their numbers, which may have gaps: only the filled parts are sent. */
const socialRows = (pairs: readonly Pair[], lang: Locale): object[] => {
  const rows = new Map<number, Record<string, string>>();
  for (const [name, value] of pairs) {
    const [, field, index] = /^(social_media_id|link)\[(.*)\]$/.exec(name) ?? [];
    if (field === undefined || index === undefined || value.trim() === '') continue;
    if (!/^\d{1,2}$/.test(index)) throw refuseFields([['socials', 'unusable']], lang);
    const row = rows.get(Number(index)) ?? {};
    row[field] ??= value;
    rows.set(Number(index), row);
  }
  if (rows.size > mostSocials) throw refuseFields([['socials', 'tooManyRows']], lang);
  return [...rows].sort(([a], [b]) => a - b).map(([, row]) => row);
};

/** Of a name that is repeated the first counts, as everywhere. */
const fieldsOf = (pairs: readonly Pair[], lang: Locale): Fields => {
  const fields = new Map<string, unknown>();
  const images: string[] = [];
  for (const [name, value] of pairs) {
    if (/^images(\[\d{0,2}\])?$/.test(name)) {
      if (value !== '') images.push(value);
    } else if (!fields.has(name)) fields.set(name, cleanText(value));
  }
  const socials = socialRows(pairs, lang);
  return { ...Object.fromEntries(fields), images, socials };
};

const unreadable = (lang: Locale) => new HttpError(400, messagesOf(lang).adAnswers.unreadable);

const readJson = (text: string, lang: Locale): Fields => {
  try {
    const value: unknown = JSON.parse(text, (_, part) => (typeof part === 'string' ? cleanText(part) : part));
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
  } catch {
    // Said below.
  }
  throw unreadable(lang);
};

/**
 * The fields and picture files of a request, unchecked. Refuses with 400 what is cut off or no JSON, with 413 what is
 * too large, with 415 what is neither JSON nor a form. Only behind `takesLargeBodies`.
 */
export const readAd = async (
  request: Request,
  lang: Locale,
): Promise<{ fields: Fields; files: Uint8Array[] }> => {
  const type = (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  if (type === 'multipart/form-data') {
    const rules = { 'images[]': pictureLimits, images: pictureLimits };
    const { fields, files } = await readForm(request, rules, lang);
    const read = fieldsOf(fields, lang);
    if (files.length > mostPictures) throw refuseFile(422, 'images', 'tooMany', pictureLimits, lang);
    return { fields: read, files: files.map(({ bytes }) => bytes) };
  }
  const bytes = await bytesOf(request, textBytes, lang);
  const text = new TextDecoder().decode(bytes);
  if (/^application\/([a-z.-]+\+)?json$/.test(type)) return { fields: readJson(text, lang), files: [] };
  if (type === 'application/x-www-form-urlencoded') {
    refuseManyFields(type, bytes);
    return { fields: fieldsOf([...new URLSearchParams(text)], lang), files: [] };
  }
  if (bytes.length === 0 && type === '') return { fields: {}, files: [] };
  throw new HttpError(415, messagesOf(lang).adAnswers.unreadable);
};
