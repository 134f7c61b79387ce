'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Swiper } from 'swiper';
import { classes } from '@/components/ui/classes';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';

export type CarouselLabels = {
  label: string;
  previous: string;
  next: string;
  pause: string;
  play: string;
  goTo: string;
};

type Props = { labels: CarouselLabels; children: ReactNode };

/**
 * The slides come as plain HTML that can be swiped without a script. When the page is at rest they begin to change by
 * themselves, unless the visitor wants less motion; a click or a swipe does not stop them, the pause button does.
 */
export const SlideCarousel = ({ labels, children }: Props) => {
  const frame = useRef<HTMLElement>(null);
  const swiper = useRef<Swiper>(null);
  const [state, setState] = useState<'waiting' | 'playing' | 'paused'>('waiting');

  useEffect(() => {
    let left = false;
    const start = async () => {
      const loaded = await import('./start-carousel').catch(() => null);
      if (left || !loaded || !frame.current) return;
      const playing = !matchMedia('(prefers-reduced-motion: reduce)').matches;
      swiper.current = loaded.startCarousel(frame.current, playing, labels.goTo);
      setState(playing ? 'playing' : 'paused');
    };
    const watcher = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      watcher.disconnect();
      if (document.readyState === 'complete') start();
      else window.addEventListener('load', start, { once: true });
    });
    if (frame.current) watcher.observe(frame.current);
    return () => {
      left = true;
      watcher.disconnect();
      window.removeEventListener('load', start);
      swiper.current?.destroy();
      swiper.current = null;
    };
  }, [labels.goTo]);

  const toggle = () => {
    if (state === 'playing') swiper.current?.autoplay.stop();
    else swiper.current?.autoplay.start();
    setState(state === 'playing' ? 'paused' : 'playing');
  };

  return (
    <section ref={frame} aria-roledescription="carousel" aria-label={labels.label} className="carousel">
      <div className="swiper">
        <div className="swiper-wrapper" aria-live={state === 'playing' ? 'off' : 'polite'}>
          {children}
        </div>
      </div>
      <div className={classes('carousel-controls', state === 'waiting' && 'invisible')}>
        <div className="swiper-pagination" />
        <IconButton label={state === 'playing' ? labels.pause : labels.play} onClick={toggle}>
          <Icon name={state === 'playing' ? 'pause' : 'play'} />
        </IconButton>
        <IconButton label={labels.previous} data-previous>
          <Icon name="arrow-right" className="ltr:-scale-x-100" />
        </IconButton>
        <IconButton label={labels.next} data-next>
          <Icon name="arrow-right" directional />
        </IconButton>
      </div>
    </section>
  );
};
