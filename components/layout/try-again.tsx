'use client';

import { Button } from '@/components/ui/button';
import { WhenBack } from '@/components/ui/line';
import { paths } from '@/lib/paths';

const load = () => {
  if (!location.pathname.endsWith(paths.offline)) location.reload();
};

/** Loads the page that was wanted, and does so by itself as soon as there is a line. */
export const TryAgain = ({ text }: { text: string }) => (
  <>
    <WhenBack act={load} />
    <Button onClick={() => location.reload()}>{text}</Button>
  </>
);
