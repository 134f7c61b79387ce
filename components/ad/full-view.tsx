import { useEffect, useRef } from 'react';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { Picture } from '@/components/ui/picture';
import { Counter, StepButtons } from './gallery-controls';
import type { GalleryLabels, GalleryPicture } from './gallery-types';
import { arrowStep, useStrip } from './use-strip';

type FullViewProps = {
  pictures: GalleryPicture[];
  labels: GalleryLabels;
  first: number;
  open: true;
  /** Called with the picture that was in view. */
  onClose: (index?: number) => void;
};

/** The pictures over the whole screen, uncropped, each zoomed by the browser's own pinch. */
export const FullView = ({ pictures, labels, first, onClose }: FullViewProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const strip = useRef<HTMLUListElement>(null);
  const { current, go, step } = useStrip(strip, first);

  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open) return;
    element.showModal();
    go(first, false);
  }, [first, go]);

  return (
    <dialog
      ref={dialog}
      aria-label={labels.label}
      onClose={() => onClose(current)}
      onKeyDown={(event) => {
        const direction = arrowStep(event);
        if (!direction) return;
        event.preventDefault();
        step(direction);
      }}
      className="full-view on-picture fixed inset-0 m-0 size-full max-h-none max-w-none bg-[#0a0c0e] text-[#fbfaf7]"
    >
      <ul
        ref={strip}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
        tabIndex={0}
        aria-label={labels.label}
        className="[scrollbar-width:none] relative flex h-full snap-x snap-mandatory overflow-x-auto overscroll-contain"
      >
        {pictures.map(({ src, srcset, alt }) => (
          <li key={src} className="size-full shrink-0 snap-start snap-always">
            <Picture
              src={src}
              srcSet={srcset}
              sizes="100vw"
              alt={alt}
              width={1200}
              height={800}
              label={labels.none}
              className="size-full bg-none! bg-transparent!"
              imageClassName="object-contain!"
            />
          </li>
        ))}
      </ul>
      {pictures.length > 1 ? <StepButtons labels={labels} onStep={step} /> : null}
      <div className="absolute inset-x-3 top-3 flex items-center justify-between">
        <Counter current={current} total={pictures.length} />
        <IconButton
          label={labels.close}
          onClick={() => dialog.current?.close()}
          className="on-picture bg-[#15181c]/75 text-[#fbfaf7] hover:bg-[#2a3037]"
        >
          <Icon name="close" size={22} />
        </IconButton>
      </div>
    </dialog>
  );
};
