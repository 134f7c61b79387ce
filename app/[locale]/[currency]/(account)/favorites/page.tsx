import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import { AccountArea } from '@/components/account/area/account-area';
import { favouriteLabels, keptHereLabels } from '@/components/account/favourites/favourite-labels';
import { Favourites } from '@/components/account/favourites/favourites';
import { KeptHereLater } from '@/components/account/favourites/kept-here-later';
import { Compare } from '@/components/compare/compare';
import { favouritesQuery } from '@/lib/api/queries/own';
import { messagesOf } from '@/lib/i18n/messages';
import { type AccountScreenProps, accountMetadata, readLocale } from '../../account-screen';
import { readFirst } from '../../first-data';
import { knownCurrency } from '../../known-currency';

export const dynamic = 'force-dynamic';

export const generateMetadata = async ({ params }: AccountScreenProps): Promise<Metadata> =>
  accountMetadata(messagesOf(await readLocale(params)).layout.favourites);

export default async function FavouritesPage({ params }: AccountScreenProps) {
  const locale = await readLocale(params);
  setRequestLocale(locale);
  const currency = await knownCurrency((await params).currency);
  const first = await readFirst(locale, currency, (queries, asker) => [
    queries.prefetchInfiniteQuery(favouritesQuery(asker)),
  ]);
  return (
    <AccountArea
      locale={locale}
      currency={currency}
      current="favourites"
      first={first}
      visitor={<KeptHereLater locale={locale} currency={currency} labels={await keptHereLabels(locale)} />}
    >
      <Favourites locale={locale} labels={await favouriteLabels(locale)} />
      <Compare locale={locale} currency={currency} />
    </AccountArea>
  );
}
