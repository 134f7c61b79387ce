import { useEffect, useRef, useState } from 'react';
import { type ContentKind, type ContentRow, isOrdered } from '@/lib/api/queries/console';
import { formatNumber } from '@/lib/format/numbers';
import { fillIn } from '@/lib/i18n/fill-in';
import { classes } from '../../ui/classes';
import { useDragOrder } from '../../ui/use-drag-order';
import { useRoom } from '../room';
import { kinds } from './kinds';
import { RowLine } from './row-line';
import { useSite } from './site-room';
import { useFacts } from './use-facts';
import { useOrder } from './use-order';

type Props = {
  kind: ContentKind;
  /** All of them, and those that are searched for. */
  rows: readonly ContentRow[];
  shown: readonly ContentRow[];
  onRemove: (row: ContentRow) => void;
};

/** Rows in their order: moved by dragging, with a finger too, or by buttons, which say so and keep the focus. */
export const RowList = ({ kind, rows, shown, onRemove }: Props) => {
  const { locale } = useRoom();
  const { site } = useSite();
  const factsOf = useFacts(kind);
  const list = useRef<HTMLUListElement>(null);
  const [said, setSaid] = useState('');
  const [focused, setFocused] = useState<{ id: string; by: number } | null>(null);
  const { ordered, current, move, keep } = useOrder(kind, rows, kinds[kind].seenAt);
  const visible = new Set(shown.map(({ id }) => id));
  const lines = ordered.filter(({ id }) => visible.has(id));
  const idAt = (place: number) => lines[place]?.id;
  const idOf = (text: string) => lines.find(({ id }) => String(id) === text)?.id;
  const say = (at: number) => {
    const [n, total] = [at + 1, lines.length].map((figure) => formatNumber(figure, locale));
    setSaid(fillIn(site.moved, { n: n ?? '', total: total ?? '' }));
  };

  const { dragged, drag } = useDragOrder({
    list,
    isRow: (line, id) => line.getAttribute('data-row') === id,
    onMove: (text, to) => {
      const [id, target] = [idOf(text), idAt(to)];
      if (id !== undefined && target !== undefined) move(id, target);
    },
    onDrop: (_, at) => {
      keep(latest.current);
      say(at);
    },
  });
  const latest = useRef(current);
  useEffect(() => {
    latest.current = current;
  });

  // A line that moves takes its buttons along, and some browsers lose the focus on the way.
  useEffect(() => {
    if (!focused) return;
    const line = list.current?.querySelector(`[data-row="${CSS.escape(focused.id)}"]`);
    line?.querySelector<HTMLButtonElement>(`[data-step="${focused.by}"]`)?.focus();
  }, [focused]);

  const step = (at: number, by: -1 | 1) => {
    const [id, target] = [idAt(at), idAt(at + by)];
    if (id === undefined || target === undefined) return;
    keep(move(id, target));
    setFocused({ id: String(id), by });
    say(at + by);
  };

  return (
    <>
      <ul ref={list} aria-label={site.kinds[kind].title} className="mod-panel site-rows">
        {lines.map((row, at) => (
          <li
            key={row.id}
            data-row={row.id}
            className={classes(dragged === String(row.id) && 'site-row-dragged')}
          >
            <RowLine
              kind={kind}
              row={row}
              facts={factsOf(row)}
              place={
                !isOrdered(kind)
                  ? null
                  : { at, total: lines.length, onStep: (by) => step(at, by), onPress: drag(String(row.id)) }
              }
              onRemove={() => onRemove(row)}
            />
          </li>
        ))}
      </ul>
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  );
};
