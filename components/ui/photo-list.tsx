import { useEffect, useRef, useState } from 'react';
import { classes } from './classes';
import { fill } from './fill';
import { focusBeside } from './focus-beside';
import { PhotoTile, type TileLabels, type TilePhoto } from './photo-tile';
import { useDragOrder } from './use-drag-order';

/** `{n}` and `{total}` stand where a place in the row goes. */
type PhotoLabels = TileLabels & { list: string; moved: string; removed: string };

type Props = {
  photos: readonly TilePhoto[];
  labels: PhotoLabels;
  onMove: (id: string, to: number) => void;
  onRemove: (id: string) => void;
  onStop: (id: string) => void;
  onRetry: (id: string) => void;
  /** A picture that cannot be shown. */
  onBroken: (id: string) => void;
};

const heard = new Set<TilePhoto['state']>(['sent', 'held', 'stopped', 'failed']);

/** Photographs in their order, the cover first: moved by dragging, with a finger too, or by buttons, which say so. */
export const PhotoList = ({ photos, labels, onMove, onRemove, ...rest }: Props) => {
  const list = useRef<HTMLUListElement>(null);
  const [said, setSaid] = useState('');
  const total = photos.length;

  // What becomes of each on its way is heard, too; how far it is stands in its bar.
  const known = useRef(new Map<string, TilePhoto['state']>());
  useEffect(() => {
    const news = photos.flatMap(({ id, state, problem }, index) => {
      const told = known.current.get(id) === state || !heard.has(state);
      return told ? [] : `${fill(labels.photo, { n: index + 1, total })}: ${problem ?? labels[state]}`;
    });
    known.current = new Map(photos.map(({ id, state }) => [id, state]));
    if (news.length) setSaid(news.join(' '));
  }, [photos, total, labels]);

  const say = (at: number) => setSaid(fill(labels.moved, { n: at + 1, total }));
  const { dragged, drag } = useDragOrder({
    list,
    isRow: (tile, id) => tile.getAttribute('data-photo') === id,
    onMove,
    onDrop: (_, at) => say(at),
  });

  return (
    <>
      {total ? (
        <ul ref={list} aria-label={labels.list} className="photo-list">
          {photos.map((photo, index) => (
            <li
              key={photo.id}
              data-photo={photo.id}
              className={classes('photo-tile', dragged === photo.id && 'photo-tile-dragged')}
            >
              <PhotoTile
                photo={photo}
                index={index}
                total={total}
                labels={labels}
                onPress={drag(photo.id)}
                onMove={(to) => {
                  onMove(photo.id, to);
                  say(to);
                }}
                onRemove={() => {
                  focusBeside(list.current?.children[index]);
                  onRemove(photo.id);
                  setSaid(labels.removed);
                }}
                {...rest}
              />
            </li>
          ))}
        </ul>
      ) : null}
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  );
};
