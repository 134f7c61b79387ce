import type { ComponentProps } from 'react';
import { classes } from './classes';

type Props = Omit<ComponentProps<'img'>, 'src' | 'alt' | 'placeholder'> & {
  src?: string | null;
  alt: string;
  width: number;
  height: number;
  /** What the placeholder says when there is no picture, or it cannot be loaded. */
  label: string;
  /** Among the first things to see: loaded at once. */
  priority?: boolean;
  /** Of the frame, which has the picture's proportions unless it is told its own. */
  className?: string;
  imageClassName?: string;
};

const eager = { loading: 'eager', decoding: 'sync', fetchPriority: 'high' } as const;
const lazy = { loading: 'lazy', decoding: 'async' } as const;

/**
 * A picture in a frame of fixed proportions over the steel placeholder. A picture that fails is taken out of sight by
 * PictureGuard, one for the whole page, so that a picture itself needs no script.
 */
export const Picture = ({
  src,
  alt,
  width,
  height,
  label,
  priority = false,
  className,
  imageClassName,
  ...rest
}: Props) => (
  <span
    data-picture={src ? 'shown' : 'missing'}
    {...(priority ? { 'data-eager': true } : {})}
    className={classes('picture', className)}
    style={{ aspectRatio: `${width} / ${height}` }}
  >
    <span className="picture-label">{label}</span>
    {src ? (
      <img
        {...rest}
        src={src}
        alt={alt}
        width={width}
        height={height}
        {...(priority ? eager : lazy)}
        {...(imageClassName ? { className: imageClassName } : {})}
      />
    ) : null}
  </span>
);
