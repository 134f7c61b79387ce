import { useState } from 'react';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { Icon } from '../ui/icon';
import type { AdFormLabels } from './ad-form-labels';

type Props = { labels: AdFormLabels['draft']; onAnew: () => void };

/** Says that what was typed is here again, and is the way to begin with nothing; that is asked twice. */
export const DraftNote = ({ labels, onAnew }: Props) => {
  const [asking, setAsking] = useState(false);
  return (
    <div role="status" className="ad-form-note">
      <Icon name="rotate-ccw" size={20} className="text-petrol" />
      <p className="min-w-0 flex-1">
        <strong className="font-semibold">{labels.kept}</strong> {labels.keptText}
      </p>
      <Button variant="quiet" size="sm" onClick={() => setAsking(true)}>
        {labels.anew}
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={labels.anewTitle}
        closeLabel={labels.close}
      >
        <div className="grid gap-5 p-5">
          <p>{labels.anewText}</p>
          <div className="flex flex-wrap justify-end gap-3">
            <Button variant="outline" onClick={() => setAsking(false)}>
              {labels.keep}
            </Button>
            <Button
              variant="danger"
              onClick={() => {
                setAsking(false);
                onAnew();
              }}
            >
              {labels.anew}
            </Button>
          </div>
        </div>
      </Dialog>
    </div>
  );
};
