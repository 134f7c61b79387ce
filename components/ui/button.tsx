import type { ComponentProps, MouseEvent } from 'react';
import { classes } from './classes';
import { Link } from './link';

const variants = {
  /** The one thing to do on a screen. */
  signal: 'bg-signal text-on-signal hover:bg-signal-strong',
  ink: 'bg-ink text-ground hover:opacity-85',
  outline: 'button-outline',
  /** Reads as a link, is as large as a button. */
  quiet: 'text-petrol hover:bg-petrol-soft',
  petrol: 'bg-petrol text-on-petrol hover:opacity-90',
  danger: 'border border-bad/40 text-bad hover:border-bad',
  'on-steel': 'border border-on-steel/35 text-on-steel hover:border-on-steel hover:bg-steel-raised',
} as const;

const sizes = { sm: 'button-sm', md: null, lg: 'button-lg' } as const;

export type ButtonLook = { variant?: keyof typeof variants; size?: keyof typeof sizes; className?: string };

export const buttonClass = ({ variant = 'signal', size = 'md', className }: ButtonLook = {}) =>
  classes('button', variants[variant], sizes[size], className);

type Pressed = Pick<ComponentProps<'button'>, 'disabled' | 'onClick'>;

/** A button that does nothing for a while says so and keeps the focus of whoever pressed it; a form is not sent by it. */
export const pressable = ({ disabled, onClick }: Pressed) =>
  disabled
    ? { 'aria-disabled': true, onClick: (event: MouseEvent) => event.preventDefault() }
    : onClick && { onClick };

type ButtonProps = ButtonLook & ComponentProps<'button'>;

export const Button = ({
  variant,
  size,
  className,
  type = 'button',
  disabled,
  onClick,
  ...rest
}: ButtonProps) => (
  <button
    type={type}
    className={buttonClass({ variant, size, className })}
    {...rest}
    {...pressable({ disabled, onClick })}
  />
);

type LinkButtonProps = ButtonLook & ComponentProps<typeof Link>;

export const LinkButton = ({ variant, size, className, ...rest }: LinkButtonProps) => (
  <Link className={buttonClass({ variant, size, className })} {...rest} />
);
