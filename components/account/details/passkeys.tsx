import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Icon } from '@/components/ui/icon';
import { Skeleton } from '@/components/ui/skeleton';
import { SubmitFoot } from '@/components/ui/submit-foot';
import { TextField } from '@/components/ui/text-field';
import { showToast } from '@/components/ui/toast';
import { api } from '@/lib/api/browser';
import { passkeysQuery } from '@/lib/api/queries/own';
import { ownWordsOf } from '@/lib/api/reason-of';
import type { Account } from '@/lib/contract/auth';
import type { Passkey } from '@/lib/contract/passkeys';
import { formatDate, readersZone as zone } from '@/lib/format/dates';
import { fillIn, isolated } from '@/lib/i18n/fill-in';
import type { Locale } from '@/lib/i18n/locales';
import { RefusalNote } from '../../form/refusal-note';
import { useAsker, useRoom } from '../area/own-room';
import { AnyCode } from '../form/any-code';
import { CurrentPassword } from '../form/password-parts';
import { isThereAlready, knowsPasskeys, makePasskey } from '../passkey';
import { LoadFailed } from '../profile/load-failed';
import { useAccountForm } from '../use-account-form';
import type { DetailsLabels } from './details-labels';
import { deviceOf } from './device';

type Props = { me: Account; locale: Locale; labels: DetailsLabels };

type FormProps = Props & { onEnd: (message: string) => void; onKeep: () => void };

/** What a login wants: the password, and a code where two-step login is on. */
const loginFields = ['current_password', 'code'] as const;

const nameOfThisDevice = ({ sessions: words }: DetailsLabels) => {
  const device = deviceOf(navigator.userAgent);
  return device ? fillIn(words.device, { browser: device.browser, system: device.system }) : '';
};

const AddForm = ({ me, locale, labels, onEnd, onKeep }: FormProps) => {
  const { passkeys: words, details, problems, twoStep } = labels;
  const [waits, setWaits] = useState(false);
  const { field, formProps, busy, refusal } = useAccountForm<{
    name: string;
    current_password: string;
    code: string;
  }>({
    empty: { name: nameOfThisDevice(labels), current_password: '', code: '' },
    fields: ['name', ...loginFields],
    rules: ({ NewPasskeyForm }) => NewPasskeyForm,
    problems,
    failed: (error) => (isThereAlready(error) ? words.known : ownWordsOf(error) || words.stopped),
    send: async ({ name, ...login }) => {
      const query = { lang: locale };
      const { data } = await api.post('/auth/passkeys/options', { query, body: login });
      setWaits(true);
      try {
        const credential = await makePasskey(data);
        onEnd((await api.post('/auth/passkeys', { query, body: { name, credential } })).message);
      } finally {
        setWaits(false);
      }
    },
  });
  return (
    <form {...formProps}>
      <div className="grid gap-4 p-5">
        <RefusalNote text={refusal} />
        <p>{words.addText}</p>
        <TextField label={words.name} hint={words.nameHint} maxLength={60} required {...field('name')} />
        <CurrentPassword field={field} words={labels} label={details.current} hint={words.ask} />
        {me.two_step === 'on' ? <AnyCode words={twoStep} {...field('code')} /> : null}
      </div>
      <SubmitFoot
        keep={words.keep}
        onKeep={onKeep}
        submit={waits ? words.waiting : busy ? words.busy : words.next}
        busy={busy}
      />
    </form>
  );
};

const RemoveForm = ({ me, locale, labels, onEnd, onKeep, passkey }: FormProps & { passkey: Passkey }) => {
  const { passkeys: words, details, problems, twoStep } = labels;
  const { field, formProps, busy, refusal } = useAccountForm<{ current_password: string; code: string }>({
    empty: { current_password: '', code: '' },
    fields: loginFields,
    rules: ({ WithLogin }) => WithLogin,
    problems,
    failed: labels.notDone,
    send: async (body) => {
      const params = { id: passkey.id };
      onEnd((await api.delete('/auth/passkeys/{id}', { params, query: { lang: locale }, body })).message);
    },
  });
  return (
    <form {...formProps}>
      <div className="grid gap-4 p-5">
        <RefusalNote text={refusal} />
        <p>{fillIn(words.removeText, { name: isolated(passkey.name) })}</p>
        <CurrentPassword field={field} words={labels} label={details.current} hint={words.ask} />
        {me.two_step === 'on' ? <AnyCode words={twoStep} {...field('code')} /> : null}
      </div>
      <SubmitFoot
        keep={words.keep}
        onKeep={onKeep}
        submit={busy ? words.busy : words.remove}
        busy={busy}
        danger
      />
    </form>
  );
};

const PasskeyRow = ({
  passkey: { name, created_at, last_used_at },
  locale,
  words,
  onRemove,
}: {
  passkey: Passkey;
  locale: Locale;
  words: DetailsLabels['passkeys'];
  onRemove: () => void;
}) => (
  <li className="flex items-center gap-4 border-t border-line px-5 py-3">
    <Icon name="key" size={24} className="text-muted" />
    <div className="min-w-0 flex-1">
      <p className="font-semibold wrap-anywhere">
        <bdi>{name}</bdi>
      </p>
      <p className="text-13 text-muted">
        {fillIn(words.added, { date: formatDate(created_at, locale, zone) })}
        {last_used_at ? ` · ${fillIn(words.used, { date: formatDate(last_used_at, locale, zone) })}` : null}
      </p>
    </div>
    <Button
      variant="outline"
      aria-label={fillIn(words.removeOf, { name: isolated(name) })}
      onClick={onRemove}
    >
      {words.remove}
    </Button>
  </li>
);

/** The devices that let the member in without his password. */
export const Passkeys = ({ me, locale, labels }: Props) => {
  const { passkeys: words } = labels;
  const { rtl } = useRoom();
  const queries = useQueryClient();
  const query = passkeysQuery(useAsker());
  const { data, isError, refetch } = useQuery(query);
  const [asked, setAsked] = useState<'add' | Passkey | null>(null);
  const keep = () => setAsked(null);
  const end = (message: string) => {
    setAsked(null);
    void showToast({ type: 'success', text: message, rtl });
    void queries.invalidateQueries({ queryKey: query.queryKey });
  };
  if (!data && isError) return <LoadFailed labels={labels} onRetry={() => refetch()} />;
  const shared = { me, locale, labels, onEnd: end, onKeep: keep };
  return (
    <section aria-labelledby="passkeys" className="account-panel">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-5">
        <div className="min-w-0">
          <h2 id="passkeys" className="text-20">
            {words.title}
          </h2>
          <p className="mt-1 max-w-prose text-muted">{words.text}</p>
          {data?.length === 0 ? <p className="mt-2">{words.none}</p> : null}
        </div>
        {knowsPasskeys() ? (
          <Button variant="outline" onClick={() => setAsked('add')}>
            {words.add}
          </Button>
        ) : null}
      </div>
      {data ? (
        <ul>
          {data.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              locale={locale}
              words={words}
              onRemove={() => setAsked(passkey)}
            />
          ))}
        </ul>
      ) : (
        <Skeleton className="m-5 h-14" />
      )}
      <Dialog
        open={asked !== null}
        onClose={keep}
        title={asked === 'add' || asked === null ? words.add : words.removeTitle}
        closeLabel={labels.closeLabel}
      >
        {asked === 'add' ? <AddForm {...shared} /> : null}
        {asked !== null && asked !== 'add' ? <RemoveForm {...shared} passkey={asked} /> : null}
      </Dialog>
    </section>
  );
};
