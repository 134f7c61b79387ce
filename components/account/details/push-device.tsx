import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useSending } from '@/components/form/use-sending';
import { Skeleton } from '@/components/ui/skeleton';
import { showToast } from '@/components/ui/toast';
import { api } from '@/lib/api/browser';
import { ownKey, readPush } from '@/lib/api/queries/own';
import type { Locale } from '@/lib/i18n/locales';
import { RefusalNote } from '../../form/refusal-note';
import { useAsker, useRoom } from '../area/own-room';
import { LoadFailed } from '../profile/load-failed';
import { endpointHere, isPushDenied, knowsPush, subscribeHere, unsubscribeHere } from '../push';
import type { DetailsLabels } from './details-labels';

type Props = { locale: Locale; labels: DetailsLabels };
type State = 'unsupported' | 'denied' | 'off' | 'on';

/** On is what both sides say: a browser may have a subscription that the site has forgotten, or has for another member. */
const stateOf = async (endpoints: readonly string[]): Promise<State> => {
  if (!knowsPush()) return 'unsupported';
  if (isPushDenied()) return 'denied';
  const here = await endpointHere();
  return here !== null && endpoints.includes(here) ? 'on' : 'off';
};

/** Whether this device is told of news while the site is closed. */
export const PushDevice = ({ locale, labels }: Props) => {
  const { push: words } = labels;
  const { rtl } = useRoom();
  const id = useId();
  const queries = useQueryClient();
  const asker = useAsker();
  const queryKey = [...ownKey(asker), 'push'];
  const { data, isError, refetch } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const { key, endpoints } = await readPush(asker, signal);
      return { key, state: await stateOf(endpoints) };
    },
  });
  const { send, busy, refusal } = useSending(words.failed);

  const turnOn = async (key: string) => {
    const made = await subscribeHere(key);
    if (!made) return null;
    const { endpoint = '', keys: { p256dh = '', auth = '' } = {} } = made.toJSON();
    const { timeZone: time_zone } = new Intl.DateTimeFormat().resolvedOptions();
    const body = { endpoint, keys: { p256dh, auth }, time_zone };
    return api.post('/auth/push', { query: { lang: locale }, body });
  };
  const turnOff = async () => {
    const endpoint = await endpointHere();
    const done = endpoint
      ? await api.delete('/auth/push', { query: { lang: locale }, body: { endpoint } })
      : null;
    await unsubscribeHere();
    return done;
  };
  const turn = async (on: boolean, key: string) => {
    const sent = await send(() => (on ? turnOn(key) : turnOff()));
    if (sent.done && sent.answer) void showToast({ type: 'success', text: sent.answer.message, rtl });
    void queries.invalidateQueries({ queryKey });
  };

  if (!data && isError) return <LoadFailed labels={labels} onRetry={() => refetch()} />;
  const said = data && words[data.state];
  return (
    <section aria-labelledby={id} className="account-panel p-5">
      <h2 id={id} className="text-20">
        {words.title}
      </h2>
      <p className="mt-1 mb-4 max-w-prose text-muted">{words.text}</p>
      {data ? (
        <>
          {data.state === 'on' || data.state === 'off' ? (
            <label className="flex min-h-11 items-center gap-3">
              <input
                type="checkbox"
                className="size-5 shrink-0 accent-petrol"
                checked={data.state === 'on'}
                disabled={busy}
                aria-describedby={`${id}-said`}
                onChange={(event) => void turn(event.target.checked, data.key)}
              />
              {words.switch}
            </label>
          ) : null}
          <p id={`${id}-said`} role="status" className="max-w-prose text-muted">
            {said}
          </p>
          <RefusalNote text={refusal} />
        </>
      ) : (
        <Skeleton className="h-14" />
      )}
    </section>
  );
};
