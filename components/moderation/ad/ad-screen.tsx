import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { adQuery, type ModeratedAd } from '@/lib/api/queries/moderation';
import { Button } from '../../ui/button';
import { RefuseDialog, type Refusing } from '../refuse-dialog';
import { useRoom } from '../room';
import { Loaded, Refused } from '../states';
import { useDecision } from '../use-decision';
import { AdDetail } from './ad-detail';
import { sendDecision } from './send-decision';

/** What can be decided about one ad, whatever state it is in. */
const Actions = ({ ad }: { ad: ModeratedAd }) => {
  const { locale, words } = useRoom();
  const { decide, busy, refusal } = useDecision();
  const [refusing, setRefusing] = useState<Refusing | null>(null);
  const [said, setSaid] = useState('');
  const send = sendDecision(locale);
  const run = async (call: Promise<{ message: string }>) => {
    setSaid('');
    const { done, message } = await decide(() => call);
    if (done) setSaid(message);
  };
  const rejected = ad.status === 'rejected' && !ad.waits && !ad.deleted_at;
  return (
    <div className="mod-bar">
      <div className="flex flex-wrap gap-3">
        {ad.waits || rejected ? (
          <Button disabled={busy} onClick={() => void run(send.accept(ad))}>
            {rejected ? words.ad.acceptAfterAll : words.ad.accept}
          </Button>
        ) : null}
        {ad.waits ? (
          <Button
            variant="danger"
            disabled={busy}
            onClick={() => setRefusing(ad.waits === 'edit' ? 'rejectEdit' : 'reject')}
          >
            {words.ad.reject}
          </Button>
        ) : null}
        {ad.is_public ? (
          <Button variant="danger" disabled={busy} onClick={() => setRefusing('takeDown')}>
            {words.ad.takeDown}
          </Button>
        ) : null}
        {ad.deleted_at ? (
          <Button disabled={busy} onClick={() => void run(send.restore(ad))}>
            {words.ad.restore}
          </Button>
        ) : null}
      </div>
      <p role="status" className="text-good">
        {said}
      </p>
      <Refused text={refusal} />
      <RefuseDialog
        refusing={refusing}
        sellerLocale={ad.account.locale}
        onClose={() => setRefusing(null)}
        onSubmit={(given) => {
          const call = refusing === 'takeDown' ? send.takeDown : send.reject;
          setRefusing(null);
          void run(call(ad, given));
        }}
      />
    </div>
  );
};

export const AdScreen = ({ id }: { id: number }) => {
  const { locale } = useRoom();
  const query = useQuery(adQuery(locale, id));
  return (
    <Loaded query={query}>
      {() =>
        query.data ? (
          <>
            <AdDetail ad={query.data} />
            <Actions ad={query.data} />
          </>
        ) : null
      }
    </Loaded>
  );
};
