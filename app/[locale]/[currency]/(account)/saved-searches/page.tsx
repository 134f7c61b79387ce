import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import { AccountArea } from '@/components/account/area/account-area';
import { savedSearchLabels } from '@/components/account/saved-searches/saved-search-labels';
import { SavedSearches } from '@/components/account/saved-searches/saved-searches';
import { messagesOf } from '@/lib/i18n/messages';
import { type AccountScreenProps, accountMetadata, readLocale } from '../../account-screen';

export const dynamic = 'force-dynamic';

export const generateMetadata = async ({ params }: AccountScreenProps): Promise<Metadata> =>
  accountMetadata(messagesOf(await readLocale(params)).layout.savedSearches);

export default async function SavedSearchesPage({ params }: AccountScreenProps) {
  const locale = await readLocale(params);
  setRequestLocale(locale);
  const { currency } = await params;
  return (
    <AccountArea locale={locale} currency={currency} current="savedSearches">
      <SavedSearches locale={locale} labels={await savedSearchLabels(locale)} />
    </AccountArea>
  );
}
