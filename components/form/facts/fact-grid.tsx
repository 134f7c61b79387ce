import { Fragment, type ReactNode } from 'react';
import { Icon } from '../../ui/icon';
import type { AskedFact } from './fact-value';

/** What buyers of a kind ask before anything else. */
const asksFirst = 4;

type Props = {
  facts: readonly AskedFact[];
  field: (fact: AskedFact) => ReactNode;
  /** How many stand open, if not what buyers ask before anything else. */
  first?: number | undefined;
  /** What the rest is called, which is folded. */
  more: string;
};

/** What a kind of machine is asked for, in the order of its buyers. */
export const FactGrid = ({ facts, field, first = asksFirst, more }: Props) => {
  const grid = (some: readonly AskedFact[]) => (
    <div className="fact-grid">
      {some.map((fact) => (
        <Fragment key={fact.key}>{field(fact)}</Fragment>
      ))}
    </div>
  );
  const rest = facts.slice(first);
  return (
    <>
      {grid(facts.slice(0, first))}
      {rest.length ? (
        <details className="fact-more group">
          <summary className="flex min-h-11 list-none items-center gap-2 font-semibold text-petrol">
            {more}
            <Icon name="chevron-down" size={18} className="transition-transform group-open:rotate-180" />
          </summary>
          {grid(rest)}
        </details>
      ) : null}
    </>
  );
};
