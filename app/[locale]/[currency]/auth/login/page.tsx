import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import { AccountScreen } from '@/components/account/account-screen';
import { LoginForm } from '@/components/account/login-form';
import { Link } from '@/components/ui/link';
import { messagesOf } from '@/lib/i18n/messages';
import { localePath, paths, safeNext } from '@/lib/paths';
import { type AccountScreenProps, accountMetadata, leadMemberOn, readLocale } from '../../account-screen';

export const dynamic = 'force-dynamic';

export const generateMetadata = async ({ params }: AccountScreenProps): Promise<Metadata> =>
  accountMetadata(messagesOf(await readLocale(params)).auth.login.title);

export default async function LoginPage({ params, searchParams }: AccountScreenProps) {
  const locale = await readLocale(params);
  setRequestLocale(locale);
  const next = safeNext((await searchParams).next);
  await leadMemberOn(locale, next);
  const {
    auth: { login, fields },
    problems,
  } = messagesOf(locale);
  const to = (path: string) => localePath(locale, path);
  return (
    <AccountScreen
      locale={locale}
      title={login.title}
      subtitle={login.subtitle}
      needsScript={login.needsScript}
    >
      <LoginForm
        locale={locale}
        labels={{ login, fields, problems }}
        forgotHref={to(paths.forgotPassword)}
        next={next ?? to(paths.home)}
      />
      <p className="mt-6 flex flex-wrap items-center gap-x-2 border-t border-line pt-4 text-muted">
        {login.newHere}
        <Link href={to(paths.register(next ?? undefined))} className="account-link">
          {login.create}
        </Link>
      </p>
    </AccountScreen>
  );
}
