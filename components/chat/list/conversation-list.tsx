import { useInfiniteQuery } from '@tanstack/react-query';
import type { Conversation } from '@/lib/contract/chat';
import { localePath, paths } from '@/lib/paths';
import { useAsker } from '../../account/area/own-room';
import { Button, LinkButton } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { More } from '../../ui/more';
import { Skeleton } from '../../ui/skeleton';
import { useChat } from '../chat-context';
import { listQuery, type Place } from '../chat-queries';
import { LineNote } from '../line-note';
import { ConversationRow } from './conversation-row';

const keyOf = ({ person, ad }: Conversation) => `${person.id}-${ad.id}`;

/** A conversation that moved up while pages were read is in two of them. */
const once = (conversations: readonly Conversation[]) =>
  [...new Map(conversations.toReversed().map((one) => [keyOf(one), one])).values()].toReversed();

const Loading = () => (
  <div aria-busy className="grid gap-5 p-4">
    {[1, 2, 3, 4, 5].map((n) => (
      <div key={n} className="flex gap-3">
        <Skeleton className="size-14" />
        <div className="grid flex-1 content-center gap-2">
          <Skeleton className="h-4 w-2/5" />
          <Skeleton className="h-3 w-4/5" />
        </div>
      </div>
    ))}
  </div>
);

/** Everyone this member talks to, last written first. */
export const ConversationList = ({ open }: { open: Place | null }) => {
  const asker = useAsker();
  const { labels } = useChat();
  const { list, locale } = labels;
  const query = useInfiniteQuery(listQuery(asker));
  const { data, isPending, isError, refetch } = query;
  const conversations = once(data?.pages.flatMap((page) => page.data) ?? []);
  // The name of the open conversation is the heading of the page.
  const Title = open ? 'h2' : 'h1';
  return (
    <section aria-labelledby="conversations" className="chat-list">
      <Title id="conversations" className="chat-list-title">
        {labels.title}
      </Title>
      {open ? null : <LineNote />}
      {isPending ? <Loading /> : null}
      {isError && !data ? (
        <div role="alert" className="p-5">
          <p>{list.failed}</p>
          <Button variant="outline" className="mt-4" onClick={() => void refetch()}>
            {labels.tryAgain}
          </Button>
        </div>
      ) : null}
      {data && !conversations.length ? (
        <div className="chat-empty">
          <Icon name="message" size={32} className="text-muted" />
          <p className="mt-4 text-17 font-semibold">{list.empty}</p>
          <p className="mt-1 text-muted">{list.emptyText}</p>
          <LinkButton href={localePath(locale, paths.ads())} className="mt-6">
            {list.browse}
          </LinkButton>
        </div>
      ) : null}
      {conversations.length ? (
        <ul aria-label={list.label} className="chat-rows">
          {conversations.map((conversation) => (
            <li key={keyOf(conversation)}>
              <ConversationRow
                conversation={conversation}
                labels={labels}
                current={open?.otherId === conversation.person.id && open.adId === conversation.ad.id}
              />
            </li>
          ))}
          {query.hasNextPage ? (
            <li>
              <More
                query={query}
                labels={{ seeMore: list.more, loadingMore: labels.thread.loading, failed: list.failed }}
                className="p-3"
              />
            </li>
          ) : null}
        </ul>
      ) : null}
    </section>
  );
};
