import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import { AccountArea } from '@/components/account/area/account-area';
import { savedSearchLabels } from '@/components/account/saved-searches/saved-search-labels';
import { SavedSearches } from '@/components/account/saved-searches/saved-searches';
import { alertSettingsQuery, savedSearchesQuery } from '@/lib/api/queries/own';
import { messagesOf } from '@/lib/i18n/messages';
import { type AccountScreenProps, accountMetadata, readLocale } from '../../account-screen';
import { readFirst } from '../../first-data';

export const dynamic = 'force-dynamic';

export const generateMetadata = async ({ params }: AccountScreenProps): Promise<Metadata> =>
  accountMetadata(messagesOf(await readLocale(params)).layout.savedSearches);

export default async function SavedSearchesPage({ params }: AccountScreenProps) {
  const locale = await readLocale(params);
  setRequestLocale(locale);
  const { currency } = await params;
  const first = await readFirst(locale, currency, (queries, asker) => [
    queries.prefetchQuery(savedSearchesQuery(asker)),
    queries.prefetchQuery(alertSettingsQuery(asker)),
  ]);
  return (
    <AccountArea locale={locale} currency={currency} current="savedSearches" first={first}>
      <SavedSearches locale={locale} labels={await savedSearchLabels(locale)} />
    </AccountArea>
  );
}
