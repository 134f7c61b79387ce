import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Row } from './rows';

/** This near to the end counts as being there. */
const near = 80;
/** Older messages are fetched before someone reaches the top. */
const ahead = 400;

type Edges = { first: string | undefined; count: number };
const edgesOf = (rows: readonly Row[]) => {
  const messages = rows.filter((row) => row.kind === 'message');
  return { first: messages[0]?.key, last: messages.at(-1), count: messages.length };
};

/**
 * The thread is at its end when it opens, or where the new messages begin; it follows what is added while someone is at
 * the end, and stays where it is while they read further up, also when older messages come in above.
 */
export const useScroll = (rows: readonly Row[], onNearTop: () => void) => {
  const box = useRef<HTMLDivElement>(null);
  const known = useRef<Edges & { height: number }>({ first: undefined, count: 0, height: 0 });
  const following = useRef(true);
  const [atEnd, setAtEnd] = useState(true);
  const [below, setBelow] = useState(0);

  const toEnd = useCallback(() => {
    const element = box.current;
    if (!element) return;
    following.current = true;
    element.scrollTop = element.scrollHeight;
    setAtEnd(true);
    setBelow(0);
  }, []);

  const onScroll = useCallback(() => {
    const element = box.current;
    if (!element) return;
    const end = element.scrollHeight - element.scrollTop - element.clientHeight < near;
    following.current = end;
    setAtEnd(end);
    if (end) setBelow(0);
    if (element.scrollTop < ahead) onNearTop();
  }, [onNearTop]);

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const before = known.current;
    const { first, last, count } = edgesOf(rows);
    known.current = { first, count, height: element.scrollHeight };
    if (!count) return;
    if (before.count === 0) {
      const line = element.querySelector<HTMLElement>('[data-unread-line]');
      if (line && line.offsetTop < element.scrollHeight - element.clientHeight) {
        element.scrollTop = line.offsetTop - element.clientHeight / 3;
        onScroll();
      } else toEnd();
      return;
    }
    if (first !== before.first) {
      element.scrollTop += element.scrollHeight - before.height;
      return;
    }
    const added = count - before.count;
    if (following.current || (added > 0 && last?.mine)) toEnd();
    else if (added > 0) setBelow((waiting) => waiting + added);
  }, [rows, onScroll, toEnd]);

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    // A keyboard that opens or a box that grows takes room from the thread, not from its end.
    const watch = new ResizeObserver(() => {
      if (following.current) element.scrollTop = element.scrollHeight;
    });
    watch.observe(element);
    if (element.firstElementChild) watch.observe(element.firstElementChild);
    return () => watch.disconnect();
  }, []);

  return { box, onScroll, atEnd, below, toEnd };
};
