import type { Metadata, Viewport } from 'next';
import { setRequestLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import { AccountGate } from '@/components/account/area/account-gate';
import { OwnRoom } from '@/components/account/area/own-room';
import { getChatLabels } from '@/components/chat/chat-labels';
import { ChatRoom } from '@/components/chat/chat-room';
import '@/components/account/account.css';
import '@/components/account/area/account-area.css';
import '@/components/chat/chat.css';
import '@/components/chat/list/conversations.css';
import '@/components/chat/thread/thread.css';
import '@/components/chat/thread/messages.css';
import { messagesOf } from '@/lib/i18n/messages';
import { paths } from '@/lib/paths';
import { accountMetadata, readLocale } from '../account-screen';

export const dynamic = 'force-dynamic';

type Params = Promise<{ locale: string; currency: string }>;

/** The keyboard of a phone makes the page smaller rather than covering the box one writes in. */
export const viewport: Viewport = { interactiveWidget: 'resizes-content', viewportFit: 'cover' };

export const generateMetadata = async ({ params }: { params: Params }): Promise<Metadata> =>
  accountMetadata(messagesOf(await readLocale(params)).chat.title);

export default async function ChatLayout({ children, params }: { children: ReactNode; params: Params }) {
  const locale = await readLocale(params);
  setRequestLocale(locale);
  const { currency } = await params;
  const { chat, account, auth, problems } = messagesOf(locale);
  return (
    <OwnRoom locale={locale} currency={currency}>
      <noscript>
        <p className="page-width py-6">{chat.needsScript}</p>
      </noscript>
      <div className="chat-page">
        <AccountGate
          locale={locale}
          path={paths.conversations}
          loading={account.loading}
          title={chat.title}
          labels={{ ask: account.ask, login: auth.login, fields: auth.fields, problems }}
        >
          <ChatRoom labels={await getChatLabels(locale)}>{children}</ChatRoom>
        </AccountGate>
      </div>
    </OwnRoom>
  );
}
