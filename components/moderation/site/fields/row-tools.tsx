import { fillIn, isolated } from '@/lib/i18n/fill-in';
import { Icon } from '../../../ui/icon';
import { IconButton } from '../../../ui/icon-button';
import { useSite } from '../site-room';

type Props = {
  /** What the row is called. */
  name: string;
  at: number;
  total: number;
  onMove: (to: number) => void;
  onRemove: () => void;
};

/** One place up, one down, or away. */
export const RowTools = ({ name, at, total, onMove, onRemove }: Props) => {
  const { site } = useSite();
  const about = (text: string) => fillIn(text, { name: isolated(name) });
  return (
    <div className="site-row-tools">
      <IconButton label={about(site.up)} disabled={at === 0} onClick={() => onMove(at - 1)}>
        <Icon name="chevron-down" className="rotate-180" />
      </IconButton>
      <IconButton label={about(site.down)} disabled={at === total - 1} onClick={() => onMove(at + 1)}>
        <Icon name="chevron-down" />
      </IconButton>
      <IconButton label={about(site.remove)} onClick={onRemove} className="text-bad">
        <Icon name="trash" />
      </IconButton>
    </div>
  );
};
