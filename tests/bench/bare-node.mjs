import { createServer } from 'node:http';

// The most that Node can do: one string of a page's size, and nothing to decide.

const page = Buffer.from('x'.repeat(18_000));

const server = createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-length': page.length });
  response.end(page);
});
server.listen(Number(process.env.PORT));
process.on('SIGTERM', () => process.exit(0));
