'use client';

import type { ComponentProps, ReactNode } from 'react';

/** What stood in the page when it was opened, by id. */
const stood = new Map<string, string>();

const asItStood = (id: string): string => {
  const known = stood.get(id) ?? document.getElementById(id)?.innerHTML ?? '';
  stood.set(id, known);
  return known;
};

type Tag = 'article' | 'div' | 'dl' | 'footer' | 'nav' | 'script' | 'search' | 'section' | 'ul';

type Props = Omit<ComponentProps<'div'>, 'id' | 'children'> & {
  as?: Tag;
  /** Its own in the page. */
  id: string;
  type?: string;
  children: ReactNode;
};

/**
 * A part of a page that only shows: nothing in it is a client component. A kept page has its markup and leaves it out of
 * the data for React (lib/front/static-parts.ts), which then takes it as it stands; whoever comes by a link gets the data.
 */
export const StaticPart = ({ as = 'div', children, ...rest }: Props) => {
  const Part = as as 'div';
  return children === null ? (
    <Part key="stood" {...rest} dangerouslySetInnerHTML={{ __html: asItStood(rest.id) }} />
  ) : (
    <Part key="drawn" {...rest}>
      {children}
    </Part>
  );
};
