import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { OpenAPIHono } from '@hono/zod-openapi';
import { contentPolicy } from '@/lib/content-policy';
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
<rapi-doc spec-url="/api/openapi.json" render-style="read" theme="light" primary-color="#0b5c6b" bg-color="#fbfaf7"
  text-color="#15181c" show-header="false" load-fonts="false" allow-authentication="true" regular-font="system-ui, sans-serif"></rapi-doc>
</body>
</html>`;

const policy = contentPolicy({ mapTileUrl: '', realtimeOrigins: [], scripts: [], development: false });

/** The contract for machines at /api/openapi.json and for people at /api/docs. */
export const addDocs = (app: OpenAPIHono) => {
  app.openAPIRegistry.registerComponent('securitySchemes', 'bearer', { type: 'http', scheme: 'bearer' });
  app.openAPIRegistry.registerComponent('securitySchemes', 'apiKey', {
    type: 'apiKey',
    in: 'header',
    name: 'X-Api-Key',
    description: 'Names the client; wanted on every call that is not a plain read.',
  });
  app.doc31('/openapi.json', {
    openapi: '3.1.0',
    info: { title: 'Makinar API', version: '1', description: 'A marketplace for machinery and vehicles.' },
    servers: [{ url: env.siteUrl }],
  });
  app.get('/docs', (c) => c.html(page, 200, { 'content-security-policy': policy }));
  app.get('/docs/rapidoc.js', async () => {
    const script = await readFile(path.join(process.cwd(), 'node_modules/rapidoc/dist/rapidoc-min.js'));
    return new Response(new Uint8Array(script), {
      headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'public, max-age=86400' },
    });
  });
};
