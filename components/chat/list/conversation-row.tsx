import { Link } from '@/components/ui/link';
import type { Conversation } from '@/lib/contract/chat';
import { formatNumber } from '@/lib/format/numbers';
import { fillIsolated } from '@/lib/i18n/fill-in';
import { sayCount } from '@/lib/i18n/plural';
import { localePath, paths } from '@/lib/paths';
import { shownTitle } from '../../ads/shown-title';
import { TitleText } from '../../ads/title-text';
import { Picture } from '../../ui/picture';
import type { ChatLabels } from '../chat-labels';
import { Face } from '../face';
import { sayWhen } from './when';

type Props = { conversation: Conversation; labels: ChatLabels; current: boolean };

/** The last words on one line, without the line breaks they were written with. */
const lastWords = ({ last_message: last, person }: Conversation, labels: ChatLabels) => {
  const text = (last?.body ?? '').replace(/\s+/g, ' ');
  return last?.sender_id === person.id ? text : fillIsolated(labels.list.you, { text });
};

export const ConversationRow = ({ conversation, labels, current }: Props) => {
  const { person, ad, last_message: last, unread } = conversation;
  const title = shownTitle(ad, labels.locale);
  return (
    <Link
      href={localePath(labels.locale, paths.chat(person.id, ad.id))}
      aria-current={current ? 'page' : undefined}
      className="chat-row"
      data-unread={unread > 0 ? '' : undefined}
    >
      <span className="chat-row-picture">
        <Picture
          src={ad.picture?.src}
          srcSet={ad.picture?.srcset}
          sizes="64px"
          alt=""
          label=""
          width={1}
          height={1}
        />
        <Face person={person} className="chat-row-face" />
      </span>
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline gap-2">
          <strong dir="auto" className="min-w-0 flex-1 truncate">
            {person.username}
          </strong>
          {last ? (
            <time dateTime={last.created_at} className="shrink-0 text-13 text-muted">
              {sayWhen(last.created_at, labels)}
            </time>
          ) : null}
        </span>
        <span {...title.written} title={ad.title} className="chat-row-ad">
          <TitleText text={title.text} />
        </span>
        <span className="flex items-center gap-2">
          <span dir="auto" className="chat-row-last">
            {lastWords(conversation, labels)}
          </span>
          {unread > 0 ? (
            <>
              <span aria-hidden className="chat-count">
                {unread > 99 ? '99+' : formatNumber(unread, labels.locale)}
              </span>
              <span className="sr-only">{sayCount(labels.unread, unread, labels.locale)}</span>
            </>
          ) : null}
        </span>
      </span>
    </Link>
  );
};
