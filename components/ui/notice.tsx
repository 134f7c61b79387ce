import type { ReactNode } from 'react';
import { AskAgain } from './ask-again';
import { classes } from './classes';
import { Icon, type IconName } from './icon';

type Words = { title: string; text?: string };
type Props = Words & {
  icon?: IconName;
  role?: 'alert';
  className?: string | undefined;
  /** What can be done about it. */
  children?: ReactNode;
};

/** In the place of a list: why nothing stands there. */
export const Notice = ({ title, text, icon, role, className, children }: Props) => (
  <div
    role={role}
    className={classes(
      'rounded border border-dashed border-line bg-surface px-6 py-16 text-center [&>:last-child:not(p)]:mt-5',
      className,
    )}
  >
    {icon ? <Icon name={icon} size={36} className="mx-auto mb-3 text-muted" /> : null}
    <p className="text-20 font-semibold">{title}</p>
    {text ? <p className="mt-1 text-muted">{text}</p> : null}
    {children}
  </div>
);

type FailedProps = Words & { retry: string; onRetry: () => void; className?: string };

/** A list that could not be read. */
export const FailedNotice = ({ retry, onRetry, ...words }: FailedProps) => (
  <Notice role="alert" {...words}>
    <AskAgain text={retry} onAsk={onRetry} />
  </Notice>
);
