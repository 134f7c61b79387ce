import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { isPlainClick } from '@/components/ui/plain-click';
import { type AdFilters, filterParams, parseFilters } from '@/lib/ad-filters';
import { pauseBeforeAsking } from '@/lib/api/queries/pace';

const sameAs = (a: AdFilters, b: AdFilters) => filterParams(a).toString() === filterParams(b).toString();

const write = (filters: AdFilters, method: 'pushState' | 'replaceState') => {
  const params = filterParams(filters).toString();
  window.history[method](null, '', `${window.location.pathname}${params ? `?${params}` : ''}`);
};

/**
 * Facts that this visit has been filtered by. Whatever else stands in an address (a campaign's mark) is no filter, and the
 * browser does not know all facts.
 */
const factsSeen = new Set<string>();
const see = ({ facts }: AdFilters) => {
  for (const key of Object.keys(facts)) factsSeen.add(key);
};

/** Whether a click leads to another page in this tab, rather than being a choice on this one. */
const leadsAway = (event: MouseEvent) => {
  const { target } = event;
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]:not([role="button"])');
  return link && !link.target && isPlainClick(event) && link.pathname !== window.location.pathname;
};

/**
 * The filters as they are being chosen, and as the list shows them after a moment of quiet. The address says a choice
 * at once and a movement (a slider, words being typed) when it rests: browsers bear no hundred addresses a second. All
 * that happens before it is quiet is one step of Back and Forward, which restore both at once.
 */
export const useFilters = (start: AdFilters, onShown: () => void) => {
  const [chosen, setChosen] = useState(start);
  const [shown, setShown] = useState(start);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const written = useRef(false);

  const restore = useCallback(() => {
    clearTimeout(timer.current);
    written.current = false;
    const filters = parseFilters(new URLSearchParams(window.location.search), (name) => factsSeen.has(name));
    const keep = (current: AdFilters) => (sameAs(current, filters) ? current : filters);
    setChosen(keep);
    setShown(keep);
  }, []);

  useLayoutEffect(() => see(start), [start]);
  // Coming back from an ad, the address may say more than the page that it was first rendered with.
  useLayoutEffect(restore, [restore]);
  useEffect(() => {
    // An address that is written while another page is on its way would call that one off.
    const leave = (event: MouseEvent) => {
      if (leadsAway(event)) clearTimeout(timer.current);
    };
    window.addEventListener('popstate', restore);
    document.addEventListener('click', leave);
    return () => {
      clearTimeout(timer.current);
      document.removeEventListener('click', leave);
      window.removeEventListener('popstate', restore);
    };
  }, [restore]);

  const choose = useCallback(
    (filters: AdFilters, moving = false) => {
      const say = () => {
        write(filters, written.current ? 'replaceState' : 'pushState');
        written.current = true;
      };
      see(filters);
      setChosen(filters);
      clearTimeout(timer.current);
      if (!moving) say();
      timer.current = setTimeout(() => {
        if (moving) say();
        written.current = false;
        setShown(filters);
        onShown();
      }, pauseBeforeAsking);
    },
    [onShown],
  );

  return { chosen, shown, choose, waiting: !sameAs(chosen, shown) };
};
