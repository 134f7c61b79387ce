import { Button } from '@/components/ui/button';
import { Dialog, DialogFoot } from '@/components/ui/dialog';
import { fillIn, isolated } from '@/lib/i18n/fill-in';
import type { ListingsLabels } from './listing-labels';

type Props = {
  open: boolean;
  /** Of the ad in question. */
  title: string;
  labels: Pick<ListingsLabels, 'remove' | 'close'>;
  onClose: () => void;
  onConfirm: () => void;
};

export const RemoveDialog = ({ open, title, labels, onClose, onConfirm }: Props) => {
  const { remove } = labels;
  return (
    <Dialog open={open} onClose={onClose} title={remove.title} closeLabel={labels.close}>
      <p className="px-5 py-5">{fillIn(remove.text, { title: isolated(title) })}</p>
      <DialogFoot>
        <Button variant="outline" onClick={onClose}>
          {remove.keep}
        </Button>
        <Button variant="danger" onClick={onConfirm}>
          {remove.confirm}
        </Button>
      </DialogFoot>
    </Dialog>
  );
};
