import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetAll } from '@/lib/server/limits';
import { aMember } from '../support/account';
import { call, withKey } from '../support/api';
import { withTestDatabase } from '../support/database';
import { filesIn } from '../support/files';
import { takeLog } from '../support/log';
import { withOutbox } from '../support/mail';
import { drawn, formOf } from '../support/pictures';

/** How many files fit on the disk; the next one is cut off half way, as a full disk does. */
let room = Number.POSITIVE_INFINITY;

withTestDatabase();
withOutbox();
beforeEach(() => {
  forgetAll();
  const { writeFile } = fs;
  vi.spyOn(fs, 'writeFile').mockImplementation(async (file, bytes) => {
    if (room > 0) {
      room -= 1;
      return writeFile(file, bytes);
    }
    const whole = bytes as Uint8Array;
    await writeFile(file, whole.subarray(0, whole.length / 2));
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  });
  // So that modules which import it by its name have it too.
  syncBuiltinESMExports();
});
afterEach(() => {
  vi.mocked(fs.writeFile).mockRestore();
  syncBuiltinESMExports();
});

test('a full disk is said so, leaves nothing, and is over when there is room again', async () => {
  const member = await aMember();
  const photograph = new Uint8Array(await drawn({ width: 1_700, height: 900 }).jpeg().toBuffer());
  const upload = () =>
    call('/upload?lang=ar', {
      method: 'POST',
      headers: { ...withKey, ...member.headers, 'content-type': 'image/jpeg' },
      body: photograph,
    });
  const change = () =>
    call(`/auth/update/${member.id}`, {
      method: 'POST',
      headers: { ...withKey, ...member.headers },
      body: formOf({ avatar: Buffer.from(photograph), cv: [Buffer.from('%PDF-1.4\n%%EOF'), 'me.pdf'] }),
    });
  const before = [await filesIn('media'), await filesIn('private')];
  // In the middle of a picture's widths, and between an avatar and a CV.
  for (const [most, send] of [
    [0, upload],
    [1, upload],
    [0, change],
    [3, change],
  ] as const) {
    room = most;
    const { status, body } = await send();
    expect(status).toBe(507);
    expect(body).toEqual({ status: false, message: expect.stringMatching(/\S/) });
    expect([await filesIn('media'), await filesIn('private')]).toEqual(before);
  }
  takeLog();
  room = Number.POSITIVE_INFINITY;
  expect((await upload()).status).toBe(200);
  expect((await change()).status).toBe(200);
});
