import { type RefObject, useEffect } from 'react';

/** Where a keyboard covers the page instead of shrinking it (iOS), the thread takes what is left above it. */
export const useKeyboard = (thread: RefObject<HTMLElement | null>) => {
  useEffect(() => {
    const view = window.visualViewport;
    const element = thread.current;
    if (!view || !element) return;
    const fit = () => {
      const covered = window.innerHeight - view.height > 80 && view.scale === 1;
      element.style.setProperty('--chat-height', covered ? `${view.height}px` : '');
      element.style.setProperty('--chat-top', covered ? `${view.offsetTop}px` : '');
    };
    view.addEventListener('resize', fit);
    view.addEventListener('scroll', fit);
    return () => {
      view.removeEventListener('resize', fit);
      view.removeEventListener('scroll', fit);
    };
  }, [thread]);
};
