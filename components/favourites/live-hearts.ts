import { drawSwitches } from '@/components/ui/draw-switches';
import { showToast } from '@/components/ui/toast';
import { ApiError } from '@/lib/api/client';
import { reasonOf } from '@/lib/api/reason-of';
import { type Locale, locales } from '@/lib/i18n/locales';
import { localePath, paths } from '@/lib/paths';
import { readKeptHere as readSearchesHere } from '../saved-searches/kept-here';
import { isFavourite, loadFavourites, onFavouritesChange, tellKeptJoined, turnFavourite } from './favourites';
import { keepHere, takeKeptHere } from './kept-here';

type Options = { userId: number; locale: Locale; failed: string };

/** What the device kept of a visitor joins his account, one after the other; an ad that is gone is left out. */
const join = async (locale: Locale) => {
  const kept = takeKeptHere();
  for (const adId of kept) {
    if (isFavourite(adId)) continue;
    try {
      await turnFavourite(adId, true, locale);
    } catch (error) {
      if (!(error instanceof ApiError) || error.status === 401 || error.status >= 429) keepHere(adId, true);
    }
  }
  if (kept.length) tellKeptJoined();
};

/** Searches that the device kept come along: this is where a page first knows its member. */
const joinSearches = async (locale: Locale) => {
  if (readSearchesHere().length) await (await import('../saved-searches/join-kept')).joinKept(locale);
};

/** Makes the hearts of a member switches of his favourites, until it is stopped. */
export const startHearts = ({ userId, locale, failed }: Options) => {
  const rtl = locales[locale].dir === 'rtl';
  const turn = async (adId: number, on: boolean) => {
    try {
      const message = await turnFavourite(adId, on, locale);
      if (message) void showToast({ type: 'success', text: message, rtl });
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) {
        // The session ended elsewhere.
        if (on) keepHere(adId, true);
        location.assign(localePath(locale, paths.login(location.pathname + location.search)));
        return;
      }
      void showToast({ type: 'error', text: reasonOf(error, failed), rtl });
    }
  };

  const hearts = drawSwitches({
    attribute: 'data-favourite',
    isOn: isFavourite,
    turn: (adId, on) => void turn(adId, on),
  });
  const forget = onFavouritesChange(() => hearts.drawAll());
  loadFavourites(userId)
    .then(() => {
      hearts.drawAll();
      hearts.follow();
      return join(locale);
    })
    .then(() => joinSearches(locale))
    .catch(() => {
      // The hearts stay as they are; the first that is pressed says what is wrong.
    });

  return () => {
    forget();
    hearts.stop();
  };
};
