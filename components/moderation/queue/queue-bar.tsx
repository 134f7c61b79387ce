import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { IconButton } from '../../ui/icon-button';
import { useRoom } from '../room';

type Props = {
  canDecide: boolean;
  keysOn: boolean;
  onAccept: () => void;
  onReject: () => void;
  onNext: (() => void) | undefined;
  onPrevious: (() => void) | undefined;
  onBack: () => void;
  onHelp: () => void;
};

const Key = ({ on, children }: { on: boolean; children: string }) =>
  on ? (
    <kbd aria-hidden className="mod-key mod-key-button">
      {children}
    </kbd>
  ) : null;

/** Always in reach at the lower edge; each button says its key. */
export const QueueBar = (props: Props) => {
  const { words } = useRoom();
  const { canDecide, keysOn, onNext, onPrevious } = props;
  return (
    <div className="mod-bar">
      <div className="flex flex-wrap items-center gap-2 sm:gap-3">
        <Button disabled={!canDecide} onClick={props.onAccept} aria-keyshortcuts={keysOn ? 'A' : undefined}>
          <Icon name="check" size={18} />
          {words.ad.accept}
          <Key on={keysOn}>A</Key>
        </Button>
        <Button
          variant="danger"
          disabled={!canDecide}
          onClick={props.onReject}
          aria-keyshortcuts={keysOn ? 'R' : undefined}
        >
          {words.ad.reject}
          <Key on={keysOn}>R</Key>
        </Button>
        <span className="ms-auto flex items-center gap-1">
          <IconButton label={words.queue.back} onClick={props.onBack} className="lg:hidden">
            <Icon name="menu" />
          </IconButton>
          <IconButton
            label={words.queue.previous}
            disabled={!onPrevious}
            onClick={onPrevious}
            aria-keyshortcuts={keysOn ? 'K' : undefined}
          >
            <Icon name="chevron-right" className="ltr:rotate-180" />
          </IconButton>
          <IconButton
            label={words.queue.skip}
            disabled={!onNext}
            onClick={onNext}
            aria-keyshortcuts={keysOn ? 'J' : undefined}
          >
            <Icon name="chevron-right" directional />
          </IconButton>
          <IconButton label={words.keys.title} onClick={props.onHelp} className="max-lg:hidden">
            <kbd aria-hidden className="mod-key">
              ?
            </kbd>
          </IconButton>
        </span>
      </div>
    </div>
  );
};
