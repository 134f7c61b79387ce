import { isPlainClick } from './plain-click';

/** `attribute`: by which an element says what it stands for. */
type Switches = {
  attribute: `data-${string}`;
  isOn: (id: number) => boolean;
  turn: (id: number, on: boolean) => void;
};

/** Makes links and buttons of a page switches, those that come later too. Any other element only shows. */
export const drawSwitches = ({ attribute, isOn, turn }: Switches) => {
  const selector = `[${attribute}]`;
  const idOf = (element: Element) => Number(element.getAttribute(attribute));
  const draw = (element: Element) => {
    const on = isOn(idOf(element));
    element.toggleAttribute('data-on', on);
    if (!element.matches('a, button')) return;
    if (element.matches('a')) element.setAttribute('role', 'button');
    element.setAttribute('aria-pressed', String(on));
  };
  const drawAll = (within: ParentNode = document) => {
    for (const element of within.querySelectorAll(selector)) draw(element);
  };
  const press = (event: MouseEvent | KeyboardEvent, kinds: string) => {
    const element = event.target instanceof Element && event.target.closest(`:is(${kinds})${selector}`);
    if (!element || !isPlainClick(event)) return;
    event.preventDefault();
    turn(idOf(element), !isOn(idOf(element)));
  };
  const onClick = (event: MouseEvent) => press(event, 'a, button');
  // A button is pressed by the space bar too, which a link does not know.
  const onKey = (event: KeyboardEvent) => {
    if (event.key === ' ') press(event, 'a');
  };
  const watch = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        if (node.matches(selector)) draw(node);
        drawAll(node);
      }
    }
  });
  document.addEventListener('click', onClick);
  document.addEventListener('keydown', onKey);
  return {
    drawAll,
    follow: () => watch.observe(document.body, { childList: true, subtree: true }),
    stop: () => {
      watch.disconnect();
      document.removeEventListener('click', onClick);
      document.removeEventListener('keydown', onKey);
    },
  };
};
