import type { ReactNode } from 'react';
import { Button } from '../ui/button';
import { Dialog, DialogFoot } from '../ui/dialog';
import { useRoom } from './room';
import { Refused } from './states';

type Props = {
  open: boolean;
  title: string;
  text: string;
  /** What is to be known before. */
  children?: ReactNode;
  /** What happens on yes. */
  confirm: string;
  /** What is said to no, where "Cancel" does not say it. */
  keep?: string;
  danger?: boolean;
  busy?: boolean;
  /** What the server said against it. */
  refusal?: string | null;
  onClose: () => void;
  onConfirm: () => void;
};

/** A question before something that cannot be taken back by itself. */
export const AskDialog = ({ open, onClose, title, text, confirm, keep, onConfirm, ...rest }: Props) => {
  const { words } = useRoom();
  return (
    <Dialog open={open} onClose={onClose} title={title} closeLabel={words.close}>
      <div className="grid gap-4 p-5">
        <p>{text}</p>
        {rest.children}
        <Refused text={rest.refusal ?? null} />
      </div>
      <DialogFoot>
        <Button variant="outline" onClick={onClose}>
          {keep ?? words.cancel}
        </Button>
        <Button variant={rest.danger ? 'danger' : 'petrol'} disabled={rest.busy} onClick={onConfirm}>
          {confirm}
        </Button>
      </DialogFoot>
    </Dialog>
  );
};
