import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { cvLimits } from '@/lib/contract/file-limits';
import type { SentFile } from '../uploads/form';

// A CV is kept as it came, so it is only ever handed out as something to save, to its owner and to moderators.

export type CheckedCv = { stored: string; name: string; bytes: Uint8Array };

const startsWith = (bytes: Uint8Array, start: string) =>
  Buffer.from(bytes.subarray(0, start.length)).toString('latin1') === start;

/** Control characters that no text file has. UTF-16 has zeros, and says so with its first two bytes. */
const isText = (bytes: Uint8Array) =>
  startsWith(bytes, '\xff\xfe') ||
  startsWith(bytes, '\xfe\xff') ||
  bytes.every((byte) => byte >= 0x20 || (byte >= 0x09 && byte <= 0x0d) || byte === 0x1a);

/** What each ending has to be, by its bytes. Word documents with macros in them are none. */
const kinds: Record<string, (bytes: Uint8Array) => boolean> = {
  '.pdf': (bytes) => Buffer.from(bytes.subarray(0, 1024)).includes('%PDF-'),
  '.doc': (bytes) => startsWith(bytes, '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'),
  '.docx': (bytes) => {
    const whole = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    return (
      startsWith(bytes, 'PK\x03\x04') && whole.includes('word/document') && !whole.includes('vbaProject.bin')
    );
  },
  '.txt': isText,
};

/** What the owner called the file, without what could make a mess of a header or a page. */
const nameOf = (given: string, ending: string) => {
  const plain = (given.split(/[/\\]/).at(-1) ?? '')
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}"<>:|?*]/gu, '')
    .trim();
  const start = [...plain.slice(0, -ending.length).trim()].slice(0, 80).join('');
  return `${start || 'cv'}${ending}`;
};

/** A CV ready to be stored under a name that nobody guesses; null when it is not what its name says. */
export const checkCv = ({ name, bytes }: Pick<SentFile, 'name' | 'bytes'>): CheckedCv | null => {
  const ending = path.extname(name.trim()).toLowerCase();
  const allowed = cvLimits.endings.find((one) => one === ending);
  if (!allowed || bytes.length === 0 || !kinds[allowed]?.(bytes)) return null;
  return { stored: `${randomBytes(20).toString('hex')}${allowed}`, name: nameOf(name, allowed), bytes };
};
