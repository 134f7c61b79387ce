'use client';

import { type PointerEvent as Press, useEffect, useRef, useState } from 'react';
import { classes } from './classes';
import { focusBeside } from './focus-beside';
import { PhotoTile, type TileLabels, type TilePhoto } from './photo-tile';

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

const fill = (text: string, values: Record<string, number>) =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));

const heard = new Set<TilePhoto['state']>(['sent', 'held', 'stopped', 'failed']);

/** Photographs in their order, the cover first: moved by dragging, with a finger too, or by buttons, which say so. */
export const PhotoList = ({ photos, labels, onMove, onRemove, ...rest }: Props) => {
  const list = useRef<HTMLUListElement>(null);
  const [dragged, setDragged] = useState<string | null>(null);
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

  const move = (id: string, to: number) => {
    onMove(id, to);
    setSaid(fill(labels.moved, { n: to + 1, total }));
  };

  /** The row is a grid of equal tiles, so the tile under the pointer says the place. */
  const drag = (id: string) => (press: Press) => {
    if (press.button !== 0) return;
    press.preventDefault();
    setDragged(id);
    let place = -1;
    const over = (event: PointerEvent) => {
      const tiles = [...(list.current?.children ?? [])];
      const to = tiles.findIndex((tile) => {
        const { left, right, top, bottom } = tile.getBoundingClientRect();
        return (
          event.clientX >= left && event.clientX <= right && event.clientY >= top && event.clientY <= bottom
        );
      });
      if (to < 0 || tiles[to]?.getAttribute('data-photo') === id || to === place) return;
      place = to;
      onMove(id, to);
      // Where tiles are of different heights the pointer may now be over another; it counts once it moves on.
      requestAnimationFrame(() => {
        place = -1;
      });
    };
    const end = () => {
      window.removeEventListener('pointermove', over);
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', end);
      setDragged(null);
      const now = [...(list.current?.children ?? [])].findIndex(
        (tile) => tile.getAttribute('data-photo') === id,
      );
      setSaid(fill(labels.moved, { n: now + 1, total }));
    };
    window.addEventListener('pointermove', over);
    window.addEventListener('pointerup', end);
    window.addEventListener('pointercancel', end);
  };

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
                onMove={(to) => move(photo.id, to)}
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
