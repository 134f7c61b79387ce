'use client';

import type { Decision } from '@/lib/api/queries/moderation';
import { Moment } from './moment';
import { useRoom } from './room';

/** The name of an action in words; one that this release does not know is shown as it is kept. */
export const useActionName = () => {
  const { words } = useRoom();
  const names: Record<string, string> = words.actions;
  return (action: string) => names[action] ?? action;
};

export const Decisions = ({ decisions, none }: { decisions: readonly Decision[]; none: string }) => {
  const { words } = useRoom();
  const name = useActionName();
  if (!decisions.length) return <p className="text-muted">{none}</p>;
  return (
    <ol className="grid gap-3">
      {decisions.map(({ id, action, actor, date, reason }) => (
        <li key={id} className="mod-decision">
          <p className="font-semibold">{name(action)}</p>
          <p className="text-13 text-muted">
            <bdi>{actor?.name ?? words.ad.operator}</bdi> · <Moment date={date} />
          </p>
          {reason ? (
            <p dir="auto" className="mt-1 whitespace-pre-line">
              {reason}
            </p>
          ) : null}
        </li>
      ))}
    </ol>
  );
};
