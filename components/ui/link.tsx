import type { ComponentProps } from 'react';

type Props = ComponentProps<'a'> & {
  /** False: what is seen of the page stays where it is. */
  scroll?: boolean;
};

/** A way to another page of the site: without a script a link, with one it is followed in place (FollowLinks). */
export const Link = ({ scroll = true, children, ...rest }: Props) => (
  <a data-soft={scroll ? '' : 'stay'} {...rest}>
    {children}
  </a>
);
