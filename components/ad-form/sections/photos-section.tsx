import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { sayCount } from '@/lib/i18n/plural';
import { PhotoDrop } from '../../ui/photo-drop';
import { PhotoList } from '../../ui/photo-list';
import { useAdFormContext } from '../context';
import { FormSection } from '../form-section';
import type { Photo, PhotoQueue } from '../photos/photo-queue';
import '../../ui/photos.css';

type Props = {
  photos: readonly Photo[];
  queue: PhotoQueue;
  most: number;
  /** Pictures wait for a login. */
  onHeld: () => void;
  /** A picture does not load. */
  onBroken: (id: string) => void;
};

export const PhotosSection = ({ photos, queue, most, onHeld, onBroken }: Props) => {
  const { labels, locale, control, field } = useAdFormContext();
  const words = labels.photos;
  const [left, setLeft] = useState<string[]>([]);
  const full = photos.length >= most;
  const { error } = field('images');

  const add = (files: File[]) => {
    const { tooMany, notPhotos } = queue.add(files);
    setLeft([
      ...(tooMany ? [sayCount(labels.counts.dropped, tooMany, locale)] : []),
      ...(notPhotos ? [words.notPhotos] : []),
    ]);
    if (queue.photos().some(({ state }) => state === 'preparing')) onHeld();
  };
  const said = [full ? words.full : '', ...left].filter(Boolean).join(' ');

  return (
    <FormSection name="images">
      <Controller
        control={control}
        name="images"
        render={({ field: { ref } }) => (
          <PhotoDrop
            ref={ref}
            labels={words}
            hint={left.length ? left.join(' ') : words.hint}
            full={full ? said : null}
            error={error}
            onFiles={add}
          />
        )}
      />
      <PhotoList
        photos={photos}
        labels={words}
        onMove={queue.move}
        onRemove={(id) => {
          queue.remove(id);
          setLeft([]);
        }}
        onStop={queue.stop}
        onRetry={queue.retry}
        onBroken={onBroken}
      />
    </FormSection>
  );
};
