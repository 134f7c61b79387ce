'use client';

import { useEffect, useRef } from 'react';

/** On a phone the menu is a strip that may be longer than the screen: the link of this screen is brought into sight. */
export const ShowCurrent = () => {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const current = mark.current?.parentElement?.querySelector('[aria-current]');
    current?.scrollIntoView({ inline: 'center', block: 'nearest', behavior: 'instant' });
  }, []);
  return <span ref={mark} hidden />;
};
