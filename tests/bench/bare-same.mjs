import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';

// The most that Node can do with what a site has answered: the same bytes under the same headers, and nothing to decide.

const folder = process.env.ANSWERS;
const answers = new Map(
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => {
      const headers = JSON.parse(readFileSync(path.join(folder, name), 'utf8'));
      const at = name.slice(0, -'.json'.length);
      return [`/${at}`, { headers, body: readFileSync(path.join(folder, at)) }];
    }),
);

const server = createServer((request, response) => {
  const { headers, body } = answers.get(request.url);
  response.writeHead(200, headers);
  response.end(body);
});
server.listen(Number(process.env.PORT));
process.on('SIGTERM', () => process.exit(0));
