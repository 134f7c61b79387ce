'use client';

import type { ComponentProps } from 'react';
import { hydrateWhenUsed } from '@/components/ui/late-hydration';
import { isMember } from '@/lib/api/current-user';
import type { AccountEntry } from './account-entry';
import type { PreferencesButton } from './preferences-button';

const load = () => import('./header-on-use');

/** A visitor's is a link and waits; a member's says at once what waits to be read. */
export const AccountEntryLater = hydrateWhenUsed<ComponentProps<typeof AccountEntry>>(
  'site-account',
  async () => (await load()).AccountEntry,
  { className: 'contents', dueIn: () => (isMember() ? 0 : undefined) },
);

export const PreferencesLater = hydrateWhenUsed<ComponentProps<typeof PreferencesButton>>(
  'site-preferences',
  async () => (await load()).PreferencesButton,
  { className: 'contents' },
);
