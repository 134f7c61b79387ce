'use client';

import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import type { SelectLabels, SelectOption } from './select';

const load = async () => ({ default: (await import('./select')).Select });
const Select = lazy(load);

type Props = {
  id: string;
  name: string;
  label: string;
  labels: SelectLabels;
  rtl: boolean;
  /** A label and a plain `<select>` with that id and name: what there is without a script, and until it is here. */
  children: ReactNode;
};
type Rich = { options: SelectOption[]; value: string; focused: boolean };

const read = (select: HTMLSelectElement): Omit<Rich, 'focused'> => ({
  value: select.value,
  options: [...select.options]
    .filter(({ value }) => value !== '')
    .map(({ value, text }) => ({ value, label: text })),
});

/** Calls `reach` when someone is about to use the dropdown, and never while its list may be open under a pointer. */
const watch = (frame: HTMLElement, reach: (mayChange: () => boolean) => void) => {
  let pressed = false;
  const mayChange = () => !(pressed && frame.contains(document.activeElement));
  const leaving = new AbortController();
  const on = (type: string, listener: (event: Event) => void) =>
    frame.addEventListener(type, listener, { signal: leaving.signal });
  on('pointerenter', (event) => {
    if (event instanceof PointerEvent && event.pointerType === 'mouse') reach(mayChange);
  });
  on('pointerdown', () => {
    pressed = true;
  });
  on('focusin', () => reach(mayChange));
  on('focusout', () => {
    pressed = false;
    reach(mayChange);
  });
  return () => leaving.abort();
};

/**
 * A plain dropdown that becomes the searchable one when someone reaches for it. It takes the options from the page, so
 * that they are sent once. A list that is already open is not taken away: then the change comes after the choice.
 */
export const RichSelect = ({ id, name, label, labels, rtl, children }: Props) => {
  const frame = useRef<HTMLDivElement>(null);
  const [rich, setRich] = useState<Rich | null>(null);

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    return watch(element, async (mayChange) => {
      // The plain one does without.
      if (!(await load().catch(() => null))) return;
      const select = element.querySelector('select');
      if (!select || !mayChange()) return;
      const seen = { ...read(select), focused: select === document.activeElement };
      // The plain one says that it lost the focus when it is taken away; the rich one has it by then.
      setRich((already) => already ?? seen);
    });
  }, []);

  const plain = <div ref={frame}>{children}</div>;
  if (!rich) return plain;
  return (
    <Suspense fallback={plain}>
      <Select
        inputId={id}
        name={name}
        label={label}
        labels={labels}
        rtl={rtl}
        options={rich.options}
        value={rich.value}
        onChange={(value) => setRich({ ...rich, value })}
        autoFocus={rich.focused}
      />
    </Suspense>
  );
};
