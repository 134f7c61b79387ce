import { table } from '../support/table';
import { show } from './numbers';
import { cpu, peerNames, type Row, share } from './rows';

/** What is wanted of a row, and what there is. */
type Goal = { name: string; against: string; least: number; is: number };

const goalsOf = (rows: readonly Row[]): Goal[] =>
  rows.flatMap((row): Goal[] => {
    const { name, peer, goal, beaten } = row.target;
    if (beaten) {
      const winner = rows.find(({ target }) => target.name === beaten.by);
      const is = winner ? cpu(row.ours) / cpu(winner.ours) : Number.NaN;
      return [{ name: beaten.by, against: 'times less than through Next alone', least: beaten.times, is }];
    }
    return peer && goal ? [{ name, against: `of ${peerNames[peer]}`, least: goal, is: share(row) }] : [];
  });

const verdict = ({ least, is }: Goal) => {
  if (Number.isNaN(is)) return 'not measured';
  return is >= least ? 'reached' : '**not reached**';
};

export const goalTable = (rows: readonly Row[]): string =>
  table(
    ['goal', 'at least', 'is', ''],
    goalsOf(rows).map((goal) => [
      `${goal.name}: ${goal.against}`,
      show(goal.least),
      show(goal.is),
      verdict(goal),
    ]),
  );
