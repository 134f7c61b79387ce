import { type MouseEvent, useRef, useState } from 'react';
import { lazyDialog } from '@/components/ui/lazy-dialog';
import { Picture } from '@/components/ui/picture';
import { isPlainClick } from '@/components/ui/plain-click';
import { fillIn } from '@/lib/i18n/fill-in';
import { GalleryControls } from './gallery-controls';
import { GalleryThumbnails } from './gallery-thumbnails';
import type { GalleryLabels, GalleryPicture, NamelessPicture } from './gallery-types';
import { useSlideshow } from './use-slideshow';
import { arrowStep, useStrip } from './use-strip';

const FullView = lazyDialog(async () => (await import('./full-view')).FullView);

export type GalleryProps = {
  pictures: readonly NamelessPicture[];
  labels: GalleryLabels;
  /** When the first one stood there, by `performance.now()`. */
  shownAt: number;
};

const named = (
  { illustration, ...picture }: NamelessPicture,
  n: number,
  { title, drawing, picture: photograph }: GalleryLabels,
  total: number,
): GalleryPicture => ({
  ...picture,
  alt: fillIn(illustration ? drawing : photograph, { title, n, total }),
});

/**
 * A strip that scrolls and snaps without any script: by swipe, by keyboard, and by the thumbnails, which are links
 * into it. The script adds arrows, the slideshow and the view over the whole screen.
 */
export const Gallery = ({ pictures: nameless, labels, shownAt }: GalleryProps) => {
  const pictures = nameless.map((one, index) => named(one, index + 1, labels, nameless.length));
  const frame = useRef<HTMLElement>(null);
  const strip = useRef<HTMLUListElement>(null);
  const { current, go, step } = useStrip(strip);
  const several = pictures.length > 1;
  const { playing, setPlaying } = useSlideshow({
    frame,
    strip,
    enabled: several,
    shownAt,
    next: () => step(1),
  });
  const [enlarged, setEnlarged] = useState<number | null>(null);

  const linkOf = (index: number) => strip.current?.children[index]?.querySelector('a');
  const choose = (index: number) => {
    setPlaying(false);
    go(index);
  };
  const enlarge = (event: MouseEvent, index: number) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    setPlaying(false);
    setEnlarged(index);
  };

  return (
    <section ref={frame} aria-label={labels.label}>
      <div className="group relative -mx-4 sm:mx-0">
        <ul
          ref={strip}
          className="gallery-strip"
          onPointerDown={() => setPlaying(false)}
          onKeyDown={(event) => {
            const direction = arrowStep(event);
            if (!direction) return;
            event.preventDefault();
            setPlaying(false);
            // Enter then enlarges the picture that is seen.
            linkOf(step(direction))?.focus({ preventScroll: true });
          }}
        >
          {pictures.map(({ src, srcset, alt }, index) => (
            <li key={src} id={`picture-${index + 1}`}>
              <a href={src} onClick={(event) => enlarge(event, index)} data-held className="picture-link">
                <Picture
                  src={src}
                  srcSet={srcset}
                  sizes="(min-width: 1320px) 850px, (min-width: 1024px) 64vw, 100vw"
                  alt={alt}
                  width={1200}
                  height={800}
                  label={labels.none}
                  priority={index === 0}
                />
              </a>
            </li>
          ))}
        </ul>
        <GalleryControls
          labels={labels}
          current={current}
          total={pictures.length}
          playing={playing}
          onPlay={setPlaying}
          onStep={(direction) => {
            setPlaying(false);
            step(direction);
          }}
          onEnlarge={(event) => enlarge(event, current)}
        />
      </div>
      {several ? (
        <GalleryThumbnails pictures={pictures} labels={labels} current={current} onChoose={choose} />
      ) : null}
      {enlarged === null ? null : (
        <FullView
          open
          pictures={pictures}
          labels={labels}
          first={enlarged}
          onClose={(index = enlarged) => {
            setEnlarged(null);
            go(index, false);
            linkOf(index)?.focus({ preventScroll: true });
          }}
        />
      )}
    </section>
  );
};
