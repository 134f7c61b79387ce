import { useEffect, useRef, useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import { WhenBack } from '@/components/ui/line';
import { isPlainClick } from '@/components/ui/plain-click';
import type { AdListLabels } from './ad-list-labels';

/** Pixels below the window that are taken for near. */
const reach = 600;

type Props = {
  href: string;
  loading: boolean;
  failed: boolean;
  /** Asks for more by itself when the end of the list comes near. */
  follows: boolean;
  labels: AdListLabels;
  onMore: (byItself?: boolean) => void;
  /** By hand, before the list is lengthened. */
  onAsked: () => void;
};

/** A link to the next page, for readers without script and for search engines; with script it lengthens the list. */
export const SeeMore = ({ href, loading, failed, follows, labels, onMore, onAsked }: Props) => {
  const end = useRef<HTMLDivElement>(null);
  const more = useRef(onMore);
  useEffect(() => {
    more.current = onMore;
  });

  // Without script nothing follows.
  const [alive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);

  // Not before the reader moves: who leaves at once pays for nothing.
  const watching = follows && !loading && !failed;
  useEffect(() => {
    const mark = end.current;
    if (!watching || !mark) return;
    let near = false;
    let before = window.scrollY;
    const ask = () => {
      if (near && window.scrollY > 0) more.current(true);
    };
    const watch = new IntersectionObserver(
      ([seen]) => {
        near = seen?.isIntersecting ?? false;
        ask();
      },
      { rootMargin: `${reach}px` },
    );
    watch.observe(mark);
    const onScroll = () => {
      const isDown = window.scrollY > before;
      before = window.scrollY;
      // A flick can take the window past the end without ever showing it.
      if (isDown && mark.getBoundingClientRect().top < window.innerHeight + reach) near = true;
      ask();
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      watch.disconnect();
      window.removeEventListener('scroll', onScroll);
    };
  }, [watching]);

  return (
    <div
      ref={end}
      className="see-more"
      data-follows={alive && follows && !failed ? (loading ? 'loading' : 'waiting') : undefined}
    >
      {failed ? (
        <>
          <p role="alert" className="text-bad">
            {labels.failed}
          </p>
          <WhenBack act={() => onMore()} />
        </>
      ) : null}
      <a
        href={href}
        aria-busy={loading}
        onClick={(event) => {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          if (loading) return;
          onAsked();
          onMore();
        }}
        className={buttonClass({ variant: 'outline', size: 'lg' })}
      >
        {loading ? labels.loadingMore : labels.seeMore}
        {loading ? null : <span className="sr-only"> {labels.seeMoreOf}</span>}
      </a>
    </div>
  );
};
