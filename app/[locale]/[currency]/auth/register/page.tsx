import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import { AccountScreen } from '@/components/account/account-screen';
import { RegisterForm } from '@/components/account/register-form';
import { getSelectLabels } from '@/components/layout/select-labels';
import { Link } from '@/components/ui/link';
import { getPublic } from '@/lib/api/server';
import { messagesOf } from '@/lib/i18n/messages';
import { localePath, paths, safeNext } from '@/lib/paths';
import {
  type AccountScreenProps,
  accountMetadata,
  leadMemberOn,
  placeParts,
  readLocale,
} from '../../account-screen';

export const dynamic = 'force-dynamic';

export const generateMetadata = async ({ params }: AccountScreenProps): Promise<Metadata> =>
  accountMetadata(messagesOf(await readLocale(params)).auth.register.title);

export default async function RegisterPage({ params, searchParams }: AccountScreenProps) {
  const locale = await readLocale(params);
  setRequestLocale(locale);
  const next = safeNext((await searchParams).next);
  await leadMemberOn(locale, next);
  const [{ data: states }, selectLabels] = await Promise.all([
    getPublic('/v1/state', { query: { lang: locale } }),
    getSelectLabels(locale),
  ]);
  const {
    auth: { register, fields, files },
    problems,
  } = messagesOf(locale);
  const to = (path: string) => localePath(locale, path);
  return (
    <AccountScreen
      locale={locale}
      title={register.title}
      subtitle={register.subtitle}
      needsScript={register.needsScript}
    >
      <RegisterForm
        locale={locale}
        labels={{ register, fields, files, problems }}
        selectLabels={selectLabels}
        {...placeParts(locale, states)}
        next={next ?? to(paths.home)}
      />
      <p className="mt-6 flex flex-wrap items-center gap-x-2 border-t border-line pt-4 text-muted">
        {register.known}
        <Link href={to(paths.login(next ?? undefined))} className="account-link">
          {register.login}
        </Link>
      </p>
    </AccountScreen>
  );
}
