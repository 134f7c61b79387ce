import { createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

export type TakenMail = { id: string; raw: string };

/**
 * A mail server of the test's own: takes all mails but those for an address of `refused`, and keeps them in the order in
 * which it said so.
 */
export const startSmtpServer = async ({ refused = [] }: { refused?: readonly string[] } = {}) => {
  const taken: TakenMail[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {}).on('close', () => sockets.delete(socket));
    const say = (line: string) => socket.write(`${line}\r\n`);
    let text: string[] | null = null;
    say('220 mail.test');
    createInterface({ input: socket, crlfDelay: Number.POSITIVE_INFINITY })
      .on('line', (line) => {
        if (text && line === '.') {
          const raw = text.join('\n');
          text = null;
          taken.push({ id: /^Message-ID: <(.+)>$/im.exec(raw)?.[1] ?? '', raw });
          return say('250 taken');
        }
        if (text) return text.push(line);
        const said = line.toUpperCase();
        if (said === 'DATA') {
          text = [];
          return say('354 go on');
        }
        if (said.startsWith('RCPT') && refused.some((address) => line.includes(address)))
          return say(`550 no such mailbox`);
        say(said === 'QUIT' ? '221 bye' : '250 well');
        return said === 'QUIT' && socket.end();
      })
      .on('error', () => {});
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken: () => taken,
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
