'use client';

import dynamic from 'next/dynamic';
import { late } from '../ui/late';

// The code of a page goes out with its address, whoever asks; only what is drawn at all is fetched from here. So the
// code of these screens reaches moderators alone.

export const ModerationRoom = dynamic(() => late(async () => (await import('./room')).ModerationRoom));
export const ModerationMenu = dynamic(() => late(async () => (await import('./menu')).ModerationMenu));

export const OverviewScreen = dynamic(() => late(async () => (await import('./overview')).OverviewScreen));
export const QueueScreen = dynamic(() =>
  late(async () => (await import('./queue/queue-screen')).QueueScreen),
);
export const AdScreen = dynamic(() => late(async () => (await import('./ad/ad-screen')).AdScreen));
export const ReportsScreen = dynamic(() =>
  late(async () => (await import('./reports-screen')).ReportsScreen),
);
export const SubscriptionsScreen = dynamic(() =>
  late(async () => (await import('./subscriptions-screen')).SubscriptionsScreen),
);
export const MessagesScreen = dynamic(() =>
  late(async () => (await import('./messages-screen')).MessagesScreen),
);
export const DeadLettersScreen = dynamic(() =>
  late(async () => (await import('./dead-letters-screen')).DeadLettersScreen),
);
export const AccountsScreen = dynamic(() =>
  late(async () => (await import('./accounts-screen')).AccountsScreen),
);
export const AccountScreen = dynamic(() =>
  late(async () => (await import('./account-screen')).AccountScreen),
);
export const DeletedScreen = dynamic(() =>
  late(async () => (await import('./deleted-screen')).DeletedScreen),
);
export const LogScreen = dynamic(() => late(async () => (await import('./log-screen')).LogScreen));

export const SiteRoom = dynamic(() => late(async () => (await import('./site/site-room')).SiteRoom));
export const SiteMenu = dynamic(() => late(async () => (await import('./site/site-menu')).SiteMenu));
export const SiteOverview = dynamic(() =>
  late(async () => (await import('./site/site-overview')).SiteOverview),
);
export const KindScreen = dynamic(() => late(async () => (await import('./site/kind-screen')).KindScreen));
export const RowScreen = dynamic(() => late(async () => (await import('./site/row-screen')).RowScreen));
export const SettingsScreen = dynamic(() =>
  late(async () => (await import('./site/settings-screen')).SettingsScreen),
);
export const SearchesScreen = dynamic(() =>
  late(async () => (await import('./site/searches-screen')).SearchesScreen),
);
export const BackLink = dynamic(() => late(async () => (await import('./site/back-link')).BackLink));
