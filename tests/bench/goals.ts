import { table } from '../support/table';
import { show } from './numbers';
import { cpu, peerNames, type Row, share } from './rows';

/** What is wanted, and what there is. */
export type Goal = { name: string; bound: number; is: number };
type Side = 'at least' | 'at most';

export const speedGoals = (rows: readonly Row[]): Goal[] =>
  rows.flatMap((row): Goal[] => {
    const { name, peer, goal, beaten } = row.target;
    if (beaten) {
      const winner = rows.find(({ target }) => target.name === beaten.by);
      const is = winner ? cpu(row.ours) / cpu(winner.ours) : Number.NaN;
      return [{ name: `${beaten.by}: times less than through Next alone`, bound: beaten.times, is }];
    }
    return peer && goal ? [{ name: `${name}: of ${peerNames[peer]}`, bound: goal, is: share(row) }] : [];
  });

const verdict = (side: Side, { bound, is }: Goal) => {
  if (Number.isNaN(is)) return 'not measured';
  return (side === 'at least' ? is >= bound : is <= bound) ? 'reached' : '**not reached**';
};

export const goalTable = (side: Side, goals: readonly Goal[]): string =>
  table(
    ['goal', side, 'is', ''],
    goals.map((goal) => [goal.name, show(goal.bound), show(goal.is), verdict(side, goal)]),
  );
