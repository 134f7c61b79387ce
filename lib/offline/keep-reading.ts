import { savesData } from './saves-data';
import { tellWorker } from './told';

const mostPictures = 12;

const pictureOfAd = '.ad-sheet-gallery [data-picture] img';

/** Of an ad, those that were looked at; pages of many ads would push them out. */
const seenPictures = () =>
  [...document.querySelectorAll<HTMLImageElement>(pictureOfAd)]
    .filter(({ complete, currentSrc }) => complete && currentSrc)
    .map(({ currentSrc }) => currentSrc)
    .slice(0, mostPictures);

type Read = {
  path: string;
  /** It was opened, and not reached from another page. */
  wasOpened: boolean;
  worker: string;
  offlinePage: string;
};

/**
 * Asks the service worker to keep the page that is read: the one that was opened, and every ad that was reached from it.
 * Those came as data and not as a page, so each is fetched once more, unless data are dear. Pictures that come later, for
 * the line is slow or more of them are looked at, are told of after as many milliseconds more. Returns what ends it.
 */
export const keepReading = (
  { path, wasOpened, worker, offlinePage }: Read,
  patience: number,
): (() => void) => {
  const tell = async () => {
    timer = undefined;
    if (document.documentElement.dataset.read || !navigator.onLine) return;
    try {
      await navigator.serviceWorker.register(worker);
      await navigator.serviceWorker.ready;
      if (!wasOpened && (savesData() || !/\/ad\/\d+$/.test(path))) return;
      const page = location.pathname + location.search;
      await tellWorker({ type: 'seen', page, pictures: seenPictures(), offlinePage });
    } catch {
      // A browser that refuses a worker shows the site as well without.
    }
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onLoad = ({ target }: Event) => {
    if (target instanceof Element && target.matches(pictureOfAd)) timer ??= setTimeout(tell, patience);
  };
  // It does not bubble.
  document.addEventListener('load', onLoad, true);
  void tell();
  return () => {
    clearTimeout(timer);
    document.removeEventListener('load', onLoad, true);
  };
};
