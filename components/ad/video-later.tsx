'use client';

import type { ComponentProps } from 'react';
import { hydrateWhenUsed } from '@/components/ui/late-hydration';
import type { VideoPlayer } from './video-player';

/** A link until somebody uses the page, then a player. */
export const VideoLater = hydrateWhenUsed<ComponentProps<typeof VideoPlayer>>(
  'video',
  async () => (await import('./video-player')).VideoPlayer,
);
