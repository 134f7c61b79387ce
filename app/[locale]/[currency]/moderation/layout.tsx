import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { setRequestLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import { ModerationMenu, ModerationRoom } from '@/components/moderation/lazy';
import { getPublic } from '@/lib/api/server';
import { messagesOf } from '@/lib/i18n/messages';
import { type AccountScreenProps, accountMetadata, readLocale } from '../account-screen';
import { readOverview } from './read';
import '@/components/moderation/moderation.css';
import '@/components/moderation/queue/queue.css';
import '@/components/moderation/ad/ad.css';

export const dynamic = 'force-dynamic';

type Props = { children: ReactNode; params: AccountScreenProps['params'] };

export const generateMetadata = async ({ params }: Props): Promise<Metadata> => {
  const locale = await readLocale(params);
  const { moderation, notFound: unknown } = messagesOf(locale);
  if (!(await readOverview(locale))) return accountMetadata(unknown.title);
  const { title } = moderation;
  return { ...accountMetadata(title), title: { default: title, template: `%s | ${title}` } };
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
      {/* React moves it to the head, and takes it away with this layout. */}
      <meta name="area" content="moderation" />
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
