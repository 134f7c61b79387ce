import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import { AccountArea } from '@/components/account/area/account-area';
import { Details } from '@/components/account/details/details';
import { detailsLabels } from '@/components/account/details/details-labels';
import { getSelectLabels } from '@/components/layout/select-labels';
import { getPublic } from '@/lib/api/server';
import { messagesOf } from '@/lib/i18n/messages';
import { type AccountScreenProps, accountMetadata, placeParts, readLocale } from '../../account-screen';

export const dynamic = 'force-dynamic';

export const generateMetadata = async ({ params }: AccountScreenProps): Promise<Metadata> =>
  accountMetadata(messagesOf(await readLocale(params)).layout.accountDetails);

export default async function AccountDetailsPage({ params }: AccountScreenProps) {
  const locale = await readLocale(params);
  setRequestLocale(locale);
  const [{ currency }, { data: states }, selectLabels] = await Promise.all([
    params,
    getPublic('/v1/state', { query: { lang: locale } }),
    getSelectLabels(locale),
  ]);
  return (
    <AccountArea locale={locale} currency={currency} current="accountDetails">
      <Details
        locale={locale}
        labels={detailsLabels(locale)}
        selectLabels={selectLabels}
        {...placeParts(locale, states)}
      />
    </AccountArea>
  );
}
