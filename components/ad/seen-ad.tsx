'use client';

import { useEffect } from 'react';
import { noteSeenAd } from '@/lib/offline/seen-ads';

type Props = { id: number; title: string; language: string; picture: string | null };

/** Remembers on this device that the ad was looked at. */
export const SeenAd = ({ id, title, language, picture }: Props) => {
  useEffect(() => {
    noteSeenAd({ id, path: location.pathname, title, language, picture, at: Date.now() });
  }, [id, title, language, picture]);
  return null;
};
