import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog, DialogFoot } from '@/components/ui/dialog';
import { TextField } from '@/components/ui/text-field';
import { withoutIsolates } from '@/lib/i18n/fill-in';
import type { SavedSearchLabels } from './saved-search-labels';

type Props = {
  open: boolean;
  name: string;
  labels: Pick<SavedSearchLabels, 'rename' | 'name' | 'keep' | 'cancel' | 'close'>;
  onClose: () => void;
  onRename: (name: string) => void;
};

export const RenameDialog = ({ open, name, labels, onClose, onRename }: Props) => {
  const [typed, setTyped] = useState(withoutIsolates(name));
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim()) onRename(typed.trim());
  };
  return (
    <Dialog open={open} onClose={onClose} title={labels.rename} closeLabel={labels.close}>
      <form onSubmit={send}>
        <TextField
          className="px-5 py-5"
          label={labels.name}
          value={typed}
          maxLength={100}
          dir="auto"
          required
          onChange={(event) => setTyped(event.target.value)}
        />
        <DialogFoot>
          <Button variant="outline" onClick={onClose}>
            {labels.cancel}
          </Button>
          <Button type="submit">{labels.keep}</Button>
        </DialogFoot>
      </form>
    </Dialog>
  );
};
