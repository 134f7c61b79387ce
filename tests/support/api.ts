import { env } from '@/lib/env';
import { handle } from '@/lib/server/app';
import { holdToContract } from './by-contract';

type Answer = { status: number; headers: Headers; body: any };

/** One call of the API, as the wire has it. */
export const call = async (address: string, init: RequestInit = {}): Promise<Answer> => {
  const response = await handle(new Request(`http://localhost/api${address}`, init));
  const body = await response.json();
  if (response.ok) holdToContract(init.method ?? 'GET', address, body);
  return { status: response.status, headers: response.headers, body };
};

export const withKey = { 'x-api-key': env.apiKey };
