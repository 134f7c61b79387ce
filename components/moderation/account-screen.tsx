'use client';

import { useQuery } from '@tanstack/react-query';
import Link from 'next/link';
import { useState } from 'react';
import { api } from '@/lib/api/browser';
import { useCurrentUser } from '@/lib/api/current-user';
import { accountQuery } from '@/lib/api/queries/moderation';
import { formatDate } from '@/lib/format/dates';
import { fillIn } from '@/lib/i18n/fill-in';
import { localePath, paths } from '@/lib/paths';
import { Badge } from '../ui/badge';
import { Button } from '../ui/button';
import { AccountFacts, AccountFigures } from './ad/ad-seller';
import { Decisions } from './decisions';
import { NamedAdRow } from './named-ad';
import { ReasonDialog } from './reason-dialog';
import { useRoom } from './room';
import { Loaded } from './states';
import { useDecision } from './use-decision';

type Props = { id: number; blocked: boolean; isModerator: boolean };

/** Out with everything of it, or in again. */
const BlockButton = ({ id, blocked, isModerator }: Props) => {
  const { locale, words } = useRoom();
  const { accounts: own } = words;
  const { decide, busy, refusal, forgetRefusal } = useDecision();
  const [open, setOpen] = useState(false);
  if (isModerator && !blocked) return null;
  const call = (reason: string) => ({ params: { id }, query: { lang: locale }, body: { reason } });
  const send = async (reason: string) => {
    const { done } = await decide(() =>
      blocked
        ? api.post('/v1/moderation/accounts/{id}/unblock', call(reason))
        : api.post('/v1/moderation/accounts/{id}/block', call(reason)),
    );
    if (done) setOpen(false);
  };
  return (
    <>
      <Button
        variant={blocked ? 'signal' : 'danger'}
        onClick={() => {
          forgetRefusal();
          setOpen(true);
        }}
      >
        {blocked ? own.unblock : own.block}
      </Button>
      <ReasonDialog
        open={open}
        title={blocked ? own.unblockTitle : own.blockTitle}
        text={blocked ? own.unblockText : own.blockText}
        label={own.reason}
        hint={own.reasonHint}
        submit={blocked ? own.unblock : own.block}
        danger={!blocked}
        busy={busy}
        refusal={refusal}
        onClose={() => setOpen(false)}
        onSubmit={(reason) => void send(reason)}
      />
    </>
  );
};

/** Gives the role of a moderator, or takes it back. */
const RoleButton = ({ id, isModerator }: Pick<Props, 'id' | 'isModerator'>) => {
  const { locale, words } = useRoom();
  const { accounts: own } = words;
  const { decide, busy, refusal, forgetRefusal } = useDecision();
  const [open, setOpen] = useState(false);
  const send = async (reason: string) => {
    const role = isModerator ? ('member' as const) : ('moderator' as const);
    const { done } = await decide(() =>
      api.post('/v1/moderation/accounts/{id}/role', {
        params: { id },
        query: { lang: locale },
        body: { role, reason },
      }),
    );
    if (done) setOpen(false);
  };
  return (
    <>
      <Button
        variant="outline"
        onClick={() => {
          forgetRefusal();
          setOpen(true);
        }}
      >
        {isModerator ? own.makeMember : own.makeModerator}
      </Button>
      <ReasonDialog
        open={open}
        title={isModerator ? own.makeMemberTitle : own.makeModeratorTitle}
        text={isModerator ? own.makeMemberText : own.makeModeratorText}
        label={own.roleReason}
        hint={own.roleHint}
        optional
        submit={isModerator ? own.makeMember : own.makeModerator}
        danger={isModerator}
        busy={busy}
        refusal={refusal}
        onClose={() => setOpen(false)}
        onSubmit={(reason) => void send(reason)}
      />
    </>
  );
};

export const AccountScreen = ({ id }: { id: number }) => {
  const { locale, words } = useRoom();
  const { accounts: own } = words;
  const query = useQuery(accountQuery(locale, id));
  const isOwn = useCurrentUser()?.id === id;
  const account = query.data;
  return (
    <>
      <p className="mb-4">
        <Link href={localePath(locale, paths.moderationAccounts)} prefetch={false} className="mod-link">
          {own.back}
        </Link>
      </p>
      <Loaded query={query}>
        {() =>
          account ? (
            <div className="mod-account">
              <div className="grid min-w-0 content-start gap-4">
                <section aria-labelledby="mod-account" className="mod-panel p-4">
                  <h2 id="mod-account" className="text-20">
                    <bdi>{account.name}</bdi>
                  </h2>
                  <p className="mb-2 flex flex-wrap items-center gap-2 text-muted">
                    <bdi>@{account.username}</bdi>
                    <span>{fillIn(own.number, { id: String(account.id) })}</span>
                    {account.role === 'moderator' ? <Badge tone="petrol">{own.moderator}</Badge> : null}
                  </p>
                  {account.blocked_at ? (
                    <p className="mb-2 font-semibold text-bad">
                      {fillIn(own.blockedSince, { date: formatDate(account.blocked_at, locale) })}
                    </p>
                  ) : null}
                  <AccountFacts account={account} />
                  <AccountFigures account={account} />
                  <div className="mt-4 flex flex-wrap gap-3">
                    <BlockButton
                      id={id}
                      blocked={account.blocked_at !== null}
                      isModerator={account.role === 'moderator'}
                    />
                    {!isOwn && (account.role === 'moderator' || !account.blocked_at) ? (
                      <RoleButton id={id} isModerator={account.role === 'moderator'} />
                    ) : null}
                  </div>
                </section>
                <section aria-labelledby="mod-history" className="mod-panel p-4">
                  <h2 id="mod-history" className="mb-3 text-13 font-semibold text-muted">
                    {own.history}
                  </h2>
                  <Decisions decisions={account.decisions} none={own.noHistory} />
                </section>
              </div>
              <section aria-labelledby="mod-newest" className="mod-panel min-w-0 self-start p-4 lg:p-5">
                <h2 id="mod-newest" className="mb-4 text-20">
                  {own.newest}
                </h2>
                {account.newest_ads.length ? (
                  <ul className="grid gap-5">
                    {account.newest_ads.map((ad) => (
                      <li key={ad.id}>
                        <NamedAdRow ad={ad} />
                      </li>
                    ))}
                  </ul>
                ) : (
                  <p className="text-muted">{own.noAds}</p>
                )}
              </section>
            </div>
          ) : null
        }
      </Loaded>
    </>
  );
};
