import { type PointerEvent, useState } from 'react';
import { classes } from './classes';
import { fill } from './fill';
import { Icon } from './icon';
import { IconButton } from './icon-button';

export type TilePhoto = {
  id: string;
  name: string;
  state: 'preparing' | 'waiting' | 'sending' | 'sent' | 'held' | 'stopped' | 'failed';
  /** From 0 to 1. */
  progress: number;
  preview: string | null;
  problem: string | null;
  mayRetry: boolean;
};

export type TileLabels = Record<TilePhoto['state'], string> & {
  cover: string;
  /** `{n}` of `{total}`. */
  photo: string;
  earlier: string;
  later: string;
  drag: string;
  retry: string;
  cancel: string;
  remove: string;
};

type Props = {
  photo: TilePhoto;
  index: number;
  total: number;
  labels: TileLabels;
  onPress: (event: PointerEvent) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
  onStop: (id: string) => void;
  onRetry: (id: string) => void;
  onBroken: (id: string) => void;
};

export const PhotoTile = ({ photo, index, total, labels, onPress, onMove, onRemove, ...act }: Props) => {
  const { id, state, progress, preview, problem, mayRetry } = photo;
  // Some pictures are sent that this browser cannot show.
  const [broken, setBroken] = useState<string | null>(null);
  const name = fill(labels.photo, { n: index + 1, total });
  const percent = Math.round(progress * 100);
  const bad = state === 'failed' || state === 'stopped';
  const button = (icon: 'chevron-down' | 'trash', label: string, press: () => void, more = {}) => (
    <IconButton label={`${label}: ${name}`} title={label} onClick={press} {...more}>
      <Icon name={icon} />
    </IconButton>
  );
  return (
    <>
      <div
        className={classes('photo-picture', state !== 'sent' && !bad && 'photo-picture-under-way')}
        onPointerDown={(event) => event.pointerType === 'mouse' && onPress(event)}
      >
        {preview && preview !== broken ? (
          <img
            src={preview}
            alt={name}
            draggable={false}
            onError={() => {
              setBroken(preview);
              act.onBroken(id);
            }}
          />
        ) : (
          <Icon name="camera" size={28} className="text-muted" />
        )}
        {index === 0 ? <span className="photo-cover">{labels.cover}</span> : null}
      </div>
      <div className="photo-said">
        <p className={classes('photo-state', bad && 'text-bad')}>
          {bad ? (
            <Icon name="warning" size={16} />
          ) : state === 'sent' ? (
            <Icon name="check" size={16} />
          ) : null}
          <span>
            {(bad && problem) || labels[state]}
            {state === 'sending' ? ` ${percent}%` : ''}
          </span>
        </p>
        {state === 'sending' ? (
          <div role="progressbar" aria-label={name} aria-valuenow={percent} className="photo-progress">
            <span className="stripes" style={{ inlineSize: `${percent}%` }} />
          </div>
        ) : null}
        {state === 'sending' || state === 'waiting' ? (
          <button
            type="button"
            className="photo-act"
            onClick={() => act.onStop(id)}
            aria-label={`${labels.cancel}: ${name}`}
          >
            {labels.cancel}
          </button>
        ) : null}
        {bad && mayRetry ? (
          <button
            type="button"
            className="photo-act"
            onClick={() => act.onRetry(id)}
            aria-label={`${labels.retry}: ${name}`}
          >
            {labels.retry}
          </button>
        ) : null}
      </div>
      <div className="photo-tools">
        {button('chevron-down', labels.earlier, () => onMove(index - 1), {
          disabled: index === 0,
          className: 'photo-earlier',
        })}
        {button('chevron-down', labels.later, () => onMove(index + 1), {
          disabled: index === total - 1,
          className: 'photo-later',
        })}
        <span aria-hidden title={labels.drag} className="photo-grip" onPointerDown={onPress}>
          <Icon name="grip" />
        </span>
        {button('trash', labels.remove, onRemove, { className: 'text-bad' })}
      </div>
    </>
  );
};
