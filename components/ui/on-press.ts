import { isPlainClick } from './plain-click';
import { takePressedEarly } from './pressed-early';

/**
 * Calls back for a plain click on what the selector names, now or later, and for what was pressed before any script was
 * there; a link then leads nowhere by itself.
 */
export const onPress = (selector: string, pressed: (element: HTMLElement) => void) => {
  const onClick = (event: MouseEvent) => {
    const element = event.target instanceof Element && event.target.closest<HTMLElement>(selector);
    if (!element || !isPlainClick(event)) return;
    event.preventDefault();
    pressed(element);
  };
  document.addEventListener('click', onClick);
  // In a part that still waits it is for `holdUse`: React lets no click through there.
  const isMine = (early: HTMLElement) => early.matches(selector) && !early.closest('[data-waits]');
  for (const element of takePressedEarly(isMine)) pressed(element);
  return () => document.removeEventListener('click', onClick);
};
