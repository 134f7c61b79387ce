import { SubmitFoot } from '@/components/ui/submit-foot';
import type { WithCode } from '@/lib/contract/account-fields';
import { RefusalNote } from '../../form/refusal-note';
import { AnyCode } from '../form/any-code';
import { CurrentPassword } from '../form/password-parts';
import { useAccountForm } from '../use-account-form';
import type { DetailsLabels } from './details-labels';

type Props = {
  labels: DetailsLabels;
  /** What comes of it. */
  text: string;
  submit: string;
  danger?: boolean;
  send: (body: WithCode) => Promise<void>;
  onKeep: () => void;
};

/** What wants the password and a code. */
export const AskCode = ({ labels, text, submit, danger, send, onKeep }: Props) => {
  const { twoStep: words, details, problems } = labels;
  const { field, formProps, busy, refusal } = useAccountForm<WithCode>({
    empty: { current_password: '', code: '' },
    fields: ['current_password', 'code'],
    rules: ({ WithCode }) => WithCode,
    problems,
    failed: labels.notDone,
    send,
  });
  return (
    <form {...formProps}>
      <div className="p-5">
        <RefusalNote text={refusal} />
        <div className="grid gap-4">
          <p>{text}</p>
          <CurrentPassword field={field} words={labels} label={details.current} hint={words.ask} />
          <AnyCode words={words} {...field('code')} />
        </div>
      </div>
      <SubmitFoot
        keep={words.keep}
        onKeep={onKeep}
        submit={busy ? words.busy : submit}
        busy={busy}
        danger={danger}
      />
    </form>
  );
};
