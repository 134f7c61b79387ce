import { env } from '@/lib/env';
import { handle } from '@/lib/server/app';

type Answer = { status: number; headers: Headers; body: any };

/** One call of the API, as the wire has it. */
export const call = async (address: string, init: RequestInit = {}): Promise<Answer> => {
  const response = await handle(new Request(`http://localhost/api${address}`, init));
  return { status: response.status, headers: response.headers, body: await response.json() };
};

export const withKey = { 'x-api-key': env.apiKey };
