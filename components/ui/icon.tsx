import { classes } from './classes';
import type { IconName } from './icon-shapes';

export type { IconName };

type Props = {
  name: IconName | `${'categories' | 'social'}-${string}`;
  size?: number;
  /** Points the other way where people read from right to left. */
  directional?: boolean;
  className?: string;
};

/** A picture beside a word, never instead of one: it has no name. All of them come in one file, /icons/sprite.svg. */
export const Icon = ({ name, size = 20, directional, className }: Props) => (
  <svg
    aria-hidden
    width={size}
    height={size}
    className={classes('icon', directional && 'rtl:-scale-x-100', className)}
  >
    <use href={`/icons/sprite.svg#${name}`} />
  </svg>
);
