import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sendPicture, sendSitePicture } from '@/lib/api/send-picture';
import { handle } from '@/lib/server/app';
import { forgetAll } from '@/lib/server/limits';
import { mediaStore } from '@/lib/storage/stores';
import { aMember } from '../support/account';
import { withTestDatabase } from '../support/database';
import { withOutbox } from '../support/mail';
import { drawn } from '../support/pictures';

// The pictures that a browser sends, as the API takes them: only the line between the two is made up here.

withTestDatabase();
withOutbox();
beforeEach(() => forgetAll());
afterEach(() => vi.unstubAllGlobals());

let form: FormData;
/** A browser whose cookie is that member's. */
const browserOf = ({ headers }: { headers: Record<string, string> }) => {
  class Line {
    readonly upload = { onprogress: (_: { loaded: number; total: number }) => {} };
    responseText = '';
    status = 0;
    onload = () => {};
    onloadend = () => {};
    readonly #headers = new Headers(headers);
    #to: [method: string, address: string] = ['', ''];
    open(...to: [string, string]) {
      this.#to = to;
    }
    setRequestHeader(name: string, value: string) {
      this.#headers.set(name, value);
    }
    async send(body: FormData) {
      form = body;
      const [method, address] = this.#to;
      this.upload.onprogress({ loaded: 1, total: 2 });
      const answer = await handle(
        new Request(`http://localhost${address}`, { method, headers: this.#headers, body }),
      );
      this.status = answer.status;
      this.responseText = await answer.text();
      this.onload();
      this.onloadend();
    }
  }
  vi.stubGlobal('XMLHttpRequest', Line);
};

const partsOf = (sent: FormData) => [...sent].map(([field, file]) => [field, (file as File).name]);
const jpeg = async () => new Uint8Array(await drawn().jpeg().toBuffer());
const sending = () => ({ lang: 'en' as const, onProgress: vi.fn(), signal: new AbortController().signal });

test('a photograph is sent as the form that the API takes, and is stored', async () => {
  browserOf(await aMember());
  const told = sending();
  const stored = await sendPicture(new File([await jpeg()], 'yard.jpg'), told);
  expect(partsOf(form)).toEqual([['images[]', 'yard.jpg']]);
  expect(await mediaStore().has(stored.src.slice('/media/'.length))).toBe(true);
  expect(told.onProgress.mock.calls).toEqual([[0.5]]);
  // One that was made smaller in the browser has no name.
  await sendPicture(new Blob([await jpeg()]), sending());
  expect(partsOf(form)).toEqual([['images[]', 'photo']]);
});

test('a picture for the site’s own pages is sent so too, and its address comes back', async () => {
  browserOf(await aMember({ role: 'moderator' }));
  const address = await sendSitePicture(new File([await jpeg()], 'about.jpg'), sending());
  expect(partsOf(form)).toEqual([['image', 'about.jpg']]);
  expect(await mediaStore().has(address.slice('/media/'.length))).toBe(true);
});

test('what the API says against a file is told', async () => {
  browserOf(await aMember());
  const refused = await sendPicture(new File(['no picture'], 'yard.jpg'), {
    ...sending(),
    lang: 'ckb',
  }).catch((error) => error);
  expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['images']]);
});
