import type { ReactNode } from 'react';
import { classes } from './classes';
import { Icon } from './icon';

type LabelProps = { htmlFor: string; required?: boolean; hidden?: boolean; children: ReactNode };

export const FieldLabel = ({ htmlFor, required, hidden, children }: LabelProps) => (
  <label htmlFor={htmlFor} className={classes('mb-1.5 block text-15 font-semibold', hidden && 'sr-only')}>
    {children}
    {required ? (
      <span aria-hidden className="ms-1 text-bad">
        *
      </span>
    ) : null}
  </label>
);

export const FieldError = ({ id, children }: { id: string; children: ReactNode }) => (
  <p id={id} className="mt-1.5 flex items-start gap-1.5 text-13 text-bad">
    <Icon name="warning" size={16} className="mt-0.5" />
    <span>{children}</span>
  </p>
);
