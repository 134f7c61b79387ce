import type { CSSProperties } from 'react';
import { handlesOf, lastPosition, moveHandle, type PriceFilter } from './price-scale';

type Props = {
  price: PriceFilter;
  onChange: (price: PriceFilter) => void;
  labels: { lowest: string; highest: string };
  /** What the handle stands for, for who does not see it. */
  say: (position: 'min' | 'max') => string;
};

/**
 * Two native sliders on one track. They follow the direction of the page by themselves, keys included; only the
 * coloured part between the handles has to be told, and is told in logical terms.
 */
export const PriceSlider = ({ price, onChange, labels, say }: Props) => {
  const { min, max } = handlesOf(price);
  const between = { '--from': `${min}%`, '--to': `${lastPosition - max}%` } as CSSProperties;
  return (
    <div className="price-slider" style={between}>
      <span className="price-slider-track" />
      <input
        type="range"
        min={0}
        max={lastPosition}
        value={min}
        aria-label={labels.lowest}
        aria-valuetext={say('min')}
        onChange={(event) => onChange(moveHandle(price, 'min', event.target.valueAsNumber))}
        // Both handles at the far end: the lower one has to be on top, or neither could be moved back.
        style={{ zIndex: min > lastPosition / 2 ? 2 : 1 }}
      />
      <input
        type="range"
        min={0}
        max={lastPosition}
        value={max}
        aria-label={labels.highest}
        aria-valuetext={say('max')}
        onChange={(event) => onChange(moveHandle(price, 'max', event.target.valueAsNumber))}
        style={{ zIndex: 1 }}
      />
    </div>
  );
};
