import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { plainTitle, type Titled } from '@/components/ads/shown-title';
import { LinkButton } from '@/components/ui/button';
import { drawSwitches } from '@/components/ui/draw-switches';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { Picture } from '@/components/ui/picture';
import { api } from '@/lib/api/browser';
import { fewestCompared, mostCompared } from '@/lib/compared-ads';
import type { AdCard } from '@/lib/contract/ads';
import type { Locale } from '@/lib/i18n/locales';
import { sayCount } from '@/lib/i18n/plural';
import { keepComparedAds, onComparedElsewhere, readComparedAds } from '@/lib/offline/compared-ads';
import { localePath, paths } from '@/lib/paths';
import type { TrayLabels } from './compare-labels';
import './compare-tray.css';

export type CompareTrayProps = {
  locale: Locale;
  currency: string;
  labels: TrayLabels;
  /** The buttons that were pressed before this came; null from then on. */
  early: RefObject<Set<HTMLElement> | null>;
};

/** Which ads are chosen: on the buttons of the page, on this device, and for the tray. */
const useChosen = (early: CompareTrayProps['early']) => {
  const [ids, setIds] = useState(readComparedAds);
  const [full, setFull] = useState(false);
  const now = useRef(ids);
  const draw = useRef(() => {});

  const show = useCallback((next: number[]) => {
    now.current = next;
    setIds(next);
    draw.current();
  }, []);
  const choose = useCallback(
    (next: number[]) => {
      setFull(false);
      keepComparedAds(next);
      show(next);
    },
    [show],
  );

  // With the tray, not after it: its buttons say then what it shows.
  useLayoutEffect(() => {
    const switches = drawSwitches({
      attribute: 'data-compare',
      isOn: (id) => now.current.includes(id),
      turn: (id, on) => {
        if (!on) choose(now.current.filter((one) => one !== id));
        else if (now.current.length < mostCompared) choose([...now.current, id]);
        else setFull(true);
      },
    });
    draw.current = switches.drawAll;
    switches.drawAll();
    switches.follow();
    const pressed = early.current ?? [];
    early.current = null;
    for (const button of pressed) button.click();
    const forget = onComparedElsewhere(() => show(readComparedAds()));
    return () => {
      forget();
      switches.stop();
    };
  }, [early, choose, show]);

  return { ids, full, choose };
};

type Shown = ReadonlyMap<number, Titled & Pick<AdCard, 'pictures'>>;

/** One call for those that are new; one that is gone is let go of. Without a line they have no pictures. */
const useCards = (
  ids: readonly number[],
  { locale, currency }: { locale: Locale; currency: string },
  choose: (ids: number[]) => void,
): Shown => {
  const [cards, setCards] = useState<Shown>(new Map());
  useEffect(() => {
    if (ids.every((id) => cards.has(id))) return;
    let late = false;
    const query = { id: [...ids], per_page: ids.length, lang: locale, currency };
    api.get('/v1/ads', { query }).then(
      ({ data }) => {
        if (late) return;
        const there = new Map(data.map((ad) => [ad.id, ad]));
        if (there.size < ids.length) choose(ids.filter((id) => there.has(id)));
        setCards(there);
      },
      () => {},
    );
    return () => {
      late = true;
    };
  }, [ids, cards, locale, currency, choose]);
  return cards;
};

/** The ads that were chosen, at the bottom of the screen, and the way to see them side by side. */
export const CompareTray = ({ locale, currency, labels, early }: CompareTrayProps) => {
  const { ids, full, choose } = useChosen(early);
  const cards = useCards(ids, { locale, currency }, choose);
  const tray = useRef<HTMLElement>(null);
  if (!ids.length) return null;

  const keep = (next: number[]) => {
    choose(next);
    // The button that had the focus goes.
    const heir = next.length ? tray.current : document.getElementById('content');
    heir?.focus({ preventScroll: true });
  };
  return (
    <section ref={tray} tabIndex={-1} aria-label={labels.title} className="compare-tray">
      <div className="page-width compare-tray-line">
        <ul className="compare-tray-ads">
          {ids.map((id) => {
            const ad = cards.get(id);
            const [cover] = ad?.pictures ?? [];
            return (
              <li key={id}>
                <button
                  type="button"
                  aria-label={ad ? `${labels.remove}: ${plainTitle(ad, locale)}` : labels.remove}
                  title={labels.remove}
                  onClick={() => keep(ids.filter((one) => one !== id))}
                >
                  <Picture
                    src={cover?.src}
                    srcSet={cover?.srcset}
                    sizes="64px"
                    alt=""
                    width={4}
                    height={3}
                    label=""
                  />
                  <span className="compare-tray-off">
                    <Icon name="close" size={12} />
                  </span>
                </button>
              </li>
            );
          })}
        </ul>
        <p role="status" className="compare-tray-said">
          {full ? labels.full : sayCount(labels.chosen, ids.length, locale)}
        </p>
        {ids.length < fewestCompared ? null : (
          <LinkButton href={localePath(locale, paths.compare(ids))} rel="nofollow" variant="petrol">
            <Icon name="scale" size={18} />
            {labels.button}
          </LinkButton>
        )}
        <IconButton label={labels.clear} onClick={() => keep([])} className="max-sm:hidden">
          <Icon name="trash" size={18} />
        </IconButton>
      </div>
    </section>
  );
};
