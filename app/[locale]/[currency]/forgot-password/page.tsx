import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import { AccountScreen } from '@/components/account/account-screen';
import { ForgotForm } from '@/components/account/forgot-form';
import { ResetForm } from '@/components/account/reset-form';
import { Link } from '@/components/ui/link';
import { messagesOf } from '@/lib/i18n/messages';
import { localePath, paths } from '@/lib/paths';
import { type AccountScreenProps, accountMetadata, firstOf, readLocale } from '../account-screen';

export const dynamic = 'force-dynamic';

export const generateMetadata = async ({ params }: AccountScreenProps): Promise<Metadata> =>
  accountMetadata(messagesOf(await readLocale(params)).auth.forgot.title);

/** Asks for an address; opened by the link that was sent there, for a new password. */
export default async function ForgotPasswordPage({ params, searchParams }: AccountScreenProps) {
  const locale = await readLocale(params);
  setRequestLocale(locale);
  const token = firstOf((await searchParams).token);
  const {
    auth: { forgot, reset, login, fields },
    problems,
  } = messagesOf(locale);
  const loginHref = localePath(locale, paths.login());
  const { title, subtitle } = token ? reset : forgot;
  return (
    <AccountScreen locale={locale} title={title} subtitle={subtitle} needsScript={login.needsScript}>
      {token ? (
        <ResetForm
          locale={locale}
          token={token}
          labels={{ reset, forgot, login, fields, problems }}
          loginHref={loginHref}
          askHref={localePath(locale, paths.forgotPassword)}
        />
      ) : (
        <ForgotForm locale={locale} labels={{ forgot, fields, problems }} />
      )}
      <p className="mt-6 border-t border-line pt-4">
        <Link href={loginHref} className="account-link">
          {forgot.back}
        </Link>
      </p>
    </AccountScreen>
  );
}
