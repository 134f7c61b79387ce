'use client';

import { useEffect } from 'react';

const openMenus = () => document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]');

const leave = ({ target }: Event) => {
  for (const menu of openMenus()) if (!menu.contains(target as Node)) menu.open = false;
};

const closeAround = (target: EventTarget | null, focus: boolean) => {
  for (const menu of openMenus()) {
    if (!menu.contains(target as Node)) continue;
    menu.open = false;
    if (focus) menu.querySelector('summary')?.focus();
  }
};

const choose = ({ target }: Event) => {
  if (!(target instanceof Element)) return;
  // The dialog that is about to open gives the focus back to here.
  const asks = target.closest('[aria-haspopup="dialog"]') !== null;
  if (asks || target.closest('a')) closeAround(target, asks);
};

const onKey = ({ key, target }: KeyboardEvent) => {
  if (key === 'Escape') closeAround(target, true);
};

/**
 * Closes every menu of the page (Disclosure) that is left or chosen from, one listener for the lot, before what was chosen
 * is done.
 */
export const CloseMenus = () => {
  useEffect(() => {
    const ended = new AbortController();
    const first = { capture: true, signal: ended.signal };
    document.addEventListener('pointerdown', leave, first);
    document.addEventListener('focusin', leave, first);
    document.addEventListener('click', choose, first);
    document.addEventListener('keydown', onKey, first);
    return () => ended.abort();
  }, []);
  return null;
};
