import { isPlainClick } from './plain-click';
import { takePressedEarly } from './pressed-early';

/**
 * What does nothing without its script, or a link that does better with it, by `data-held`. Others lead somewhere by
 * themselves, a dropdown and a `details` open by themselves.
 */
const pressable = 'button, label, input, a[data-favourite], a[data-held]';

type Field = HTMLInputElement | HTMLSelectElement;
const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement;

/** As if it was written now: React takes no notice of a value that it has seen already. */
const write = (field: Field, value: string) => {
  if (field instanceof HTMLInputElement) field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
};

/**
 * Holds what is pressed and written in a part of the page whose code is not there yet, from the window, where it comes
 * before all others: React keeps from everybody what happens in a part that waits. What this returns does it all, one
 * after the other, for each may change what the next one does.
 */
export const holdUse = (part: HTMLElement): (() => Promise<void>) => {
  const presses = takePressedEarly((pressed) => part.contains(pressed)).map((pressed) => ({
    pressed,
    on: location.pathname,
  }));
  const values = new Map<Field, string>();
  const hold = (event: MouseEvent) => {
    const { target } = event;
    if (!event.isTrusted || !(target instanceof Element) || !part.contains(target) || !isPlainClick(event))
      return;
    const pressed = target.closest<HTMLElement>(pressable);
    if (!pressed) return;
    event.preventDefault();
    event.stopPropagation();
    presses.push({ pressed, on: location.pathname });
  };
  const note = ({ target }: Event) => {
    if (isField(target) && part.contains(target)) values.set(target, target.value);
  };
  window.addEventListener('click', hold, true);
  window.addEventListener('input', note, true);
  const rendered = () => new Promise((resolve) => setTimeout(resolve));
  return async () => {
    window.removeEventListener('input', note, true);
    for (const [field, value] of values) {
      await rendered();
      write(field, value);
    }
    for (let press = presses.shift(); press; press = presses.shift()) {
      await rendered();
      // Who has gone on to another page meanwhile wants it no more.
      if (press.on === location.pathname) press.pressed.click();
    }
    window.removeEventListener('click', hold, true);
  };
};
