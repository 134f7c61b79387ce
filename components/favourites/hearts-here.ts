import { drawSwitches } from '@/components/ui/draw-switches';
import { showToast } from '@/components/ui/toast';
import { type Locale, locales } from '@/lib/i18n/locales';
import { keepHere, readKeptHere } from './kept-here';

type Options = { locale: Locale; words: { keptHere: string; droppedHere: string } };

/** Makes the hearts of a visitor switches of what his device keeps, until it is stopped. */
export const startHeartsHere = ({ locale, words }: Options) => {
  const on = new Set(readKeptHere());
  const hearts = drawSwitches({
    attribute: 'data-favourite',
    isOn: (adId) => on.has(adId),
    turn: (adId, to) => {
      if (to) on.add(adId);
      else on.delete(adId);
      keepHere(adId, to);
      hearts.drawAll();
      const text = to ? words.keptHere : words.droppedHere;
      void showToast({ type: 'success', text, rtl: locales[locale].dir === 'rtl' });
    },
  });
  hearts.drawAll();
  hearts.follow();
  return hearts.stop;
};
