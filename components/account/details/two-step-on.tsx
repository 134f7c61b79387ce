import { useState } from 'react';
import { SubmitFoot } from '@/components/ui/submit-foot';
import { TextField } from '@/components/ui/text-field';
import { api } from '@/lib/api/browser';
import type { Locale } from '@/lib/i18n/locales';
import { RefusalNote } from '../../form/refusal-note';
import { CurrentPassword } from '../form/password-parts';
import { useAccountForm } from '../use-account-form';
import { CopyButton } from './copy-button';
import type { DetailsLabels } from './details-labels';
import { QrCode } from './qr-code';
import { useStepStart } from './use-step-start';

type Part = { locale: Locale; labels: DetailsLabels };
type Key = { key: string; uri: string };

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
      <SubmitFoot keep={words.keep} submit={busy ? words.busy : words.next} onKeep={onKeep} busy={busy} />
    </form>
  );
};

/** In groups of four letters, as people read such a thing. */
const grouped = (key: string) => key.match(/.{1,4}/g)?.join(' ') ?? key;

type FirstCodeProps = Part & { shown: Key; onCodes: (codes: string[]) => void; onKeep: () => void };
const AskFirstCode = ({ locale, labels, shown, onCodes, onKeep }: FirstCodeProps) => {
  const { twoStep: words, problems } = labels;
  const start = useStepStart<HTMLParagraphElement>();
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
      <div className="p-5">
        <RefusalNote text={refusal} />
        <div className="grid gap-4">
          <p ref={start} tabIndex={-1} className="outline-none">
            {words.scan}
          </p>
          <QrCode text={shown.uri} label={words.qr} />
          {/* A phone cannot scan itself. */}
          <a href={shown.uri} className="justify-self-start text-petrol underline md:hidden">
            {words.openApp}
          </a>
          <div>
            <p className="text-muted">{words.typed}</p>
            <p className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-2">
              <bdi dir="ltr" className="font-mono text-15 select-all">
                {grouped(shown.key)}
              </bdi>
              <CopyButton text={shown.key} labels={{ ...words, failed: labels.notDone }} />
            </p>
          </div>
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
      </div>
      <SubmitFoot keep={words.keep} submit={busy ? words.busy : words.confirm} onKeep={onKeep} busy={busy} />
    </form>
  );
};

/** The password, then the key for the app with its first code. */
export const TurnOn = ({
  onCodes,
  onKeep,
  ...part
}: Part & { onCodes: (codes: string[]) => void; onKeep: () => void }) => {
  const [key, setKey] = useState<Key | null>(null);
  return key ? (
    <AskFirstCode {...part} shown={key} onCodes={onCodes} onKeep={onKeep} />
  ) : (
    <AskPassword {...part} onKey={setKey} onKeep={onKeep} />
  );
};
