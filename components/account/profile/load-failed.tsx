import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';

type Props = { labels: { failed: string; tryAgain: string }; onRetry: () => void };

/** In the place of one part of a screen; the others go on. */
export const LoadFailed = ({ labels, onRetry }: Props) => (
  <div role="alert" className="account-panel flex flex-wrap items-center justify-between gap-3 p-5">
    <p>{labels.failed}</p>
    <Button variant="outline" size="sm" onClick={onRetry}>
      <Icon name="rotate-ccw" size={16} />
      {labels.tryAgain}
    </Button>
  </div>
);
