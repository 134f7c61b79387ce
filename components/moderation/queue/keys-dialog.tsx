import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { useRoom } from '../room';

const keys = [
  { key: 'J', word: 'next' },
  { key: 'K', word: 'previous' },
  { key: 'A', word: 'accept' },
  { key: 'R', word: 'reject' },
  { key: '?', word: 'help' },
] as const;

type Props = { open: boolean; on: boolean; onToggle: () => void; onClose: () => void };

export const KeysDialog = ({ open, on, onToggle, onClose }: Props) => {
  const { words } = useRoom();
  return (
    <Dialog open={open} onClose={onClose} title={words.keys.title} closeLabel={words.close}>
      <div className="grid gap-5 p-5">
        <dl className="grid grid-cols-[auto_1fr] items-center gap-x-5 gap-y-3">
          {keys.map(({ key, word }) => (
            <div key={key} className="contents">
              <dt>
                <kbd className="mod-key">{key}</kbd>
              </dt>
              <dd>{words.keys[word]}</dd>
            </div>
          ))}
        </dl>
        <p role="status" className="text-muted">
          {on ? words.keys.note : words.keys.isOff}
        </p>
        <Button variant="outline" onClick={onToggle} className="justify-self-start">
          {on ? words.keys.off : words.keys.on}
        </Button>
      </div>
    </Dialog>
  );
};
