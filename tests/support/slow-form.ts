import { handle } from '@/lib/server/app';
import { withKey } from './api';

/** Sends a form whose second half comes after `meanwhile`, as over a bad line. */
export const sendSlowly = async (
  address: string,
  form: FormData,
  headers: Record<string, string>,
  meanwhile: () => Promise<unknown>,
) => {
  const whole = new Request('http://localhost/', { method: 'POST', body: form });
  const type = whole.headers.get('content-type') ?? '';
  const bytes = new Uint8Array(await whole.arrayBuffer());
  const half = Math.floor(bytes.length / 2);
  let pulls = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        pulls += 1;
        if (pulls === 1) return controller.enqueue(bytes.subarray(0, half));
        await meanwhile();
        controller.enqueue(bytes.subarray(half));
        controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  const init = {
    method: 'POST',
    body,
    duplex: 'half',
    headers: { ...withKey, ...headers, 'content-type': type },
  };
  const response = await handle(new Request(`http://localhost/api${address}`, init));
  return { status: response.status, body: (await response.json()) as any };
};
