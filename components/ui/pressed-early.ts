declare global {
  interface Window {
    /** What was pressed before the script was there that does what it says (lib/session-script.ts). */
    pressedEarly?: HTMLElement[];
  }
}

/** What of this was pressed before its script was there; it is asked for once. */
export const takePressedEarly = (isMine: (pressed: HTMLElement) => boolean): HTMLElement[] => {
  const { pressedEarly = [] } = window;
  const taken = pressedEarly.filter(isMine);
  if (taken.length) window.pressedEarly = pressedEarly.filter((pressed) => !taken.includes(pressed));
  return taken;
};
