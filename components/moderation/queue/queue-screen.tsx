import { useLayoutEffect, useRef, useState } from 'react';
import type { ModeratedAd, QueueKind } from '@/lib/api/queries/moderation';
import { plainTitle } from '../../ads/shown-title';
import { AdDetail } from '../ad/ad-detail';
import { sendDecision } from '../ad/send-decision';
import { RefuseDialog } from '../refuse-dialog';
import { useRoom } from '../room';
import { Loaded } from '../states';
import { useDecision } from '../use-decision';
import { useKeys } from '../use-keys';
import { KeysDialog } from './keys-dialog';
import { QueueBar } from './queue-bar';
import { QueueList } from './queue-list';
import { type Note, QueueNote } from './queue-note';
import { useQueue } from './use-queue';

/** A second press of the same key right after the first would decide about what nobody has looked at. */
const leastLook = 600;

type Props = { start: { kind: QueueKind; ad: number | null } };

/** What waits beside all about one of it. A decision brings the next one at once; its answer is told when it comes. */
export const QueueScreen = ({ start }: Props) => {
  const { locale } = useRoom();
  const queue = useQueue(start);
  const { decide } = useDecision();
  const [note, setNote] = useState<Note | null>(null);
  const [refusing, setRefusing] = useState<ModeratedAd | null>(null);
  const [help, setHelp] = useState(false);
  const top = useRef<HTMLDivElement>(null);
  const shownAt = useRef(0);
  const send = sendDecision(locale);

  const { shownId, detail, next, previous, choose } = queue;
  const ad = detail.data?.id === shownId ? detail.data : undefined;
  const waits = ad?.waits ? ad : undefined;
  const loadedId = ad?.id;
  // With the buttons: a busy browser runs an effect some time after the ad is there to be looked at.
  useLayoutEffect(() => {
    if (loadedId !== undefined) shownAt.current = performance.now();
  }, [loadedId]);

  const go = (id: number | undefined) => {
    if (id === undefined) return;
    choose(id);
    top.current?.scrollIntoView({ block: 'start' });
  };
  const decideOn = async (about: ModeratedAd, call: () => Promise<{ message: string }>) => {
    const putBack = queue.passOn();
    top.current?.scrollIntoView({ block: 'start' });
    setNote(null);
    const { done, message } = await decide(call);
    if (!done) putBack();
    setNote({ done, text: message, id: about.id, title: plainTitle(about, locale) });
  };
  const accept = () => {
    if (waits && performance.now() - shownAt.current > leastLook) {
      void decideOn(waits, () => send.accept(waits));
    }
  };
  const reject = () => {
    if (waits) setRefusing(waits);
  };
  const keys = useKeys({
    next: () => go(next?.id),
    previous: () => go(previous?.id),
    accept,
    reject,
    help: () => setHelp(true),
  });

  return (
    <div className="mod-queue" data-open={queue.isChosen || undefined}>
      {/* Beside neither: on a phone only one of the two is shown, and the last decision ends at the list. */}
      <div ref={top} className="mod-queue-note">
        <QueueNote note={note} onShow={go} />
      </div>
      <div className="mod-queue-list">
        <QueueList queue={queue} />
      </div>
      <div className="mod-queue-detail">
        {shownId === null ? null : (
          <Loaded query={detail} rows={6}>
            {() => (ad ? <AdDetail ad={ad} /> : null)}
          </Loaded>
        )}
        {shownId === null ? null : (
          <QueueBar
            canDecide={waits !== undefined}
            keysOn={keys.on}
            onAccept={accept}
            onReject={reject}
            onNext={next ? () => go(next.id) : undefined}
            onPrevious={previous ? () => go(previous.id) : undefined}
            onBack={() => choose(null)}
            onHelp={() => setHelp(true)}
          />
        )}
      </div>
      <RefuseDialog
        refusing={refusing && (refusing.waits === 'edit' ? 'rejectEdit' : 'reject')}
        sellerLocale={refusing?.account.locale ?? locale}
        onClose={() => setRefusing(null)}
        onSubmit={(given) => {
          if (refusing) void decideOn(refusing, () => send.reject(refusing, given));
          setRefusing(null);
        }}
      />
      <KeysDialog open={help} on={keys.on} onToggle={keys.toggle} onClose={() => setHelp(false)} />
    </div>
  );
};
