import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addressOf } from '@/lib/db/embedded/address';
import { withKey } from '../support/api';
import { runSql } from '../support/own-database';
import { startSmtpServer } from '../support/smtp-server';
import { show } from '../support/table';
import { startProduct } from './product';

// Whoever was answered is mailed, however often the site is killed meanwhile: between the answer and the mail, between the
// mail and the note that it was sent, and while it waits.

const kills = Number(process.env.KILLS ?? (process.env.CHAOS === 'long' ? 30 : 6));
const writers = 3;
/** Milliseconds: a mail follows its message within about one second. */
const longestLife = 2_500;
/** What a killed process had taken is free again after half a minute. */
const patience = 90_000;

const scratch = mkdtempSync(path.join(os.tmpdir(), 'makinar-mails-'));
beforeAll(() => {
  if (!existsSync('.next/BUILD_ID')) throw new Error('Build the site first: npm run build');
});
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

test(`a site that is killed ${kills} times mails each message, and as one mail`, {
  timeout: 60_000 * kills + 300_000,
}, async () => {
  const server = await startSmtpServer();
  const product = await startProduct(path.join(scratch, 'data'), {
    SMTP_URL: server.url,
    TRUST_PROXY: 'true',
    REALTIME_PORT: '0',
  });
  const answered = new Set<string>();
  let sent = 0;
  let over = false;

  const write = async () => {
    sent += 1;
    const message = `Chaos message number ${sent}.`;
    const answer = await fetch(`${product.url}/api/v1/contact-message`, {
      method: 'POST',
      headers: {
        ...withKey,
        'content-type': 'application/json',
        'x-forwarded-for': `10.${sent >> 16}.${(sent >> 8) & 255}.${sent & 255}`,
      },
      body: JSON.stringify({ name: 'Sara', email: 'sara@example.com', message }),
    }).catch(() => null);
    await answer?.arrayBuffer().catch(() => {});
    if (answer?.status === 200) answered.add(message);
    return answer?.status;
  };
  const writeOn = async () => {
    while (!over) if ((await write()) !== 200) await wait(50);
  };

  const writing = Array.from({ length: writers }, writeOn);
  for (let kill = 0; kill < kills; kill += 1) {
    await wait(Math.random() * longestLife);
    await product.kill(kill % 3 === 2 ? 'everything' : 'site');
    await product.untilUp();
  }
  over = true;
  await Promise.all(writing);

  const messageOf = ({ raw }: { raw: string }) => /Chaos message number \d+\./.exec(raw)?.[0] ?? '';
  const left = async () =>
    Number(
      (await runSql(addressOf(product.dataDir), 'select count(*)::int as n from queued_jobs'))[0]?.n ?? -1,
    );
  await expect.poll(left, { timeout: patience, interval: 500 }).toBe(0);
  const kept = await runSql(addressOf(product.dataDir), 'select message from contact_messages');

  const idsOf = new Map<string, string[]>();
  for (const mail of server.taken())
    idsOf.set(messageOf(mail), [...(idsOf.get(messageOf(mail)) ?? []), mail.id]);
  const repeated = [...idsOf.values()].filter((ids) => ids.length > 1);
  show(
    'Mails of a site that is killed',
    [
      'kills',
      'messages',
      'answered',
      'kept',
      'mailed',
      'lost',
      'as two mails',
      'handed over again as the same',
    ],
    [
      [
        kills,
        sent,
        answered.size,
        kept.length,
        idsOf.size,
        [...answered].filter((message) => !idsOf.has(message)).length,
        repeated.filter((ids) => new Set(ids).size > 1).length,
        repeated.length,
      ].map(String),
    ],
    '',
  );
  const keptMessages = kept.map(({ message }) => String(message));
  expect(answered.size).toBeGreaterThan(kills);
  expect([...answered].filter((message) => !keptMessages.includes(message))).toEqual([]);
  expect([...idsOf.keys()].toSorted()).toEqual(keptMessages.toSorted());
  expect(repeated.filter((ids) => new Set(ids).size > 1)).toEqual([]);
  // No more than were under way at a kill.
  expect(repeated.length).toBeLessThanOrEqual(2 * kills);
  await product.stop();
  await server.stop();
});
