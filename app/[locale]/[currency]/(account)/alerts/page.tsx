import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import { alertLabels } from '@/components/account/alerts/alert-labels';
import { Alerts } from '@/components/account/alerts/alerts';
import { AccountArea } from '@/components/account/area/account-area';
import { alertsQuery } from '@/lib/api/queries/own';
import { messagesOf } from '@/lib/i18n/messages';
import { type AccountScreenProps, accountMetadata, readLocale } from '../../account-screen';
import { readFirst } from '../../first-data';

export const dynamic = 'force-dynamic';

export const generateMetadata = async ({ params }: AccountScreenProps): Promise<Metadata> =>
  accountMetadata(messagesOf(await readLocale(params)).layout.alerts);

export default async function AlertsPage({ params }: AccountScreenProps) {
  const locale = await readLocale(params);
  setRequestLocale(locale);
  const { currency } = await params;
  const first = await readFirst(locale, currency, (queries, asker) => [
    queries.prefetchInfiniteQuery(alertsQuery(asker)),
  ]);
  return (
    <AccountArea locale={locale} currency={currency} current="alerts" first={first}>
      <Alerts locale={locale} labels={alertLabels(locale)} />
    </AccountArea>
  );
}
