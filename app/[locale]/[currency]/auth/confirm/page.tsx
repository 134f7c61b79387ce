import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import { AccountScreen } from '@/components/account/account-screen';
import { ConfirmForm } from '@/components/account/confirm-form';
import { messagesOf } from '@/lib/i18n/messages';
import { localePath, paths } from '@/lib/paths';
import { type AccountScreenProps, accountMetadata, firstOf, readLocale } from '../../account-screen';

export const dynamic = 'force-dynamic';

export const generateMetadata = async ({ params }: AccountScreenProps): Promise<Metadata> =>
  accountMetadata(messagesOf(await readLocale(params)).auth.confirm.title);

export default async function ConfirmPage({ params, searchParams }: AccountScreenProps) {
  const locale = await readLocale(params);
  setRequestLocale(locale);
  const { confirm, forgot, login } = messagesOf(locale).auth;
  return (
    <AccountScreen
      locale={locale}
      title={confirm.title}
      subtitle={confirm.text}
      needsScript={login.needsScript}
    >
      <ConfirmForm
        locale={locale}
        token={firstOf((await searchParams).token)}
        labels={confirm}
        failed={forgot.failed}
        homeHref={localePath(locale, paths.home)}
      />
    </AccountScreen>
  );
}
