import type { IncomingMessage, ServerResponse } from 'node:http';

// A body that comes a byte at a time holds a connection and whoever waits for it. It has a while to come, longer as
// more of it is there, and never for ever.

export type Pace = {
  /** Milliseconds that any body may take. */
  grace: number;
  /** Bytes that earn a second more. */
  bytesPerSecond: number;
  /** Milliseconds that no body takes longer than. */
  longest: number;
  /** How often is looked, in milliseconds. */
  every: number;
};

export const usualPace: Pace = { grace: 20_000, bytesPerSecond: 4_096, longest: 900_000, every: 1_000 };

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

const late = JSON.stringify({ status: false, message: 'The request took too long to arrive.' });

/** Written past the response, which belongs to whoever reads the body; that one sees a line that was cut. */
const answerLate = ({ socket }: IncomingMessage, response: ServerResponse) => {
  if (!response.headersSent)
    socket.write(
      `HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: ${late.length}\r\n\r\n${late}`,
    );
  socket.destroySoon();
};

/** Ends a request with 408 whose body is slower than `pace`. */
export const watchBody = (request: IncomingMessage, response: ServerResponse, pace: Pace) => {
  if (!hasBody(request)) return;
  const { socket } = request;
  const [began, before] = [Date.now(), socket.bytesRead];
  const clock = setInterval(() => {
    if (request.complete || socket.destroyed) return clearInterval(clock);
    const earned = pace.grace + ((socket.bytesRead - before) / pace.bytesPerSecond) * 1_000;
    if (Date.now() - began <= Math.min(earned, pace.longest)) return;
    clearInterval(clock);
    answerLate(request, response);
  }, pace.every);
  clock.unref();
};
