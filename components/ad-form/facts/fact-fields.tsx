'use client';

import { Icon } from '../../ui/icon';
import { useAdFormContext } from '../context';
import { AskedFactField } from './fact-field';
import type { AskedFact } from './fact-value';

/** How many stand open: what buyers of the kind ask before anything else. */
const asksFirst = 4;

const Grid = ({ facts }: { facts: readonly AskedFact[] }) => (
  <div className="ad-form-facts">
    {facts.map((fact) => (
      <AskedFactField key={fact.key} fact={fact} />
    ))}
  </div>
);

/** What a kind of machine is asked for, in the order of its buyers. */
export const FactFields = ({ facts }: { facts: readonly AskedFact[] }) => {
  const { labels } = useAdFormContext();
  const rest = facts.slice(asksFirst);
  return (
    <>
      <Grid facts={facts.slice(0, asksFirst)} />
      {rest.length ? (
        <details className="ad-form-more group">
          <summary className="flex min-h-11 list-none items-center gap-2 font-semibold text-petrol">
            {labels.facts.more}
            <Icon name="chevron-down" size={18} className="transition-transform group-open:rotate-180" />
          </summary>
          <Grid facts={rest} />
        </details>
      ) : null}
    </>
  );
};
