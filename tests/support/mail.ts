import { mkdtempSync, rmSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { env } from '@/lib/env';
import { settled } from '@/lib/server/after-commit';
import { drain } from '@/lib/server/queue/worker';
import { queueHandlers } from '@/lib/server/queue-handlers';

/** Lets the tests of this file send mail and store files in a folder of their own. */
export const withOutbox = () => {
  const before = env.dataDir;
  beforeAll(() => {
    env.dataDir = mkdtempSync(path.join(os.tmpdir(), 'makinar-mail-'));
  });
  afterAll(async () => {
    await settled();
    rmSync(env.dataDir, { recursive: true });
    env.dataDir = before;
  });
};

export type SentMail = { raw: string; text: string; html: string; headers: string };

const decode = (body: string, encoding: string | undefined) => {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString();
  if (encoding !== 'quoted-printable') return body;
  const bytes = body
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
};

const partOf = (raw: string, type: string) => {
  const part = raw.split(/\r?\n--[^\n]*\r?\n/).find((one) => one.includes(`Content-Type: ${type}`)) ?? '';
  const [head = '', ...rest] = part.split(/\r?\n\r?\n/);
  return decode(rest.join('\n\n'), /Content-Transfer-Encoding: (\S+)/i.exec(head)?.[1]);
};

/** What a site with its data in that folder sent to an address, oldest first. */
export const readOutbox = async (dataDir: string, address: string): Promise<SentMail[]> => {
  const folder = path.join(dataDir, 'outbox');
  const files = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith('.eml'));
  const mails = await Promise.all(files.toSorted().map((file) => readFile(path.join(folder, file), 'utf8')));
  return mails
    .filter((raw) => new RegExp(`^To: .*${address.replaceAll('.', '\\.')}`, 'm').test(raw))
    .map((raw) => ({
      raw,
      headers: raw.split(/\r?\n\r?\n/)[0] ?? '',
      text: partOf(raw, 'text/plain'),
      html: partOf(raw, 'text/html'),
    }));
};

/** The subject of a mail, whose words are encoded one by one. */
export const subjectOf = (mail: Pick<SentMail, 'headers'> | undefined): string => {
  const [, subject = ''] = /^Subject: (.*(?:\r?\n[ \t].*)*)/m.exec(mail?.headers ?? '') ?? [];
  const bytes = subject
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?UTF-8\?([BQ])\?([^?]*)\?=/gi, (_, kind: string, text: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(text, 'base64').toString('latin1')
        : text
            .replaceAll('_', ' ')
            .replace(/=([0-9A-F]{2})/g, (_code, hex: string) =>
              String.fromCharCode(Number.parseInt(hex, 16)),
            ),
    );
  return Buffer.from(bytes, 'latin1').toString();
};

/** What the tests of this file sent. */
export const mailsTo = async (address: string): Promise<SentMail[]> => {
  await settled();
  await drain(queueHandlers);
  return readOutbox(env.dataDir, address);
};
