import { memo } from 'react';
import { fillIsolated } from '@/lib/i18n/fill-in';
import { Icon } from '../../ui/icon';
import type { ChatLabels } from '../chat-labels';
import { sayTime } from '../list/when';
import { linkify } from './links';
import { isUnsent, type Shown } from './messages';

/** The text as it was written; its lines run as their own letters do. */
const Words = ({ text }: { text: string }) => (
  <p dir="auto" className="chat-words">
    {linkify(text).map(({ text: piece, href }, index) =>
      href ? (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text do not change places
        <a key={index} href={href} target="_blank" rel="noopener nofollow ugc">
          <bdi>{piece}</bdi>
        </a>
      ) : (
        piece
      ),
    )}
  </p>
);

const State = ({ message, labels: { thread } }: { message: Shown; labels: ChatLabels }) => {
  if (isUnsent(message)) {
    return <span>{message.state === 'waiting' ? thread.waiting : thread.sending}</span>;
  }
  const [icon, text] = message.read_at
    ? (['check-check', thread.seen] as const)
    : (['check', thread.sent] as const);
  return (
    <span title={text} className={message.read_at ? 'text-petrol' : undefined}>
      <Icon name={icon} size={15} />
      <span className="sr-only">{text}</span>
    </span>
  );
};

type Props = {
  message: Shown;
  mine: boolean;
  first: boolean;
  name: string;
  labels: ChatLabels;
};

/** One message. Those that one person says in one go stand closer. */
export const Bubble = memo(({ message, mine, first, name, labels }: Props) => (
  <div
    className="chat-bubble"
    data-mine={mine ? '' : undefined}
    data-first={first ? '' : undefined}
    data-unsent={isUnsent(message) ? '' : undefined}
  >
    <span className="sr-only">
      {mine ? labels.thread.youSaid : fillIsolated(labels.thread.theySaid, { name })}
    </span>
    <Words text={message.body} />
    <p className="chat-meta">
      <time dateTime={message.created_at}>{sayTime(message.created_at)}</time>
      {mine ? <State message={message} labels={labels} /> : null}
    </p>
  </div>
));
