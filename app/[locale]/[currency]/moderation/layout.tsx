import type { Metadata } from 'next';
import { cookies } from 'next/headers';
import { notFound } from 'next/navigation';
import { setRequestLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import { ModerationMenu } from '@/components/moderation/menu';
import { ModerationRoom } from '@/components/moderation/room';
import { ApiError } from '@/lib/api/client';
import { getPublic, readAs } from '@/lib/api/server';
import type { Locale } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import { type AccountScreenProps, accountMetadata, readLocale } from '../account-screen';
import '@/components/moderation/moderation.css';

export const dynamic = 'force-dynamic';

type Props = { children: ReactNode; params: AccountScreenProps['params'] };

export const generateMetadata = async ({ params }: Props): Promise<Metadata> => {
  const { title } = messagesOf(await readLocale(params)).moderation;
  return { ...accountMetadata(title), title: { default: title, template: `%s | ${title}` } };
};

/** What waits; null for everyone who is no moderator. */
const readOverview = async (lang: Locale) => {
  const token = (await cookies()).get('token')?.value;
  if (!token) return null;
  try {
    return (await readAs(token)('/v1/moderation', { query: { lang } })).data;
  } catch (error) {
    if (error instanceof ApiError && [401, 404].includes(error.status)) return null;
    throw error;
  }
};

/** The screens of moderators. For everyone else there is nothing here, and none of their code is sent. */
export default async function ModerationLayout({ children, params }: Props) {
  const locale = await readLocale(params);
  setRequestLocale(locale);
  const overview = await readOverview(locale);
  if (!overview) notFound();
  const { moderation, rejectionReasons } = messagesOf(locale);
  const { data: settings } = await getPublic('/v1/setting', { query: { lang: locale } });
  const reasonsIn = {
    en: messagesOf('en').rejectionReasons,
    ar: messagesOf('ar').rejectionReasons,
    ckb: messagesOf('ckb').rejectionReasons,
    [locale]: rejectionReasons,
  };
  return (
    <ModerationRoom
      locale={locale}
      words={moderation}
      reasonsIn={reasonsIn}
      siteName={settings.company_name}
      overview={overview}
    >
      <main className="mod-area">
        <ModerationMenu />
        <noscript>
          <p className="mt-6 rounded border border-line bg-sunken px-4 py-3">{moderation.needsScript}</p>
        </noscript>
        {children}
      </main>
    </ModerationRoom>
  );
}
