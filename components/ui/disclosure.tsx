import type { ReactNode } from 'react';
import { classes } from './classes';

type Props = {
  summary: ReactNode;
  label?: string;
  className?: string;
  summaryClassName?: string;
  children: ReactNode;
};

/** A menu that opens without a script; with one it also closes on Escape, outside, and after a choice (CloseMenus). */
export const Disclosure = ({ summary, label, className, summaryClassName, children }: Props) => (
  <details data-menu="" className={classes('group/menu', className)}>
    <summary aria-label={label} className={classes('list-none', summaryClassName)}>
      {summary}
    </summary>
    {children}
  </details>
);
