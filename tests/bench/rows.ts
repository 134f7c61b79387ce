import { table } from '../support/table';
import type { Measured } from './load';
import { median, show } from './numbers';
import type { Peer, Target } from './targets';

// What was measured, row by row.

export type Row = {
  target: Target;
  /** The same request to whom it is held against. */
  peer: Target | null;
  bytes: number;
  kept: string;
  ours: Measured[];
  theirs: Measured[];
};

export const peerNames: Record<Peer, string> = {
  node: 'bare Node, same bytes',
  hono: 'bare Hono, same JSON',
  cards: 'bare Next, 24 cards',
  file: 'nginx, a file',
};

const middle = (rounds: readonly Measured[], of: (round: Measured) => number | null) =>
  median(rounds.map((round) => of(round) ?? Number.NaN));
const speed = (rounds: readonly Measured[]) => middle(rounds, ({ perSecond }) => perSecond);
export const cpu = (rounds: readonly Measured[]) => middle(rounds, ({ cpuPerRequest }) => cpuPerRequest);

/** Of its peer's speed, by CPU. */
export const share = ({ ours, theirs }: Row) => cpu(theirs) / cpu(ours);

const head = [
  '',
  'bytes',
  'kept',
  'req/s',
  'p50 ms',
  'p99 ms',
  'CPU ms/req',
  'beside',
  'its req/s',
  'its CPU ms/req',
  'its CPU ÷ ours',
];

export const speedTable = (rows: readonly Row[]): string =>
  table(
    head,
    rows.map((row) => {
      const { target, peer, bytes, kept, ours, theirs } = row;
      const failed = [...ours, ...theirs].reduce((sum, round) => sum + round.failed, 0);
      return [
        failed ? `${target.name} (${failed} failed)` : target.name,
        show(bytes),
        kept,
        show(speed(ours)),
        show(middle(ours, ({ p50 }) => p50)),
        show(middle(ours, ({ p99 }) => p99)),
        show(cpu(ours)),
        peer && target.peer ? peerNames[target.peer] : '–',
        show(peer && speed(theirs)),
        show(peer && cpu(theirs)),
        show(peer && share(row)),
      ];
    }),
  );
