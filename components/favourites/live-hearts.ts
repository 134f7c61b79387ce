import { isPlainClick } from '@/components/ui/plain-click';
import { showToast } from '@/components/ui/toast';
import { ApiError } from '@/lib/api/client';
import { reasonOf } from '@/lib/api/reason-of';
import { type Locale, locales } from '@/lib/i18n/locales';
import { localePath, paths } from '@/lib/paths';
import { isFavourite, loadFavourites, onFavouritesChange, turnFavourite } from './favourites';
import { keepWish, takeWish } from './wish';

type Options = { userId: number; locale: Locale; failed: string };

const selector = '[data-favourite]';
const adOf = (heart: Element) => Number(heart.getAttribute('data-favourite'));

/** A heart that is no link only shows. */
const draw = (heart: Element) => {
  const on = isFavourite(adOf(heart));
  heart.toggleAttribute('data-on', on);
  if (!heart.matches('a')) return;
  heart.setAttribute('role', 'button');
  heart.setAttribute('aria-pressed', String(on));
};
const drawAll = (within: ParentNode = document) => {
  for (const heart of within.querySelectorAll(selector)) draw(heart);
};

/** Makes the hearts of a member switches, those that come later too, until it is stopped. */
export const startHearts = ({ userId, locale, failed }: Options) => {
  const rtl = locales[locale].dir === 'rtl';
  const turn = async (adId: number, on: boolean) => {
    try {
      const message = await turnFavourite(adId, on, locale);
      if (message) void showToast({ type: 'success', text: message, rtl });
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) {
        // The session ended elsewhere.
        if (on) keepWish(adId);
        location.assign(localePath(locale, paths.login(location.pathname + location.search)));
        return;
      }
      void showToast({ type: 'error', text: reasonOf(error, failed), rtl });
    }
  };

  const press = (event: MouseEvent | KeyboardEvent) => {
    const heart = event.target instanceof Element && event.target.closest(`a${selector}`);
    if (!heart || !isPlainClick(event)) return;
    event.preventDefault();
    void turn(adOf(heart), !isFavourite(adOf(heart)));
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
  const forget = onFavouritesChange(() => drawAll());
  document.addEventListener('click', press);
  document.addEventListener('keydown', onKey);
  loadFavourites(userId)
    .then(() => {
      drawAll();
      watch.observe(document.body, { childList: true, subtree: true });
      const wish = takeWish();
      if (wish !== null && !isFavourite(wish)) void turn(wish, true);
    })
    .catch(() => {
      // The hearts stay as they are; the first that is pressed says what is wrong.
    });

  return () => {
    watch.disconnect();
    forget();
    document.removeEventListener('click', press);
    document.removeEventListener('keydown', onKey);
  };
};
