'use client';

import dynamic from 'next/dynamic';
import { late } from '@/components/ui/late';

/** Its code comes for a visitor alone. */
export const KeptHereLater = dynamic(() => late(async () => (await import('./kept-here')).KeptHere), {
  ssr: false,
});
