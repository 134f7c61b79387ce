'use client';

import dynamic from 'next/dynamic';

// The code of a page goes out with its address, whoever asks; only what is drawn at all is fetched from here. So the
// code of these screens reaches moderators alone.

export const ModerationRoom = dynamic(async () => (await import('./room')).ModerationRoom);
export const ModerationMenu = dynamic(async () => (await import('./menu')).ModerationMenu);

export const OverviewScreen = dynamic(async () => (await import('./overview')).OverviewScreen);
export const QueueScreen = dynamic(async () => (await import('./queue/queue-screen')).QueueScreen);
export const AdScreen = dynamic(async () => (await import('./ad/ad-screen')).AdScreen);
export const ReportsScreen = dynamic(async () => (await import('./reports-screen')).ReportsScreen);
export const SubscriptionsScreen = dynamic(
  async () => (await import('./subscriptions-screen')).SubscriptionsScreen,
);
export const MessagesScreen = dynamic(async () => (await import('./messages-screen')).MessagesScreen);
export const AccountsScreen = dynamic(async () => (await import('./accounts-screen')).AccountsScreen);
export const AccountScreen = dynamic(async () => (await import('./account-screen')).AccountScreen);
export const DeletedScreen = dynamic(async () => (await import('./deleted-screen')).DeletedScreen);
export const LogScreen = dynamic(async () => (await import('./log-screen')).LogScreen);

export const SiteRoom = dynamic(async () => (await import('./site/site-room')).SiteRoom);
export const SiteMenu = dynamic(async () => (await import('./site/site-menu')).SiteMenu);
export const SiteOverview = dynamic(async () => (await import('./site/site-overview')).SiteOverview);
export const KindScreen = dynamic(async () => (await import('./site/kind-screen')).KindScreen);
export const RowScreen = dynamic(async () => (await import('./site/row-screen')).RowScreen);
export const SettingsScreen = dynamic(async () => (await import('./site/settings-screen')).SettingsScreen);
export const SearchesScreen = dynamic(async () => (await import('./site/searches-screen')).SearchesScreen);
export const BackLink = dynamic(async () => (await import('./site/back-link')).BackLink);
