import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, useState } from 'react';
import { Link } from '@/components/ui/link';
import { api } from '@/lib/api/browser';
import { useCurrentUser } from '@/lib/api/current-user';
import { accountQuery } from '@/lib/api/queries/moderation';
import { formatDate } from '@/lib/format/dates';
import { fillIn } from '@/lib/i18n/fill-in';
import { localePath, paths } from '@/lib/paths';
import { Badge } from '../ui/badge';
import { Button, type ButtonLook } from '../ui/button';
import { AccountFacts, AccountFigures } from './ad/ad-seller';
import { Decisions } from './decisions';
import { NamedAdRow } from './named-ad';
import { ReasonDialog } from './reason-dialog';
import { useRoom } from './room';
import { Loaded } from './states';
import { useDecision } from './use-decision';

type DecisionProps = {
  variant: ButtonLook['variant'];
  /** On the button, and on the one that says it is meant. */
  submit: string;
  dialog: Pick<
    ComponentProps<typeof ReasonDialog>,
    'title' | 'text' | 'label' | 'hint' | 'optional' | 'danger'
  >;
  send: (reason: string) => Promise<{ message: string }>;
};

/** A decision about the account, which asks why first. */
const DecisionButton = ({ variant, submit, dialog, send }: DecisionProps) => {
  const { decide, busy, refusal, forgetRefusal } = useDecision();
  const [open, setOpen] = useState(false);
  const onSubmit = async (reason: string) => {
    const { done } = await decide(() => send(reason));
    if (done) setOpen(false);
  };
  return (
    <>
      <Button
        variant={variant}
        onClick={() => {
          forgetRefusal();
          setOpen(true);
        }}
      >
        {submit}
      </Button>
      <ReasonDialog
        {...dialog}
        open={open}
        submit={submit}
        busy={busy}
        refusal={refusal}
        onClose={() => setOpen(false)}
        onSubmit={(reason) => void onSubmit(reason)}
      />
    </>
  );
};

type Props = { id: number; blocked: boolean; isModerator: boolean };

/** Out with everything of it, or in again. */
const BlockButton = ({ id, blocked, isModerator }: Props) => {
  const { locale, words } = useRoom();
  const { accounts: own } = words;
  if (isModerator && !blocked) return null;
  return (
    <DecisionButton
      variant={blocked ? 'signal' : 'danger'}
      submit={blocked ? own.unblock : own.block}
      dialog={{
        title: blocked ? own.unblockTitle : own.blockTitle,
        text: blocked ? own.unblockText : own.blockText,
        label: own.reason,
        hint: own.reasonHint,
        danger: !blocked,
      }}
      send={(reason) =>
        api.post(`/v1/moderation/accounts/{id}/${blocked ? 'unblock' : 'block'}`, {
          params: { id },
          query: { lang: locale },
          body: { reason },
        })
      }
    />
  );
};

/** Gives the role of a moderator, or takes it back. */
const RoleButton = ({ id, isModerator }: Pick<Props, 'id' | 'isModerator'>) => {
  const { locale, words } = useRoom();
  const { accounts: own } = words;
  return (
    <DecisionButton
      variant="outline"
      submit={isModerator ? own.makeMember : own.makeModerator}
      dialog={{
        title: isModerator ? own.makeMemberTitle : own.makeModeratorTitle,
        text: isModerator ? own.makeMemberText : own.makeModeratorText,
        label: own.roleReason,
        hint: own.roleHint,
        optional: true,
        danger: isModerator,
      }}
      send={(reason) =>
        api.post('/v1/moderation/accounts/{id}/role', {
          params: { id },
          query: { lang: locale },
          body: { role: isModerator ? 'member' : 'moderator', reason },
        })
      }
    />
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
        <Link href={localePath(locale, paths.moderationAccounts)} className="mod-link">
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
