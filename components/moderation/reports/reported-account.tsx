import { useState } from 'react';
import { Link } from '@/components/ui/link';
import { api } from '@/lib/api/browser';
import type { ReportedAccount } from '@/lib/api/queries/moderation';
import { localePath, paths } from '@/lib/paths';
import { Badge } from '../../ui/badge';
import { Button, LinkButton } from '../../ui/button';
import { Moment } from '../moment';
import { ReasonDialog } from '../reason-dialog';
import { useRoom } from '../room';
import { Refused } from '../states';
import { useDecision } from '../use-decision';

/** A member and everything that is said against him. Blocking is decided on the account's own screen. */
export const ReportedAccountCard = ({ reported }: { reported: ReportedAccount }) => {
  const { locale, words } = useRoom();
  const { account, reports } = reported;
  const { decide, busy, refusal, forgetRefusal } = useDecision();
  const [asked, setAsked] = useState<'uphold' | 'dismiss' | null>(null);
  const to = (path: string) => localePath(locale, path);
  const send = async (note: string) => {
    const { done } = await decide(() =>
      api.post('/v1/moderation/accounts/{id}/reports', {
        params: { id: account.id },
        query: { lang: locale },
        body: {
          verdict: asked ?? 'dismiss',
          reports: reports.map(({ id }) => id),
          ...(note ? { note } : {}),
        },
      }),
    );
    if (done) setAsked(null);
  };
  const ask = (what: typeof asked) => {
    forgetRefusal();
    setAsked(what);
  };
  return (
    <article className="mod-panel grid gap-4 p-4 lg:grid-cols-2 lg:p-5">
      <div>
        <p className="flex flex-wrap items-center gap-2 text-17 font-semibold">
          <bdi>{account.name}</bdi>
          {account.blocked ? <Badge tone="bad">{words.ad.blocked}</Badge> : null}
        </p>
        <p className="text-muted">
          <bdi dir="ltr">{account.email}</bdi>
        </p>
        <LinkButton
          href={to(paths.moderationAccount(account.id))}
          variant="quiet"
          size="sm"
          className="mt-2 -ms-3"
        >
          {words.reports.lookMember}
        </LinkButton>
      </div>
      <ul className="grid gap-3">
        {reports.map(({ id, note, date, reporter, ad_id }) => (
          <li key={id} className="mod-decision">
            <p dir="auto" className="whitespace-pre-line">
              {note || <span className="text-muted">{words.ad.noNote}</span>}
            </p>
            <p className="text-13 text-muted">
              <Link href={to(paths.moderationAccount(reporter.id))} className="mod-link">
                <bdi>{reporter.name}</bdi>
              </Link>{' '}
              · <Moment date={date} />
              {ad_id ? (
                <>
                  {' · '}
                  <Link href={to(paths.moderationAd(ad_id))} className="mod-link">
                    {words.reports.aboutAd}
                  </Link>
                </>
              ) : null}
            </p>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3 border-t border-line pt-4 lg:col-span-2">
        <Button variant="danger" disabled={busy} onClick={() => ask('uphold')}>
          {words.reports.upholdMember}
        </Button>
        <Button variant="outline" disabled={busy} onClick={() => ask('dismiss')}>
          {words.reports.dismiss}
        </Button>
        <Refused text={asked ? null : refusal} />
      </div>
      <ReasonDialog
        open={asked !== null}
        title={asked === 'uphold' ? words.reports.upholdTitle : words.reports.dismissTitle}
        label={words.reports.note}
        hint={words.reports.optional}
        optional
        submit={asked === 'uphold' ? words.reports.upholdMember : words.reports.dismiss}
        busy={busy}
        refusal={refusal}
        onClose={() => setAsked(null)}
        onSubmit={(note) => void send(note)}
      />
    </article>
  );
};
