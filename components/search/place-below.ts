const margin = 8;
/** A narrow field has a list that is wider than itself, where there is room. */
const narrowest = 320;

/** Puts an element of `position: fixed` below a field, begun where the field begins, inside of what can be seen. */
export const placeBelow = (element: HTMLElement, field: Element) => {
  const { left, right, bottom, width } = (field.closest('.field-box') ?? field).getBoundingClientRect();
  const room = document.documentElement.clientWidth;
  const wide = Math.min(Math.max(width, narrowest), room - 2 * margin);
  const start = document.dir === 'rtl' ? room - right : left;
  // A keyboard on the screen takes its lower half.
  const { height, offsetTop } = window.visualViewport ?? { height: window.innerHeight, offsetTop: 0 };
  Object.assign(element.style, {
    top: `${bottom + margin / 2}px`,
    insetInlineStart: `${Math.max(margin, Math.min(start, room - wide - margin))}px`,
    width: `${wide}px`,
    maxHeight: `${Math.max(160, offsetTop + height - bottom - 2 * margin)}px`,
  });
};
