import type { ComponentProps, ReactNode } from 'react';
import { classes } from './classes';

type Props = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  label: string;
  children: ReactNode;
};

/** A 44 px target that shows an icon and is called by its label. */
export const IconButton = ({ label, className, type = 'button', children, ...rest }: Props) => (
  <button
    type={type}
    aria-label={label}
    title={label}
    className={classes(
      'inline-flex size-11 shrink-0 items-center justify-center rounded transition-colors hover:bg-sunken',
      'disabled:cursor-not-allowed disabled:opacity-40',
      className,
    )}
    {...rest}
  >
    {children}
  </button>
);
