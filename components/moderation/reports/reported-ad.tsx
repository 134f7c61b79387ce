import { useState } from 'react';
import { api } from '@/lib/api/browser';
import type { ReportedAd } from '@/lib/api/queries/moderation';
import { localePath, paths } from '@/lib/paths';
import { Button, LinkButton } from '../../ui/button';
import { ReportNotes } from '../ad/ad-reports';
import { NamedAdRow } from '../named-ad';
import { ReasonDialog } from '../reason-dialog';
import { type Given, RefuseDialog } from '../refuse-dialog';
import { useRoom } from '../room';
import { Refused } from '../states';
import { useDecision } from '../use-decision';

type Verdict = 'uphold' | 'dismiss';

/** An ad and everything that is said against it, with the ways out. */
export const ReportedAdCard = ({ reported }: { reported: ReportedAd }) => {
  const { locale, words } = useRoom();
  const { ad, version, reports } = reported;
  const { decide, busy, refusal, forgetRefusal } = useDecision();
  const [asked, setAsked] = useState<Verdict | 'takeDown' | null>(null);
  const send = async (verdict: Verdict, note: string, takeDown?: Given) => {
    const { done } = await decide(() =>
      api.post('/v1/moderation/ads/{id}/reports', {
        params: { id: ad.id },
        query: { lang: locale },
        body: {
          verdict,
          reports: reports.map(({ id }) => id),
          ...(note ? { note } : {}),
          ...(takeDown ? { take_down: { version, ...takeDown } } : {}),
        },
      }),
    );
    if (done || takeDown) setAsked(null);
  };
  const ask = (what: typeof asked) => {
    forgetRefusal();
    setAsked(what);
  };
  return (
    <article className="mod-panel grid gap-4 p-4 lg:grid-cols-2 lg:p-5">
      <NamedAdRow ad={ad}>
        <LinkButton
          href={localePath(locale, paths.moderationAd(ad.id))}
          variant="quiet"
          size="sm"
          className="mt-2 -ms-3"
        >
          {words.reports.look}
        </LinkButton>
      </NamedAdRow>
      <ReportNotes reports={reports} />
      <div className="flex flex-wrap gap-3 border-t border-line pt-4 lg:col-span-2">
        {ad.is_public ? (
          <Button variant="danger" disabled={busy} onClick={() => ask('takeDown')}>
            {words.reports.upholdDown}
          </Button>
        ) : null}
        <Button variant="outline" disabled={busy} onClick={() => ask('uphold')}>
          {ad.is_public ? words.reports.uphold : words.reports.upholdMember}
        </Button>
        <Button variant="outline" disabled={busy} onClick={() => ask('dismiss')}>
          {words.reports.dismiss}
        </Button>
        <Refused text={asked ? null : refusal} />
      </div>
      <ReasonDialog
        open={asked === 'uphold' || asked === 'dismiss'}
        title={asked === 'uphold' ? words.reports.upholdTitle : words.reports.dismissTitle}
        label={words.reports.note}
        hint={words.reports.optional}
        optional
        submit={asked === 'uphold' ? words.reports.upholdMember : words.reports.dismiss}
        busy={busy}
        refusal={refusal}
        onClose={() => setAsked(null)}
        onSubmit={(note) => void send(asked === 'uphold' ? 'uphold' : 'dismiss', note)}
      />
      <RefuseDialog
        refusing={asked === 'takeDown' ? 'takeDown' : null}
        sellerLocale={ad.seller.locale}
        onClose={() => setAsked(null)}
        onSubmit={(given) => void send('uphold', '', given)}
      />
    </article>
  );
};
