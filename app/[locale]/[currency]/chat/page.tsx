import { Icon } from '@/components/ui/icon';
import { messagesOf } from '@/lib/i18n/messages';
import { type AccountScreenProps, readLocale } from '../account-screen';

/** The list stands beside it, or alone on a phone. */
export default async function ConversationsPage({ params }: AccountScreenProps) {
  const { list } = messagesOf(await readLocale(params)).chat;
  return (
    <div className="chat-empty">
      <Icon name="message" size={32} className="text-muted" />
      <p className="mt-4 text-17 font-semibold">{list.choose}</p>
      <p className="mt-1 text-muted">{list.chooseText}</p>
    </div>
  );
}
