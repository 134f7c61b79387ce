'use client';

import { useQuery } from '@tanstack/react-query';
import { ApiError } from '@/lib/api/client';
import { useAsker } from '../../account/area/own-room';
import { Button } from '../../ui/button';
import { useChat } from '../chat-context';
import { conversationQuery, type Place } from '../chat-queries';
import { Thread } from './thread';
import { ThreadHeaderWaiting } from './thread-header';
import { NoThread, ThreadLoading } from './thread-states';

/** The conversation that the address names, once it is known that there is or may be one. */
export const ThreadScreen = ({ place }: { place: Place }) => {
  const { labels } = useChat();
  const { data, error, isPending, refetch } = useQuery(conversationQuery(useAsker(), place));
  if (data) {
    return <Thread key={`${place.otherId}-${place.adId}`} conversation={data} place={place} />;
  }
  const missing = error instanceof ApiError && [404, 422].includes(error.status);
  return (
    <section className="chat-thread">
      {missing ? null : <ThreadHeaderWaiting labels={labels} busy={isPending} />}
      <div className="chat-content">
        {isPending ? <ThreadLoading label={labels.thread.loading} /> : null}
        {missing ? <NoThread labels={labels} /> : null}
        {error && !missing ? (
          <div role="alert" className="m-auto text-center">
            <p>{labels.failed.load}</p>
            <Button variant="outline" className="mt-4" onClick={() => void refetch()}>
              {labels.tryAgain}
            </Button>
          </div>
        ) : null}
      </div>
    </section>
  );
};
