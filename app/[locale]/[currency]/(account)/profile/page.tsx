import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import { AccountArea } from '@/components/account/area/account-area';
import { Profile } from '@/components/account/profile/profile';
import { profileLabels } from '@/components/account/profile/profile-labels';
import {
  countsQuery,
  newestListingsQuery,
  rejectedListingsQuery,
  subscriptionQuery,
} from '@/lib/api/queries/own';
import { messagesOf } from '@/lib/i18n/messages';
import { type AccountScreenProps, accountMetadata, readLocale } from '../../account-screen';
import { readFirst } from '../../first-data';

export const dynamic = 'force-dynamic';

export const generateMetadata = async ({ params }: AccountScreenProps): Promise<Metadata> =>
  accountMetadata(messagesOf(await readLocale(params)).layout.dashboard);

export default async function ProfilePage({ params }: AccountScreenProps) {
  const locale = await readLocale(params);
  setRequestLocale(locale);
  const { currency } = await params;
  const first = await readFirst(locale, currency, (queries, asker) => [
    queries.prefetchQuery(countsQuery(asker)),
    queries.prefetchQuery(rejectedListingsQuery(asker)),
    queries.prefetchQuery(subscriptionQuery(asker)),
    queries.prefetchQuery(newestListingsQuery(asker)),
  ]);
  return (
    <AccountArea locale={locale} currency={currency} current="dashboard" first={first}>
      <Profile locale={locale} labels={await profileLabels(locale)} />
    </AccountArea>
  );
}
