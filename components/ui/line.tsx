'use client';

import { useEffect, useRef, useSyncExternalStore } from 'react';

const subscribe = (changed: () => void) => {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
};

/** Whether the browser has a network at all. */
export const useOnline = () =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );

/** Stands beside what could not be loaded, and tries again by itself as soon as the line is back. */
export const WhenBack = ({ act }: { act: () => void }) => {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    const tell = () => latest.current();
    window.addEventListener('online', tell);
    return () => window.removeEventListener('online', tell);
  }, []);
  return null;
};
