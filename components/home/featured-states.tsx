import { Button } from '@/components/ui/button';
import { WhenBack } from '@/components/ui/line';

type Words = { title: string; text: string };

const Notice = ({ title, text }: Words) => (
  <>
    <p className="text-20 font-semibold">{title}</p>
    <p className="mt-1 text-muted">{text}</p>
  </>
);

const frame = 'rounded border border-dashed border-line bg-surface px-6 py-16 text-center';

export const FeaturedEmpty = (words: Words) => (
  <div className={frame}>
    <Notice {...words} />
  </div>
);

type ErrorProps = Words & { retry: string; onRetry: () => void };

export const FeaturedError = ({ retry, onRetry, ...words }: ErrorProps) => (
  <div role="alert" className={frame}>
    <Notice {...words} />
    <WhenBack act={onRetry} />
    <Button variant="outline" className="mt-5" onClick={onRetry}>
      {retry}
    </Button>
  </div>
);
