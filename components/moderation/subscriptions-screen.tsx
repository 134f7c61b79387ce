import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from '@/components/ui/link';
import { api } from '@/lib/api/browser';
import {
  type ModeratedSubscription,
  type SubscriptionStatus,
  subscriptionsQuery,
} from '@/lib/api/queries/moderation';
import { formatDate } from '@/lib/format/dates';
import { dollars, moneyParts } from '@/lib/format/money';
import { fillIn, isolated } from '@/lib/i18n/fill-in';
import { localePath, paths } from '@/lib/paths';
import { Button } from '../ui/button';
import { Choices } from './choices';
import { ReasonDialog } from './reason-dialog';
import { useRoom } from './room';
import { Refused, Rows } from './states';
import { useDecision } from './use-decision';

const statuses: readonly SubscriptionStatus[] = ['requested', 'active', 'declined', 'ended'];

const Dates = ({ row }: { row: ModeratedSubscription }) => {
  const { locale, words } = useRoom();
  const { subscriptions: own } = words;
  const say = (text: string, date: string | null) =>
    date ? fillIn(text, { date: formatDate(date, locale) }) : null;
  const parts = [
    say(own.asked, row.created_at),
    say(own.from, row.starts_at),
    row.status === 'declined' ? null : say(own.until, row.ends_at),
  ];
  return <p className="text-13 text-muted">{parts.filter(Boolean).join(' · ')}</p>;
};

const Row = ({ row }: { row: ModeratedSubscription }) => {
  const { locale, words } = useRoom();
  const { subscriptions: own } = words;
  const { decide, busy, refusal, forgetRefusal } = useDecision();
  const [asked, setAsked] = useState<'decline' | 'end' | null>(null);
  const call = { params: { id: row.id }, query: { lang: locale } };
  const close = async (reason: string) => {
    const body = { reason };
    const { done } = await decide(() =>
      asked === 'decline'
        ? api.post('/v1/moderation/subscriptions/{id}/decline', { ...call, body })
        : api.post('/v1/moderation/subscriptions/{id}/end', { ...call, body }),
    );
    if (done) setAsked(null);
  };
  const ask = (what: typeof asked) => {
    forgetRefusal();
    setAsked(what);
  };
  const price = moneyParts(dollars(row.plan.price, locale));
  return (
    <article className="mod-panel flex flex-wrap items-center gap-x-8 gap-y-3 p-4 lg:px-5">
      <div className="min-w-56 flex-1">
        <p className="text-17 font-semibold">
          <bdi>{row.plan.title}</bdi>{' '}
          <span className="text-15 font-normal text-muted">
            {fillIn(own.perMonth, { price: isolated(price.text) })}
          </span>
        </p>
        <Dates row={row} />
      </div>
      <div className="min-w-56 flex-1">
        <p>
          <Link
            href={localePath(locale, paths.moderationAccount(row.account.id))}
            className="mod-link font-semibold"
          >
            <bdi>{row.account.name}</bdi>
          </Link>{' '}
          <bdi dir="ltr" className="text-muted">
            {row.account.email}
          </bdi>
        </p>
        {row.status === 'requested' ? (
          <p className="text-13 text-muted">
            {row.current ? fillIn(own.has, { plan: isolated(row.current.title) }) : own.hasNone}
          </p>
        ) : null}
      </div>
      {row.status === 'requested' ? (
        <div className="flex flex-wrap gap-3">
          <Button
            variant="petrol"
            disabled={busy}
            onClick={() => void decide(() => api.post('/v1/moderation/subscriptions/{id}/activate', call))}
          >
            {own.activate}
          </Button>
          <Button variant="danger" disabled={busy} onClick={() => ask('decline')}>
            {own.decline}
          </Button>
        </div>
      ) : null}
      {row.status === 'active' ? (
        <Button variant="danger" disabled={busy} onClick={() => ask('end')}>
          {own.end}
        </Button>
      ) : null}
      <Refused text={asked ? null : refusal} />
      <ReasonDialog
        open={asked !== null}
        title={asked === 'end' ? own.endTitle : own.declineTitle}
        text={asked === 'end' ? own.endText : undefined}
        label={words.accounts.reason}
        hint={own.reasonHint}
        submit={asked === 'end' ? own.end : own.decline}
        danger
        busy={busy}
        refusal={refusal}
        onClose={() => setAsked(null)}
        onSubmit={(reason) => void close(reason)}
      />
    </article>
  );
};

export const SubscriptionsScreen = () => {
  const { locale, words } = useRoom();
  const { subscriptions: own } = words;
  const [status, setStatus] = useState<SubscriptionStatus>('requested');
  const query = useInfiniteQuery(subscriptionsQuery(locale, status));
  return (
    <>
      <Choices
        label={words.sections.subscriptions}
        options={statuses.map((value) => ({ value, label: own[value] }))}
        value={status}
        onChange={setStatus}
        className="mb-5"
      />
      <Rows
        query={query}
        keyOf={({ id }) => id}
        empty={{ title: own.empty, text: own.emptyText }}
        className="grid gap-3"
      >
        {(row) => <Row row={row} />}
      </Rows>
    </>
  );
};
