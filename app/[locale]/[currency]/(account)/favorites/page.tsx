import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import { AccountArea } from '@/components/account/area/account-area';
import { favouriteLabels } from '@/components/account/favourites/favourite-labels';
import { Favourites } from '@/components/account/favourites/favourites';
import { Compare } from '@/components/compare/compare';
import { messagesOf } from '@/lib/i18n/messages';
import { type AccountScreenProps, accountMetadata, readLocale } from '../../account-screen';
import { knownCurrency } from '../../known-currency';

export const dynamic = 'force-dynamic';

export const generateMetadata = async ({ params }: AccountScreenProps): Promise<Metadata> =>
  accountMetadata(messagesOf(await readLocale(params)).layout.favourites);

export default async function FavouritesPage({ params }: AccountScreenProps) {
  const locale = await readLocale(params);
  setRequestLocale(locale);
  const { currency } = await params;
  return (
    <AccountArea locale={locale} currency={currency} current="favourites">
      <Favourites locale={locale} labels={await favouriteLabels(locale)} />
      <Compare locale={locale} currency={await knownCurrency(currency)} />
    </AccountArea>
  );
}
