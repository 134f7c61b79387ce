import { type ComponentType, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { sayOnRoot } from '@/components/ui/say-on-root';
import { SectionHeading } from '@/components/ui/section-heading';
import type { Locale } from '@/lib/i18n/locales';
import { forgetReading } from '@/lib/offline/forget-reading';
import { readSeenAds } from '@/lib/offline/seen-ads';
import type { RecentStripProps } from './recent-strip';
import { RecentTilesWaiting } from './recent-tiles-waiting';

export type RecentLabels = {
  title: string;
  clear: string;
  seen: string;
  onRequest: string;
  noPicture: string;
};

export type RecentSectionProps = {
  locale: Locale;
  currency: string;
  current?: number;
  labels: RecentLabels;
};

type Props = RecentSectionProps & { Strip: ComponentType<RecentStripProps> };

/** The script in the head says it for a page that is opened, before its first paint; this for one that is come to. */
const show = (shown: boolean) => sayOnRoot('--recent', shown ? 'block' : 'none', 'none');

/** A frame of fixed height, seen only where there is something to put in; that is read once it comes into view. */
export const RecentSection = ({ locale, currency, current, labels, Strip }: Props) => {
  const frame = useRef<HTMLElement>(null);
  const [near, setNear] = useState(false);

  useLayoutEffect(() => show(readSeenAds().some(({ id }) => id !== current)), [current]);
  useEffect(() => {
    if (!frame.current) return;
    const watch = new IntersectionObserver(
      (seen) => {
        if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
        watch.disconnect();
        setNear(true);
      },
      { rootMargin: '200px' },
    );
    watch.observe(frame.current);
    return () => watch.disconnect();
  }, []);

  const hide = useCallback(() => show(false), []);
  const clear = () => {
    void forgetReading();
    hide();
    document.getElementById('content')?.focus({ preventScroll: true });
  };

  return (
    <section ref={frame} aria-labelledby="recent-ads" className="recent-ads">
      <div className="page-width section">
        <SectionHeading
          id="recent-ads"
          title={labels.title}
          action={
            <button type="button" onClick={clear} className="recent-clear">
              {labels.clear}
            </button>
          }
        />
        {near ? (
          <Strip locale={locale} currency={currency} current={current} labels={labels} onNone={hide} />
        ) : (
          <RecentTilesWaiting />
        )}
      </div>
    </section>
  );
};
