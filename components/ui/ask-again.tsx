import { Button } from './button';
import { Icon } from './icon';
import { WhenBack } from './line';

/** Asks once more for what did not come, at a press and by itself as soon as the line is back. */
export const AskAgain = ({ text, onAsk }: { text: string; onAsk: () => void }) => (
  <>
    <WhenBack act={onAsk} />
    <Button variant="outline" onClick={onAsk}>
      <Icon name="rotate-ccw" size={18} />
      {text}
    </Button>
  </>
);
