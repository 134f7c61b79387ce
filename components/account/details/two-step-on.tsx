'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { DialogFoot } from '@/components/ui/dialog';
import { TextField } from '@/components/ui/text-field';
import { api } from '@/lib/api/browser';
import type { Locale } from '@/lib/i18n/locales';
import { RefusalNote } from '../../form/refusal-note';
import { CurrentPassword } from '../form/password-parts';
import { useAccountForm } from '../use-account-form';
import type { DetailsLabels } from './details-labels';
import { QrCode } from './qr-code';
import { saveFile } from './save-file';

type Part = { locale: Locale; labels: DetailsLabels };
type Key = { key: string; uri: string };

const Foot = ({
  keep,
  submit,
  onKeep,
  busy,
}: {
  keep: string;
  submit: string;
  onKeep: () => void;
  busy: boolean;
}) => (
  <DialogFoot>
    <Button variant="outline" onClick={onKeep}>
      {keep}
    </Button>
    <Button type="submit" disabled={busy}>
      {submit}
    </Button>
  </DialogFoot>
);

const AskPassword = ({
  locale,
  labels,
  onKey,
  onKeep,
}: Part & { onKey: (key: Key) => void; onKeep: () => void }) => {
  const { twoStep: words, details, problems } = labels;
  const { field, formProps, busy, refusal } = useAccountForm<{ current_password: string }>({
    empty: { current_password: '' },
    fields: ['current_password'],
    rules: ({ WithPassword }) => WithPassword,
    problems,
    failed: labels.notDone,
    send: async (body) => onKey((await api.post('/auth/two-step', { query: { lang: locale }, body })).data),
  });
  return (
    <form {...formProps}>
      <div className="p-5">
        <RefusalNote text={refusal} />
        <CurrentPassword field={field} words={labels} label={details.current} hint={words.ask} />
      </div>
      <Foot keep={words.keep} submit={busy ? words.busy : words.next} onKeep={onKeep} busy={busy} />
    </form>
  );
};

/** In groups of four letters, as people read such a thing. */
const grouped = (key: string) => key.match(/.{1,4}/g)?.join(' ') ?? key;

type AskCodeProps = Part & { shown: Key; onCodes: (codes: string[]) => void; onKeep: () => void };
const AskCode = ({ locale, labels, shown, onCodes, onKeep }: AskCodeProps) => {
  const { twoStep: words, problems } = labels;
  const { field, formProps, busy, refusal } = useAccountForm<{ code: string }>({
    empty: { code: '' },
    fields: ['code'],
    rules: ({ FirstCode }) => FirstCode,
    problems,
    failed: labels.notDone,
    send: async (body) => {
      const { data } = await api.post('/auth/two-step/confirm', { query: { lang: locale }, body });
      onCodes(data.recovery_codes);
    },
  });
  return (
    <form {...formProps}>
      <div className="grid gap-4 p-5">
        <RefusalNote text={refusal} />
        <p>{words.scan}</p>
        <QrCode text={shown.uri} label={words.qr} />
        <p className="text-muted">
          {words.typed}{' '}
          <bdi dir="ltr" className="block font-mono break-all text-ink select-all">
            {grouped(shown.key)}
          </bdi>
        </p>
        <TextField
          label={words.code}
          hint={words.codeHint}
          dir="ltr"
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          {...field('code')}
        />
        <p className="text-13 text-muted">{words.endsOthers}</p>
      </div>
      <Foot keep={words.keep} submit={busy ? words.busy : words.confirm} onKeep={onKeep} busy={busy} />
    </form>
  );
};

const KeepCodes = ({
  labels: { twoStep: words },
  codes,
  onEnd,
}: Part & { codes: string[]; onEnd: () => void }) => (
  <div>
    <div className="p-5">
      <h3 className="text-17 font-semibold">{words.saveTitle}</h3>
      <p className="mt-1 mb-4 text-muted">{words.save}</p>
      <ul
        dir="ltr"
        className="grid gap-x-6 gap-y-1 rounded border border-line bg-sunken p-4 font-mono sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </div>
    <DialogFoot>
      <Button
        variant="outline"
        onClick={() =>
          saveFile(new Blob([`${codes.join('\n')}\n`], { type: 'text/plain' }), 'recovery-codes.txt')
        }
      >
        {words.download}
      </Button>
      <Button onClick={onEnd}>{words.saved}</Button>
    </DialogFoot>
  </div>
);

/** The password, the key for the app with its first code, and the codes for when the app is not at hand. */
export const TurnOn = ({ onEnd, ...part }: Part & { onEnd: () => void }) => {
  const [key, setKey] = useState<Key | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  if (codes) return <KeepCodes {...part} codes={codes} onEnd={onEnd} />;
  if (key) return <AskCode {...part} shown={key} onCodes={setCodes} onKeep={onEnd} />;
  return <AskPassword {...part} onKey={setKey} onKeep={onEnd} />;
};
