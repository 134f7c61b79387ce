import { useEffect, useRef, useState } from 'react';

const store = 'moderation-keys';

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

const read = () => {
  try {
    return localStorage.getItem(store) !== 'off';
  } catch {
    return true;
  }
};

const codes: Record<string, 'next' | 'previous' | 'accept' | 'reject'> = {
  KeyJ: 'next',
  KeyK: 'previous',
  KeyA: 'accept',
  KeyR: 'reject',
};

type KeyActions = Record<'next' | 'previous' | 'accept' | 'reject' | 'help', () => void>;

/**
 * Single keys, by their place on the keyboard: they are the same under an Arabic or Kurdish layout. They rest while
 * somebody types, while a dialog is open, and when they are switched off, which this device remembers.
 */
export const useKeys = (actions: KeyActions) => {
  const [on, setOn] = useState(true);
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => setOn(read()), []);
  useEffect(() => {
    if (!on) return;
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.isComposing) return;
      if (isTyping(event.target) || document.querySelector('dialog:modal')) return;
      const help = event.key === '?' || event.key === '؟';
      const name = help ? 'help' : codes[event.code];
      if (!name || (event.shiftKey && !help)) return;
      event.preventDefault();
      latest.current[name]();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [on]);
  const toggle = () => {
    try {
      localStorage.setItem(store, on ? 'off' : 'on');
    } catch {
      // A browser that keeps nothing forgets it with the page.
    }
    setOn(!on);
  };
  return { on, toggle };
};
