'use client';

import { type ComponentType, lazy, useEffect, useState } from 'react';

type Module<Props> = { default: ComponentType<Props> };

/**
 * A part of a page that comes when it is needed. On a line that breaks it may not come: then `Missing` stands in its
 * place, the rest of the page stays, and the next time it is needed it is asked for again.
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
    const [Asked] = useState(() => Part);
    return <Asked {...props} />;
  };
};
