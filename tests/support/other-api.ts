import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { urlOfOwnSite } from './own-site';
import { type Served, serve } from './site';

type Rows = any;
/** By the path of a read, `{id}` for a number: what becomes of its data. Answering nothing fails the read. */
export type Answers = Record<string, (data: Rows) => unknown>;

const answerFor = async (site: string, address: string, answers: Answers) => {
  const answer = await fetch(`${site}${address}`);
  const body: any = await answer.json();
  const change = answers[new URL(address, site).pathname.replace(/^\/api/, '').replace(/\/\d+$/, '/{id}')];
  if (!change) return { status: answer.status, body };
  const data = change(body.data);
  if (data === undefined) return { status: 500, body: { status: false, message: 'x' } };
  const count = Array.isArray(data) ? { total: data.length } : {};
  return { status: 200, body: { ...body, data, ...(body.meta ? { meta: { ...body.meta, ...count } } : {}) } };
};

/**
 * The same site once more, in front of an API elsewhere that says what these tests want to see: what no catalogue has
 * at the same time, like no slides and a text that is too long. Answers with its address.
 */
export const withOtherApi = (answers: Answers) => {
  let api: Server | undefined;
  let site: Served | undefined;
  let folder = '';
  beforeAll(async () => {
    const url = urlOfOwnSite();
    api = createServer(async (request, response) => {
      const { status, body } = await answerFor(url, request.url ?? '/', answers);
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
    await new Promise<void>((resolve) => api?.listen(0, '127.0.0.1', resolve));
    folder = await mkdtemp(path.join(os.tmpdir(), 'makinar-other-'));
    const { port } = api.address() as AddressInfo;
    site = await serve(folder, { API_BASE_URL: `http://127.0.0.1:${port}/api` });
  });
  afterAll(async () => {
    await site?.end('SIGTERM');
    api?.closeAllConnections();
    api?.close();
    await rm(folder, { recursive: true, force: true });
  });
  return () => site?.url ?? '';
};
