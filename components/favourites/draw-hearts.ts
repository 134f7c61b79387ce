import { isPlainClick } from '@/components/ui/plain-click';

const selector = '[data-favourite]';
const adOf = (heart: Element) => Number(heart.getAttribute('data-favourite'));

type Hearts = { isOn: (adId: number) => boolean; turn: (adId: number, on: boolean) => void };

/** Makes the hearts of a page switches, those that come later too. A heart that is no link only shows. */
export const drawHearts = ({ isOn, turn }: Hearts) => {
  const draw = (heart: Element) => {
    const on = isOn(adOf(heart));
    heart.toggleAttribute('data-on', on);
    if (!heart.matches('a')) return;
    heart.setAttribute('role', 'button');
    heart.setAttribute('aria-pressed', String(on));
  };
  const drawAll = (within: ParentNode = document) => {
    for (const heart of within.querySelectorAll(selector)) draw(heart);
  };
  const press = (event: MouseEvent | KeyboardEvent) => {
    const heart = event.target instanceof Element && event.target.closest(`a${selector}`);
    if (!heart || !isPlainClick(event)) return;
    event.preventDefault();
    turn(adOf(heart), !isOn(adOf(heart)));
  };
  // A button is pressed by the space bar too, which a link does not know.
  const onKey = (event: KeyboardEvent) => {
    if (event.key === ' ') press(event);
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
  document.addEventListener('click', press);
  document.addEventListener('keydown', onKey);
  return {
    drawAll,
    follow: () => watch.observe(document.body, { childList: true, subtree: true }),
    stop: () => {
      watch.disconnect();
      document.removeEventListener('click', press);
      document.removeEventListener('keydown', onKey);
    },
  };
};
