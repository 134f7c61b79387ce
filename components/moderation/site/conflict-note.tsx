import { Button } from '../../ui/button';
import { useSite } from './site-room';

/** Somebody else saved in the meantime: nothing is overwritten that nobody has seen. */
export const ConflictNote = ({ onTheirs, onMine }: { onTheirs: () => void; onMine: () => void }) => {
  const { site } = useSite();
  return (
    <div className="mod-note items-center!">
      <span>{site.conflict.text}</span>
      <Button variant="outline" size="sm" onClick={onTheirs}>
        {site.conflict.theirs}
      </Button>
      <Button variant="outline" size="sm" onClick={onMine}>
        {site.conflict.mine}
      </Button>
    </div>
  );
};
