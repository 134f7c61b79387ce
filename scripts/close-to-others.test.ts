import { chmodSync, lstatSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { closeToOthers } from './close-to-others';

const folder = mkdtempSync(path.join(os.tmpdir(), 'makinar-closed-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('what others could read is closed to the last file, and looked for only where something at the top is open', () => {
  const outbox = path.join(folder, 'outbox');
  const media = path.join(folder, 'media');
  const deep = path.join(media, '84');
  const mail = path.join(outbox, '1.eml');
  const picture = path.join(deep, '1.jpg');
  for (const made of [outbox, media, deep]) mkdirSync(made, { mode: 0o700 });
  for (const made of [mail, picture]) writeFileSync(made, '', { mode: 0o644 });
  symlinkSync('/etc/hosts', path.join(folder, 'link'));
  chmodSync(deep, 0o755);
  expect(closeToOthers(folder)).toBeNull();

  chmodSync(outbox, 0o750);
  expect(closeToOthers(folder)).toBe(
    `Other users of this machine could read ${outbox} and 3 files and folders below; now only you can.`,
  );
  for (const entry of [outbox, deep, mail, picture]) expect(lstatSync(entry).mode & 0o077).toBe(0);
  expect(lstatSync(mail).mode & 0o777).toBe(0o600);
  expect(closeToOthers(folder)).toBeNull();
});
