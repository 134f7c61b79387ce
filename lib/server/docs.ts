import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { OpenAPIHono } from '@hono/zod-openapi';
import { contentPolicy } from '@/lib/content-policy';
import { anyCall, anyWrite } from '@/lib/contract/common';
import { idempotencyHeader, idempotencyParameter, isNeverKept } from '@/lib/contract/idempotency';
import { env } from '@/lib/env';

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Makinar API</title>
<script type="module" src="/api/docs/rapidoc.js"></script>
</head>
<body>
<rapi-doc spec-url="/api/openapi.json" render-style="view" theme="light" primary-color="#0b5c6b" bg-color="#fbfaf7"
  text-color="#15181c" show-header="false" load-fonts="false" allow-authentication="true" regular-font="system-ui, sans-serif"></rapi-doc>
</body>
</html>`;

const policy = contentPolicy({ mapTileUrl: '', realtimeOrigins: [], scripts: [], development: false });

type Part = { allOf?: [object, { type?: unknown; description?: string }] };

/** What the generator writes otherwise than JSON Schema reads it. */
const asMeant = (key: string, value: unknown) => {
  // A pattern comes with its flag "u", which is taken for granted there: it would fit nothing.
  if (key === 'pattern' && typeof value === 'string') return value.replace(/\/u$/, '');
  // "One of these, or null" comes as "one of these, and an object or null": it would never be null.
  const [named, other] = (value as Part | null)?.allOf ?? [];
  if (named === undefined || String(other?.type) !== 'object,null') return value;
  const { type: _, ...rest } = other ?? {};
  return { anyOf: [named, { type: 'null' }], ...rest };
};

type Operation = { parameters?: object[]; responses: Record<string, object> };

/** What no route of the contract says of itself: what every call may answer, and that a write takes a key if it does. */
const complete = (operation: Operation, method: string) => {
  const write = method !== 'get';
  if (write && !isNeverKept(operation)) {
    const key = { $ref: `#/components/parameters/${idempotencyHeader}` };
    operation.parameters = [...(operation.parameters ?? []), key];
  }
  for (const [status, description] of Object.entries({ ...anyCall, ...(write ? anyWrite : {}) }))
    operation.responses[status] ??= {
      description,
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
    };
};

/** The contract for machines at /api/openapi.json and for people at /api/docs. */
export const addDocs = (app: OpenAPIHono) => {
  app.openAPIRegistry.registerComponent('securitySchemes', 'bearer', { type: 'http', scheme: 'bearer' });
  app.openAPIRegistry.registerComponent('securitySchemes', 'apiKey', {
    type: 'apiKey',
    in: 'header',
    name: 'X-Api-Key',
    description: 'Names the client; wanted on every call that is not a plain read.',
  });
  app.openAPIRegistry.registerComponent('parameters', idempotencyHeader, idempotencyParameter);
  /** Made when it is first asked for, and once: some hundred milliseconds in which nobody else would be answered. */
  let json: string | undefined;
  const makeJson = () => {
    const document = app.getOpenAPI31Document({
      openapi: '3.1.0',
      info: { title: 'Makinar API', version: '1', description: 'A marketplace for machinery and vehicles.' },
      servers: [{ url: env.siteUrl }],
    });
    for (const item of Object.values(document.paths ?? {}))
      for (const [method, operation] of Object.entries(item)) complete(operation as Operation, method);
    return JSON.stringify(document, asMeant);
  };
  app.get('/openapi.json', (c) => {
    json ??= makeJson();
    return c.body(json, 200, { 'content-type': 'application/json' });
  });
  app.get('/docs', (c) => c.html(page, 200, { 'content-security-policy': policy }));
  app.get('/docs/rapidoc.js', async () => {
    const script = await readFile(path.join(process.cwd(), 'node_modules/rapidoc/dist/rapidoc-min.js'));
    return new Response(new Uint8Array(script), {
      headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'public, max-age=86400' },
    });
  });
};
