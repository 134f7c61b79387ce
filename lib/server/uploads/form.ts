import {
  getMultipartBoundary,
  MaxFileSizeExceededError,
  MaxTotalSizeExceededError,
  MultipartParseError,
  MultipartParser,
  type MultipartPart,
} from '@remix-run/multipart-parser';
import type { Locale } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import { mostFields } from '../form-fields';
import { HttpError } from '../http-error';
import { chunksOf } from './body';
import { type FileRule, refuseFile } from './problems';

export type SentFile = { field: string; name: string; bytes: Uint8Array };
export type SentForm = { fields: [name: string, value: string][]; files: SentFile[] };

const fieldBytes = 256 * 1024;
const headerBytes = 2 * 1024;

export const isForm = (request: Request): boolean =>
  /^multipart\/form-data\s*;/i.test(request.headers.get('content-type') ?? '');

/** `images`, `images[]` and `images[0]` are one field. */
const fieldOf = (name: string) => name.replace(/\[\d{0,3}\]$/, '');

/**
 * A multipart form with files, read as it comes. `rules` name the fields that hold files (`images` also as `images[]`);
 * a file anywhere else is a 422. All other fields together may take 256 KB, a file what its rule says. An empty file
 * input of a browser (no name, no bytes) is no file. Fields come in the order sent, by the names sent. Refuses with 400
 * (no form, cut off), 413 and 422.
 */
export const readForm = async (
  request: Request,
  rules: Record<string, FileRule>,
  lang: Locale,
): Promise<SentForm> => {
  const { answers, problems } = messagesOf(lang).uploads;
  const boundary = getMultipartBoundary(request.headers.get('content-type') ?? '');
  if (!isForm(request) || !boundary || boundary.length > 70) throw new HttpError(400, answers.noForm);
  const mostFiles = Object.values(rules).reduce((sum, { most }) => sum + most, 0);
  const all = Object.values(rules).reduce((sum, { most, bytes }) => sum + most * bytes, fieldBytes);
  const [[onlyField, onlyRule] = []] = Object.keys(rules).length === 1 ? Object.entries(rules) : [];
  const parser = new MultipartParser(boundary, {
    maxHeaderSize: headerBytes,
    // Of several fields the parser would not say which one it is.
    maxFileSize: onlyRule?.bytes ?? all,
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
      if (textBytes > fieldBytes || form.fields.length >= mostFields)
        throw new HttpError(413, answers.tooMuch);
      form.fields.push([name, part.text]);
      return;
    }
    if (part.size === 0 && !part.filename) return;
    const field = fieldOf(name);
    const rule = Object.hasOwn(rules, field) ? rules[field] : undefined;
    if (!rule) {
      const shown = /^[\w-]{1,40}$/.test(field) ? field : 'request';
      throw new HttpError(422, answers.unusable, { [shown]: [problems.unexpected] });
    }
    if (part.size > rule.bytes) throw refuseFile(413, field, 'tooLarge', rule, lang);
    if (form.files.filter((file) => file.field === field).length >= rule.most)
      throw refuseFile(422, field, 'tooMany', rule, lang);
    form.files.push({ field, name: part.filename ?? '', bytes: part.bytes });
  };

  try {
    for await (const chunk of chunksOf(request, all + (mostFields + mostFiles) * headerBytes, lang)) {
      // What follows the last boundary is nothing of the form.
      if (ended()) continue;
      for (const part of parser.write(chunk)) take(part);
    }
    parser.finish();
  } catch (error) {
    if (error instanceof HttpError) throw error;
    if (error instanceof MaxFileSizeExceededError && onlyField && onlyRule)
      throw refuseFile(413, onlyField, 'tooLarge', onlyRule, lang);
    if (error instanceof MaxFileSizeExceededError || error instanceof MaxTotalSizeExceededError)
      throw new HttpError(413, answers.tooMuch);
    const noText = (error as { code?: string }).code === 'ERR_ENCODING_INVALID_ENCODED_DATA';
    if (error instanceof MultipartParseError || noText) throw new HttpError(400, answers.noForm);
    throw error;
  }
  return form;
};
