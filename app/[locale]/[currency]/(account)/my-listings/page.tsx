import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import { AccountArea } from '@/components/account/area/account-area';
import { listingsLabels } from '@/components/account/listings/listing-labels';
import { Listings } from '@/components/account/listings/listings';
import { LinkButton } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { countsQuery, listingsQuery } from '@/lib/api/queries/own';
import { messagesOf } from '@/lib/i18n/messages';
import { localePath, paths } from '@/lib/paths';
import { type AccountScreenProps, accountMetadata, firstOf, readLocale } from '../../account-screen';
import { readFirst } from '../../first-data';

export const dynamic = 'force-dynamic';

export const generateMetadata = async ({ params }: AccountScreenProps): Promise<Metadata> =>
  accountMetadata(messagesOf(await readLocale(params)).layout.myListings);

const statuses = ['accept', 'pending', 'rejected'] as const;

export default async function MyListingsPage({ params, searchParams }: AccountScreenProps) {
  const locale = await readLocale(params);
  setRequestLocale(locale);
  const [{ currency }, query, labels] = await Promise.all([params, searchParams, listingsLabels(locale)]);
  const status = statuses.find((known) => known === firstOf(query.status)) ?? null;
  const search = firstOf(query.search).slice(0, 200);
  const first = await readFirst(locale, currency, (queries, asker) => [
    queries.prefetchInfiniteQuery(listingsQuery(asker, { search, status })),
    queries.prefetchQuery(countsQuery(asker)),
  ]);
  return (
    <AccountArea
      locale={locale}
      currency={currency}
      current="myListings"
      first={first}
      aside={
        <LinkButton href={localePath(locale, paths.createAd)}>
          <Icon name="plus" size={18} />
          {labels.place}
        </LinkButton>
      }
    >
      <Listings key={`${status}`} start={{ search, status }} locale={locale} labels={labels} />
    </AccountArea>
  );
}
