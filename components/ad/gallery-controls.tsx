import type { MouseEvent } from 'react';
import { classes } from '@/components/ui/classes';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import type { GalleryLabels } from './gallery-types';

const onPicture = 'on-picture gallery-button';

type StepProps = { labels: GalleryLabels; onStep: (direction: -1 | 1) => void; className?: string };

export const StepButtons = ({ labels, onStep, className }: StepProps) => (
  <>
    <IconButton
      label={labels.previous}
      onClick={() => onStep(-1)}
      className={classes(onPicture, 'gallery-step start-3', className)}
    >
      <Icon name="chevron-right" size={24} className="-scale-x-100 rtl:scale-x-100" />
    </IconButton>
    <IconButton
      label={labels.next}
      onClick={() => onStep(1)}
      className={classes(onPicture, 'gallery-step end-3', className)}
    >
      <Icon name="chevron-right" size={24} directional />
    </IconButton>
  </>
);

export const Counter = ({ current, total }: { current: number; total: number }) => (
  <bdi
    dir="ltr"
    className="rounded-sm bg-[#15181c]/75 px-2 py-1 text-13 font-semibold leading-none text-[#fbfaf7]"
  >
    {current + 1} / {total}
  </bdi>
);

type Props = {
  labels: GalleryLabels;
  current: number;
  total: number;
  playing: boolean;
  onPlay: (playing: boolean) => void;
  onStep: (direction: -1 | 1) => void;
  onEnlarge: (event: MouseEvent) => void;
};

export const GalleryControls = ({ labels, current, total, playing, onPlay, onStep, onEnlarge }: Props) => (
  <div className="noscript:hidden">
    {total > 1 ? (
      <>
        <StepButtons labels={labels} onStep={onStep} className="gallery-step-shy" />
        <div className="absolute start-3 bottom-3 flex items-center gap-2">
          <IconButton
            label={playing ? labels.pause : labels.play}
            onClick={() => onPlay(!playing)}
            className={onPicture}
          >
            {playing ? <Icon name="pause" size={18} /> : <Icon name="play" size={18} />}
          </IconButton>
          <Counter current={current} total={total} />
        </div>
      </>
    ) : null}
    <IconButton
      label={labels.enlarge}
      onClick={onEnlarge}
      className={classes(onPicture, 'absolute end-3 bottom-3')}
    >
      <Icon name="maximize" size={18} />
    </IconButton>
  </div>
);
