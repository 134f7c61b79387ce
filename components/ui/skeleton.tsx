import { classes } from './classes';

/** Holds the place of something that is on its way; its size comes from `className`. */
export const Skeleton = ({ className }: { className?: string }) => (
  <span aria-hidden className={classes('block animate-pulse rounded bg-sunken', className)} />
);
