'use client';

import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { fillIn, isolated } from '@/lib/i18n/fill-in';
import type { ListingsLabels } from './listing-labels';

type Props = {
  /** Of the ad in question; null while nothing is asked. */
  title: string | null;
  labels: Pick<ListingsLabels, 'remove' | 'close'>;
  onClose: () => void;
  onConfirm: () => void;
};

export const RemoveDialog = ({ title, labels, onClose, onConfirm }: Props) => {
  const { remove } = labels;
  return (
    <Dialog open={title !== null} onClose={onClose} title={remove.title} closeLabel={labels.close}>
      <p className="px-5 py-5">{fillIn(remove.text, { title: isolated(title ?? '') })}</p>
      <div className="flex flex-wrap justify-end gap-3 border-t border-line px-5 py-4">
        <Button variant="outline" onClick={onClose}>
          {remove.keep}
        </Button>
        <Button variant="danger" onClick={onConfirm}>
          {remove.confirm}
        </Button>
      </div>
    </Dialog>
  );
};
