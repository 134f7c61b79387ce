import { useEffect, useRef } from 'react';

/** What was pressed goes with its step: the focus, and who is read to, go on at the beginning of the next one. */
export const useStepStart = <Start extends HTMLElement>() => {
  const start = useRef<Start>(null);
  useEffect(() => start.current?.focus(), []);
  return start;
};
