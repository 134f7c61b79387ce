import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';

// The most that Hono can do with what an API has answered: a route for each, and the same JSON from an object.

const folder = process.env.ANSWERS;
const read = (name) => readFileSync(path.join(folder, name), 'utf8');
const app = new Hono();
app.get('/', (c) => c.text('ready'));
for (const name of readdirSync(folder).filter((one) => one.endsWith('.json'))) {
  const { 'content-type': type = '', 'content-encoding': packed } = JSON.parse(read(name));
  if (packed || !type.includes('json')) continue;
  const at = name.slice(0, -'.json'.length);
  const data = JSON.parse(read(at));
  app.get(`/${at}`, (c) => c.json(data));
}
serve({ fetch: app.fetch, port: Number(process.env.PORT) });
process.on('SIGTERM', () => process.exit(0));
