'use client';

import { type ComponentType, lazy, useEffect, useState } from 'react';

type Module<Props> = { default: ComponentType<Props> };

/**
 * A part of a page that comes when it is needed. On a line that breaks it may not come: then `Missing` stands in its
 * place, the rest of the page stays, and it is asked for again when it is needed the next time or the line is back.
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<Module<Props>>,
  Missing: ComponentType<Props>,
) => {
  const ask = (): ComponentType<Props> =>
    lazy<ComponentType<Props>>(() => load().catch(() => ({ default: Failed })));
  let Part = ask();
  const Failed = (props: Props) => {
    // Not before it stands: until then React renders it anew, and would ask without end.
    useEffect(() => {
      Part = ask();
    }, []);
    return <Missing {...props} />;
  };
  return (props: Props) => {
    const [Asked, setAsked] = useState(() => Part);
    useEffect(() => {
      // The same one, unless it failed.
      const askAgain = () => setAsked(() => Part);
      window.addEventListener('online', askAgain);
      return () => window.removeEventListener('online', askAgain);
    }, []);
    return <Asked {...props} />;
  };
};
