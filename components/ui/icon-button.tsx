import type { ComponentProps, ReactNode } from 'react';
import { pressable } from './button';
import { classes } from './classes';

type Props = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  label: string;
  children: ReactNode;
};

/** A 44 px target that shows an icon and is called by its label. */
export const IconButton = ({
  label,
  className,
  type = 'button',
  disabled,
  onClick,
  children,
  ...rest
}: Props) => (
  <button
    type={type}
    aria-label={label}
    title={label}
    className={classes('icon-button', className)}
    {...rest}
    {...pressable({ disabled, onClick })}
  >
    {children}
  </button>
);
