'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { classes } from '../ui/classes';
import { Icon } from '../ui/icon';

type Props = { title: string; text: string; good?: boolean; children: ReactNode };

/** How it ended, in the place of the form: read out, and the next key press starts from here. */
export const Outcome = ({ title, text, good, children }: Props) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid justify-items-start gap-4">
      <Icon
        name={good ? 'badge-check' : 'warning'}
        size={32}
        className={classes(good ? 'text-good' : 'text-bad')}
      />
      <h2 ref={heading} tabIndex={-1} className="text-20 outline-none">
        {title}
      </h2>
      <p className="text-muted">{text}</p>
      {children}
    </div>
  );
};
