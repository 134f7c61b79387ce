import { useEffect, useRef } from 'react';
import type { QueueKind } from '@/lib/api/queries/moderation';
import { Badge } from '../../ui/badge';
import { AdTitle, SellersTitle } from '../ad-title';
import { Choices } from '../choices';
import { Moment } from '../moment';
import { AdFacts, Thumb } from '../named-ad';
import { useRoom } from '../room';
import { Empty, Loaded, ShowMore } from '../states';
import type { Queue } from './use-queue';

const kinds: readonly QueueKind[] = [null, 'ad', 'edit'];

/** What waits, the longest first. The one that is looked at stays in sight. */
export const QueueList = ({ queue }: { queue: Queue }) => {
  const { words } = useRoom();
  const shown = useRef<HTMLButtonElement>(null);
  const { items, shownId, list, choose } = queue;
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another one is shown
  useEffect(() => {
    shown.current?.scrollIntoView({ block: 'nearest' });
  }, [shownId]);
  return (
    <>
      <Choices
        label={words.queue.kind}
        options={kinds.map((value) => ({ value, label: words.queue[value ?? 'all'] }))}
        value={queue.kind}
        onChange={queue.showKind}
        className="mb-3"
      />
      <Loaded
        query={list}
        empty={items.length ? undefined : <Empty title={words.queue.empty} text={words.queue.emptyText} />}
      >
        {() => (
          <>
            <ul aria-label={words.queue.list} className="mod-panel mod-list">
              {items.map((ad) => (
                <li key={`${ad.kind}-${ad.id}`}>
                  <button
                    ref={ad.id === shownId ? shown : undefined}
                    type="button"
                    aria-current={ad.id === shownId || undefined}
                    onClick={() => choose(ad.id)}
                    className="mod-list-item"
                  >
                    <Thumb ad={ad} className="w-20 shrink-0 self-start rounded-sm" />
                    <span className="min-w-0 flex-1">
                      <span className="line-clamp-2 font-semibold leading-snug">
                        <AdTitle ad={ad} />
                      </span>
                      <SellersTitle ad={ad} />
                      <span className="block text-13 text-muted">
                        <AdFacts ad={ad} />
                      </span>
                      <span className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-13 text-muted">
                        {ad.kind === 'edit' ? <Badge tone="petrol">{words.ad.kinds.edit}</Badge> : null}
                        {ad.open_reports ? <Badge tone="bad">{words.queue.reported}</Badge> : null}
                        {ad.seller.blocked ? <Badge tone="bad">{words.ad.blocked}</Badge> : null}
                        <bdi className="truncate">{ad.seller.name}</bdi>
                        <Moment date={ad.since} />
                      </span>
                    </span>
                  </button>
                </li>
              ))}
            </ul>
            <ShowMore query={list} />
          </>
        )}
      </Loaded>
    </>
  );
};
