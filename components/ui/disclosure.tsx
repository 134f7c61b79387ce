'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { classes } from './classes';

type Props = {
  summary: ReactNode;
  label?: string;
  className?: string;
  summaryClassName?: string;
  children: ReactNode;
};

/** A menu that opens without a script; with one it also closes on Escape, outside, and after a choice. */
export const Disclosure = ({ summary, label, className, summaryClassName, children }: Props) => {
  const details = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const element = details.current;
    if (!element) return;
    const close = () => {
      element.open = false;
    };
    const elsewhere = (event: Event) => {
      if (event.target instanceof Node && !element.contains(event.target)) close();
    };
    const chosen = (event: Event) => {
      if (!(event.target instanceof Element)) return;
      const asks = event.target.closest('[aria-haspopup="dialog"]') !== null;
      if (asks || event.target.closest('a')) close();
      // The dialog that opens now gives the focus back to here.
      if (asks) element.querySelector('summary')?.focus();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !element.open) return;
      close();
      element.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', elsewhere);
    document.addEventListener('focusin', elsewhere);
    element.addEventListener('click', chosen);
    element.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', elsewhere);
      document.removeEventListener('focusin', elsewhere);
      element.removeEventListener('click', chosen);
      element.removeEventListener('keydown', onKey);
    };
  }, []);

  return (
    <details ref={details} className={classes('group/menu', className)}>
      <summary aria-label={label} className={classes('list-none', summaryClassName)}>
        {summary}
      </summary>
      {children}
    </details>
  );
};
