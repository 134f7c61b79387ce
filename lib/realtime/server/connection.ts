import type { WebSocket } from 'ws';
import type { Figures } from './figures';
import { problem } from './frames';
import type { Settings } from './settings';

/** How many of something within the current second. */
const createMeter = () => {
  let until = 0;
  let count = 0;
  return (now: number) => {
    if (now >= until) {
      until = now + 1_000;
      count = 0;
    }
    count += 1;
    return count;
  };
};

export type Connection = {
  readonly id: string;
  readonly address: string;
  readonly since: number;
  /** Names of the channels it is in, each with the member it is there as: null where channels have no members. */
  readonly channels: Map<string, string | null>;
  /** Who it signed in as. */
  user: { id: string; info: unknown } | null;
  lastHeard: number;
  /** When it was asked whether it is still there and has not answered. */
  askedAt: number | null;
  readonly countFrame: (now: number) => number;
  readonly countClientEvent: (now: number) => number;
  readonly isOpen: () => boolean;
  readonly send: (frame: Buffer) => void;
  /** Closes with a code of the protocol, said in a frame first where a reason is given; cuts the line if that hangs. */
  readonly close: (code: number, reason?: string) => void;
  readonly cut: () => void;
};

type Made = { id: string; address: string; socket: WebSocket; settings: Settings; figures: Figures };

export const createConnection = ({ id, address, socket, settings, figures }: Made): Connection => {
  const now = Date.now();
  let closing = false;

  const close = (code: number, reason?: string) => {
    if (closing) return;
    closing = true;
    if (reason !== undefined && socket.readyState === socket.OPEN) {
      socket.send(problem(reason, code), { binary: false });
    }
    socket.close(code, reason);
    setTimeout(() => socket.terminate(), settings.closeTimeout).unref();
  };

  const send = (frame: Buffer) => {
    if (closing || socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > settings.largestBacklog) {
      figures.slowReaders += 1;
      // Nothing more is kept for it. It may come back, and read what it missed from the API.
      close(4100, 'Too slow');
      return;
    }
    figures.framesOut += 1;
    socket.send(frame, { binary: false });
  };

  return {
    id,
    address,
    since: now,
    channels: new Map(),
    user: null,
    lastHeard: now,
    askedAt: null,
    countFrame: createMeter(),
    countClientEvent: createMeter(),
    isOpen: () => !closing && socket.readyState === socket.OPEN,
    send,
    close,
    cut: () => socket.terminate(),
  };
};
