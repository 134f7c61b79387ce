'use client';

import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { useRoom } from './room';

type Props = {
  open: boolean;
  title: string;
  text: string;
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
        <div role="alert" className="empty:hidden">
          {rest.refusal ? <p className="text-bad">{rest.refusal}</p> : null}
        </div>
      </div>
      <div className="flex flex-wrap justify-end gap-3 border-t border-line px-5 py-4">
        <Button variant="outline" onClick={onClose}>
          {keep ?? words.cancel}
        </Button>
        <Button variant={rest.danger ? 'danger' : 'petrol'} disabled={rest.busy} onClick={onConfirm}>
          {confirm}
        </Button>
      </div>
    </Dialog>
  );
};
