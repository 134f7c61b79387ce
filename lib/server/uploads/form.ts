import {
  getMultipartBoundary,
  MaxFileSizeExceededError,
  MultipartParseError,
  MultipartParser,
  type MultipartPart,
} from '@remix-run/multipart-parser';
import type { Locale } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import { Refusal } from '../refusal';
import { chunksOf } from './body';
import { type FileRule, refuseFile } from './problems';

export type SentFile = { field: string; name: string; bytes: Uint8Array };
export type SentForm = { fields: [name: string, value: string][]; files: SentFile[] };

const mostFields = 200;
const fieldBytes = 256 * 1024;
const headerBytes = 2 * 1024;

export const isForm = (request: Request): boolean =>
  /^multipart\/form-data\s*;/i.test(request.headers.get('content-type') ?? '');

/**
 * A multipart form with files, read as it comes. `rules` name the files that are expected; others are a 422. All fields
 * together may take 256 KB, a file what its rule says. An empty file input of a browser (no name, no bytes) is no file.
 * Refuses with 400 (no form, cut off), 413 and 422; names in `errors` stand without `[]`.
 */
export const readForm = async (
  request: Request,
  rules: Record<string, FileRule>,
  lang: Locale,
): Promise<SentForm> => {
  const { answers, problems } = messagesOf(lang).uploads;
  const boundary = getMultipartBoundary(request.headers.get('content-type') ?? '');
  if (!isForm(request) || !boundary || boundary.length > 70) throw new Refusal(400, answers.noForm);
  const { largest, files: filesBytes } = Object.values(rules).reduce(
    (sum, { most, bytes }) => ({ largest: Math.max(sum.largest, bytes), files: sum.files + most * bytes }),
    { largest: 0, files: 0 },
  );
  const mostFiles = Object.values(rules).reduce((sum, { most }) => sum + most, 0);
  const all = filesBytes + fieldBytes;
  const parser = new MultipartParser(boundary, {
    maxHeaderSize: headerBytes,
    maxFileSize: Math.max(largest, fieldBytes),
    // Room for a few files too many, which are then named instead of being called no form.
    maxParts: mostFields + mostFiles + 20,
    maxTotalSize: all,
  });
  const ended = () => {
    try {
      parser.finish();
      return true;
    } catch {
      return false;
    }
  };

  const form: SentForm = { fields: [], files: [] };
  let textBytes = 0;
  const take = (part: MultipartPart) => {
    const name = part.name ?? '';
    if (!part.isFile) {
      textBytes += part.size + name.length;
      if (textBytes > fieldBytes || form.fields.length >= mostFields) throw new Refusal(413, answers.tooMuch);
      form.fields.push([name, part.text]);
      return;
    }
    if (part.size === 0 && !part.filename) return;
    const rule = Object.hasOwn(rules, name) ? rules[name] : undefined;
    if (!rule) {
      const field = /^[\w[\]-]{1,40}$/.test(name) ? name : 'request';
      throw new Refusal(422, answers.unusable, { [field]: [problems.unexpected] });
    }
    if (part.size > rule.bytes) throw refuseFile(413, name, 'tooLarge', rule, lang);
    if (form.files.filter(({ field }) => field === name).length >= rule.most)
      throw refuseFile(422, name, 'tooMany', rule, lang);
    form.files.push({ field: name, name: part.filename ?? '', bytes: part.bytes });
  };

  try {
    for await (const chunk of chunksOf(request, all + (mostFields + mostFiles) * headerBytes, lang)) {
      // What follows the last boundary is nothing of the form.
      if (ended()) continue;
      for (const part of parser.write(chunk)) take(part);
    }
    parser.finish();
  } catch (error) {
    if (error instanceof Refusal) throw error;
    const [[field, rule] = []] = Object.entries(rules).toSorted(([, a], [, b]) => b.bytes - a.bytes);
    if (error instanceof MaxFileSizeExceededError && field && rule)
      throw refuseFile(413, field, 'tooLarge', rule, lang);
    // Names and texts that are no UTF-8 are a TypeError.
    if (error instanceof MultipartParseError || error instanceof TypeError)
      throw new Refusal(400, answers.noForm);
    throw error;
  }
  return form;
};
