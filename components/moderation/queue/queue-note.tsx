import { fillIn, isolated } from '@/lib/i18n/fill-in';
import { Icon } from '../../ui/icon';
import { useRoom } from '../room';

export type Note = { done: boolean; text: string; id: number; title: string };

/** What became of the decision before. Good news is read out when there is time, a refusal at once. */
export const QueueNote = ({ note, onShow }: { note: Note | null; onShow: (id: number) => void }) => {
  const { words } = useRoom();
  const said = note && fillIn(words.queue.decided, { title: isolated(note.title), answer: note.text });
  return (
    <>
      <div role="status">
        {note?.done ? (
          <p className="mod-note text-good">
            <Icon name="check" size={18} className="mt-0.5" />
            <span>{said}</span>
          </p>
        ) : null}
      </div>
      <div role="alert">
        {note && !note.done ? (
          <p className="mod-note border-bad/40 text-bad">
            <Icon name="warning" size={18} className="mt-0.5" />
            <span>{said}</span>
            <button type="button" className="mod-link min-h-8 font-semibold" onClick={() => onShow(note.id)}>
              {words.queue.show}
            </button>
          </p>
        ) : null}
      </div>
    </>
  );
};
