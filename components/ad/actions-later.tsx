'use client';

import type { ComponentProps } from 'react';
import type { ReportLink } from '@/components/report/report-link';
import { reportWish } from '@/components/report/report-wish';
import { hydrateWhenUsed } from '@/components/ui/late-hydration';
import type { PrintButton } from './print-button';
import type { ShareButton } from './share-button';

const load = () => import('./actions-on-use');
const className = 'contents';

export const ShareLater = hydrateWhenUsed<ComponentProps<typeof ShareButton>>(
  'ad-share',
  async () => (await load()).ShareButton,
  { className },
);

export const PrintLater = hydrateWhenUsed<ComponentProps<typeof PrintButton>>(
  'ad-print',
  async () => (await load()).PrintButton,
  { className },
);

export const ReportLater = hydrateWhenUsed<ComponentProps<typeof ReportLink>>(
  'ad-report',
  async () => (await load()).ReportLink,
  // Whoever comes back from the login with the wish is asked at once.
  { className, dueIn: () => (location.hash === reportWish ? 0 : undefined) },
);
