import { Button } from '../ui/button';
import { RefusalNote } from './refusal-note';

type Props = {
  refusal: string | null;
  busy: boolean;
  labels: { submit: string; busy: string };
  /** Of the button. */
  className?: string;
};

/** What the server said of the whole form, and the button that sends it. */
export const FormEnd = ({ refusal, busy, labels, className = 'w-full' }: Props) => (
  <div>
    <RefusalNote text={refusal} />
    <Button type="submit" size="lg" disabled={busy} className={className}>
      {busy ? labels.busy : labels.submit}
    </Button>
  </div>
);
