import { createServer } from 'node:http';
import { WebSocketServer } from 'ws';

// The most that ws does: a greeting, an echo, and `all:1000:…` to as many. Nothing to decide.

const http = createServer((_request, response) => response.end());
const server = new WebSocketServer({ server: http, perMessageDeflate: false });
server.on('connection', (socket) => {
  socket.on('message', (data) => {
    if (data.subarray(0, 4).toString() !== 'all:') return socket.send(data, { binary: false });
    let left = Number.parseInt(data.subarray(4, 12).toString(), 10);
    for (const other of server.clients) {
      if (left === 0) return;
      other.send(data, { binary: false });
      left -= 1;
    }
  });
  socket.send('{}');
});
http.listen(Number(process.env.PORT));
process.on('SIGTERM', () => process.exit(0));
