import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { focusBeside } from '@/components/ui/focus-beside';
import { Icon } from '@/components/ui/icon';
import { Skeleton } from '@/components/ui/skeleton';
import { showToast } from '@/components/ui/toast';
import { api } from '@/lib/api/browser';
import { sessionsQuery } from '@/lib/api/queries/own';
import { reasonOf } from '@/lib/api/reason-of';
import type { Session } from '@/lib/contract/account';
import { formatDate, formatTime, readersZone as zone } from '@/lib/format/dates';
import { fillIn, isolated } from '@/lib/i18n/fill-in';
import type { Locale } from '@/lib/i18n/locales';
import { useAsker, useRoom } from '../area/own-room';
import { LoadFailed } from '../profile/load-failed';
import type { DetailsLabels } from './details-labels';
import { deviceOf } from './device';

type Props = { locale: Locale; labels: DetailsLabels };

/** Ends one session, or all but this one; it is out of the list at once, and back in it when that failed. */
const useEnding = (failed: string) => {
  const asker = useAsker();
  const { rtl } = useRoom();
  const queries = useQueryClient();
  const { queryKey } = sessionsQuery(asker);
  return useMutation({
    mutationFn: (id: number | 'others'): Promise<{ message: string }> =>
      id === 'others'
        ? api.delete('/auth/sessions', { query: { lang: asker.lang } })
        : api.delete('/auth/sessions/{id}', { params: { id }, query: { lang: asker.lang } }),
    onMutate: async (id) => {
      await queries.cancelQueries({ queryKey });
      const before = queries.getQueryData(queryKey);
      queries.setQueryData(queryKey, (sessions) =>
        sessions?.filter((session) => session.current || (id !== 'others' && session.id !== id)),
      );
      return { before };
    },
    onError: (error, _id, context) => {
      queries.setQueryData(queryKey, context?.before);
      void showToast({ type: 'error', text: reasonOf(error, failed), rtl });
    },
    onSuccess: ({ message }) => void showToast({ type: 'success', text: message, rtl }),
    onSettled: () => queries.invalidateQueries({ queryKey }),
  });
};

const SessionRow = ({
  session,
  locale,
  labels: { sessions: words },
  onEnd,
}: Props & { session: Session; onEnd: () => void }) => {
  const device = deviceOf(session.user_agent);
  const name = device
    ? fillIn(words.device, { browser: isolated(device.browser), system: isolated(device.system) })
    : session.user_agent
      ? words.program
      : words.unknown;
  return (
    <li className="flex items-center gap-4 border-t border-line px-5 py-3">
      <Icon name={device?.phone ? 'smartphone' : 'monitor'} size={24} className="text-muted" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
          {name}
          {session.current ? <Badge tone="good">{words.here}</Badge> : null}
        </p>
        <p className="text-13 text-muted">
          {session.address ? (
            <>
              <bdi dir="ltr">{session.address}</bdi>
              {' · '}
            </>
          ) : null}
          {session.current
            ? fillIn(words.since, { date: formatDate(session.created_at, locale, zone) })
            : fillIn(words.seen, {
                date: formatDate(session.last_seen_at, locale, zone),
                time: formatTime(session.last_seen_at, zone),
              })}
        </p>
      </div>
      {session.current ? null : (
        <Button
          variant="outline"
          aria-label={fillIn(words.endOf, { device: name })}
          onClick={({ currentTarget }) => {
            focusBeside(currentTarget.closest('li'));
            onEnd();
          }}
        >
          {words.end}
        </Button>
      )}
    </li>
  );
};

/** Where the member is logged in: each device, and this one marked. Drawn in the browser alone, so times are its own. */
export const Sessions = ({ locale, labels }: Props) => {
  const { data, isError, refetch } = useQuery(sessionsQuery(useAsker()));
  const ending = useEnding(labels.notDone);
  const { sessions: words } = labels;
  if (!data && isError) return <LoadFailed labels={labels} onRetry={() => refetch()} />;
  return (
    <section aria-labelledby="sessions" className="account-panel">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-5">
        <div className="min-w-0">
          <h2 id="sessions" className="text-20">
            {words.title}
          </h2>
          <p className="mt-1 text-muted">{words.text}</p>
        </div>
        {data && data.length > 1 ? (
          <Button variant="danger" disabled={ending.isPending} onClick={() => ending.mutate('others')}>
            {ending.isPending ? words.busy : words.endOthers}
          </Button>
        ) : null}
      </div>
      {data ? (
        <ul>
          {data.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              locale={locale}
              labels={labels}
              onEnd={() => ending.mutate(session.id)}
            />
          ))}
        </ul>
      ) : (
        <Skeleton className="m-5 h-14" />
      )}
    </section>
  );
};
