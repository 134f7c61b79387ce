import type { ComponentProps, MouseEvent } from 'react';
import { classes } from './classes';
import { Link } from './link';

export type ButtonLook = {
  variant?: 'signal' | 'ink' | 'petrol' | 'quiet' | 'outline' | 'danger' | 'on-steel';
  size?: 'sm' | 'md' | 'lg';
  className?: string;
};

/** What each variant looks like stands in ui.css. */
export const buttonClass = ({ variant = 'signal', size = 'md', className }: ButtonLook = {}) =>
  classes('button', `button-${variant}`, size !== 'md' && `button-${size}`, className);

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
