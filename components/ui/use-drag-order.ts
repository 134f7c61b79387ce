import { type PointerEvent as Press, type RefObject, useState } from 'react';

type Options = {
  list: RefObject<HTMLElement | null>;
  /** Whether a child of the list stands for this row. */
  isRow: (child: Element, id: string) => boolean;
  onMove: (id: string, to: number) => void;
  /** The row was let go at this place. */
  onDrop: (id: string, at: number) => void;
};

const isOver = (event: PointerEvent) => (child: Element) => {
  const { left, right, top, bottom } = child.getBoundingClientRect();
  return event.clientX >= left && event.clientX <= right && event.clientY >= top && event.clientY <= bottom;
};

/** Rows or tiles that are dragged to another place, with a finger too: the one under the pointer says the place. */
export const useDragOrder = ({ list, isRow, onMove, onDrop }: Options) => {
  const [dragged, setDragged] = useState<string | null>(null);

  const drag = (id: string) => (press: Press) => {
    if (press.button !== 0) return;
    press.preventDefault();
    setDragged(id);
    let place = -1;
    const children = () => [...(list.current?.children ?? [])];
    const over = (event: PointerEvent) => {
      const rows = children();
      const to = rows.findIndex(isOver(event));
      const row = rows[to];
      if (!row || isRow(row, id) || to === place) return;
      place = to;
      onMove(id, to);
      // Where they are of different heights the pointer may now be over another; it counts once it moves on.
      requestAnimationFrame(() => {
        place = -1;
      });
    };
    const end = () => {
      window.removeEventListener('pointermove', over);
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', end);
      setDragged(null);
      onDrop(
        id,
        children().findIndex((child) => isRow(child, id)),
      );
    };
    window.addEventListener('pointermove', over);
    window.addEventListener('pointerup', end);
    window.addEventListener('pointercancel', end);
  };

  return { dragged, drag };
};
