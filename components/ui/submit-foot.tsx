import { Button } from './button';
import { DialogFoot } from './dialog';

type Props = {
  keep: string;
  onKeep: () => void;
  submit: string;
  busy: boolean;
  /** What it does cannot be taken back. */
  danger?: boolean;
};

/** The way back and the way on of a form in a dialog. */
export const SubmitFoot = ({ keep, onKeep, submit, busy, danger = false }: Props) => (
  <DialogFoot>
    <Button variant="outline" onClick={onKeep}>
      {keep}
    </Button>
    <Button type="submit" variant={danger ? 'danger' : 'signal'} disabled={busy}>
      {submit}
    </Button>
  </DialogFoot>
);
