'use client';

import { type FocusEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import type { Swiper } from 'swiper';
import { classes } from '@/components/ui/classes';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { wantsStillness } from '@/components/ui/wants-stillness';
import { fillIn } from '@/lib/i18n/fill-in';

export type CarouselLabels = {
  label: string;
  previous: string;
  next: string;
  pause: string;
  play: string;
  goTo: string;
};

type Props = { labels: CarouselLabels; slides: number; children: ReactNode };

/** In milliseconds, from when the page is at rest: the first slide is shown as long as every later one. */
const firstTurn = 5_000;
/** For Swiper and the next slide's picture to come. */
const ahead = 1_500;

/**
 * The slides come as plain HTML that can be swiped without a script. Swiper is fetched when the first turn is due, or when
 * somebody comes near them. They turn by themselves, unless the visitor wants less motion; a click or a swipe does not stop
 * them, the pause button does.
 */
export const SlideCarousel = ({ labels, slides, children }: Props) => {
  const frame = useRef<HTMLElement>(null);
  const begun = useRef<Promise<Swiper | null>>(null);
  const [isPlaying, setPlaying] = useState(true);

  const begin = useCallback(() => {
    begun.current ??= import('./start-carousel').then(
      ({ startCarousel }) => frame.current && startCarousel(frame.current, !wantsStillness(), labels.goTo),
      () => {
        // The next one who comes near asks again.
        begun.current = null;
        return null;
      },
    );
    return begun.current;
  }, [labels.goTo]);

  useEffect(() => {
    if (wantsStillness()) setPlaying(false);
    let due: number | undefined;
    const wait = () => {
      if (wantsStillness()) return;
      due = window.setTimeout(() => {
        // Whoever came near has begun it, and its time runs since then.
        if (begun.current) return;
        const swiper = begin();
        due = window.setTimeout(async () => {
          const turning = await swiper;
          if (turning?.autoplay.running) turning.slideNext();
        }, ahead);
      }, firstTurn - ahead);
    };
    const watcher = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      watcher.disconnect();
      if (document.readyState === 'complete') wait();
      else window.addEventListener('load', wait, { once: true });
    });
    if (frame.current) watcher.observe(frame.current);
    return () => {
      watcher.disconnect();
      window.removeEventListener('load', wait);
      window.clearTimeout(due);
      begun.current?.then((swiper) => swiper?.destroy());
      begun.current = null;
    };
  }, [begin]);

  const act = (what: (swiper: Swiper) => void) => async () => {
    const swiper = await begin();
    if (swiper) what(swiper);
  };
  const toggle = act(({ autoplay }) => {
    if (isPlaying) autoplay.stop();
    else autoplay.start();
    setPlaying(!isPlaying);
  });
  /** Swiper puts its own bullet where the pressed one stood. */
  const goTo = (at: number) =>
    act((swiper) => {
      swiper.slideTo(at);
      swiper.pagination.bullets[at]?.focus({ preventScroll: true });
    });

  /** Not for a bullet, which Swiper would take from under the focus: it is asked for when that is pressed. */
  const comeNear = ({ target }: FocusEvent) => {
    if (!target.matches('.swiper-pagination-bullet')) begin();
  };
  const slideNumbers = Array.from({ length: slides }, (_, at) => at + 1);

  return (
    <section
      ref={frame}
      aria-roledescription="carousel"
      aria-label={labels.label}
      className="carousel"
      onPointerEnter={begin}
      onFocus={comeNear}
    >
      <div className="swiper">
        <div className="swiper-wrapper" aria-live={isPlaying ? 'off' : 'polite'}>
          {children}
        </div>
      </div>
      <div className="carousel-controls">
        <div className="swiper-pagination">
          {slideNumbers.map((n) => (
            <button
              key={n}
              type="button"
              aria-label={fillIn(labels.goTo, { n: String(n) })}
              onClick={goTo(n - 1)}
              className={classes('swiper-pagination-bullet', n === 1 && 'swiper-pagination-bullet-active')}
            />
          ))}
        </div>
        <IconButton label={isPlaying ? labels.pause : labels.play} onClick={toggle}>
          <Icon name={isPlaying ? 'pause' : 'play'} />
        </IconButton>
        <IconButton label={labels.previous} onClick={act((swiper) => swiper.slidePrev())}>
          <Icon name="arrow-right" className="ltr:-scale-x-100" />
        </IconButton>
        <IconButton label={labels.next} onClick={act((swiper) => swiper.slideNext())}>
          <Icon name="arrow-right" directional />
        </IconButton>
      </div>
    </section>
  );
};
