import { type FormEvent, useState } from 'react';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { TextArea } from '../ui/text-area';
import { useRoom } from './room';
import { Refused } from './states';

type Props = {
  open: boolean;
  title: string;
  text?: string | undefined;
  label: string;
  hint?: string | undefined;
  /** May stay empty. */
  optional?: boolean;
  submit: string;
  danger?: boolean;
  busy: boolean;
  /** What the server said against it. */
  refusal: string | null;
  onClose: () => void;
  onSubmit: (reason: string) => void;
};

/** Asks why before something is decided. */
export const ReasonDialog = ({ open, onClose, title, ...form }: Props) => {
  const { words } = useRoom();
  return (
    <Dialog open={open} onClose={onClose} title={title} closeLabel={words.close}>
      <ReasonForm {...form} onClose={onClose} />
    </Dialog>
  );
};

const ReasonForm = ({
  text,
  label,
  hint,
  optional,
  submit,
  danger,
  busy,
  refusal,
  onClose,
  onSubmit,
}: Omit<Props, 'open' | 'title'>) => {
  const { words } = useRoom();
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const send = (event: FormEvent) => {
    event.preventDefault();
    const given = reason.trim();
    if (!given && !optional) return setMissing(true);
    onSubmit(given);
  };
  return (
    <form onSubmit={send} noValidate className="grid gap-5 p-5">
      {text ? <p className="text-muted">{text}</p> : null}
      <TextArea
        label={label}
        hint={hint}
        required={!optional}
        maxLength={1_000}
        value={reason}
        onChange={(event) => {
          setReason(event.target.value);
          setMissing(false);
        }}
        error={missing ? words.refuse.required : undefined}
      />
      <Refused text={refusal} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="outline" onClick={onClose}>
          {words.cancel}
        </Button>
        <Button type="submit" variant={danger ? 'danger' : 'signal'} disabled={busy}>
          {busy ? words.refuse.busy : submit}
        </Button>
      </div>
    </form>
  );
};
