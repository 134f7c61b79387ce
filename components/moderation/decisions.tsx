import type { Decision } from '@/lib/api/queries/moderation';
import { Moment } from './moment';
import { useRoom } from './room';

/** Every action in words, by its name in the log. One that this release does not know is shown as it is kept. */
export const useActionNames = (): Record<string, string> => {
  const { words } = useRoom();
  return Object.fromEntries(
    Object.entries(words.actions).flatMap(([about, names]) =>
      Object.entries(names).map(([what, name]) => [`${about}.${what}`, name]),
    ),
  );
};

export const Decisions = ({ decisions, none }: { decisions: readonly Decision[]; none: string }) => {
  const { words } = useRoom();
  const names = useActionNames();
  if (!decisions.length) return <p className="text-muted">{none}</p>;
  return (
    <ol className="grid gap-3">
      {decisions.map(({ id, action, actor, date, reason }) => (
        <li key={id} className="mod-decision">
          <p className="font-semibold">{names[action] ?? action}</p>
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
