import { useEffect, useRef } from 'react';
import { Picture } from '@/components/ui/picture';
import { fillIn } from '@/lib/i18n/fill-in';
import type { GalleryLabels, GalleryPicture } from './gallery-types';
import { reveal } from './use-strip';

type Props = {
  pictures: GalleryPicture[];
  labels: GalleryLabels;
  current: number;
  onChoose: (index: number) => void;
};

/** Three in view on a phone, four on anything wider. */
export const GalleryThumbnails = ({ pictures, labels, current, onChoose }: Props) => {
  const strip = useRef<HTMLUListElement>(null);

  useEffect(() => {
    const item = strip.current?.children[current];
    if (strip.current && item instanceof HTMLElement) reveal(strip.current, item);
  }, [current]);

  return (
    <ul ref={strip} aria-label={labels.thumbnails} className="gallery-thumbnails">
      {pictures.map(({ src, srcset }, index) => (
        <li key={src}>
          <a
            href={`#picture-${index + 1}`}
            data-held
            aria-label={fillIn(labels.show, { n: index + 1 })}
            aria-current={index === current ? 'true' : undefined}
            onClick={(event) => {
              event.preventDefault();
              onChoose(index);
            }}
            className="picture-link"
          >
            <Picture
              src={src}
              srcSet={srcset}
              sizes="(min-width: 1320px) 205px, (min-width: 1024px) 16vw, (min-width: 768px) 24vw, 32vw"
              alt=""
              width={300}
              height={200}
              label=""
            />
          </a>
        </li>
      ))}
    </ul>
  );
};
