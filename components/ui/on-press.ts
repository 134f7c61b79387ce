import { isPlainClick } from './plain-click';

/** Calls back for a plain click on what the selector names, now or later; a link then leads nowhere by itself. */
export const onPress = (selector: string, pressed: (element: HTMLElement) => void) => {
  const onClick = (event: MouseEvent) => {
    const element = event.target instanceof Element && event.target.closest<HTMLElement>(selector);
    if (!element || !isPlainClick(event)) return;
    event.preventDefault();
    pressed(element);
  };
  document.addEventListener('click', onClick);
  return () => document.removeEventListener('click', onClick);
};
