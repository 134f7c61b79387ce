import { Link } from '@/components/ui/link';
import type { ModeratedAccount } from '@/lib/api/queries/moderation';
import { formatDate } from '@/lib/format/dates';
import { formatNumber } from '@/lib/format/numbers';
import { fillIn } from '@/lib/i18n/fill-in';
import { locales } from '@/lib/i18n/locales';
import { localePath, paths } from '@/lib/paths';
import { Badge } from '../../ui/badge';
import { Icon } from '../../ui/icon';
import { useRoom } from '../room';

const statuses = ['accept', 'pending', 'rejected', 'deleted'] as const;

/** How many ads an account has of each status, and how often it was reported. */
export const AccountFigures = ({ account }: { account: ModeratedAccount }) => {
  const { locale, words } = useRoom();
  const figures = [
    ...statuses.map((status) => [words.ad.statuses[status], account.ads[status], ''] as const),
    [words.ad.openReports, account.reports.open, account.reports.open ? 'text-warning' : ''] as const,
    [words.ad.upheld, account.reports.upheld, account.reports.upheld ? 'text-bad' : ''] as const,
  ];
  return (
    <dl className="mod-figures">
      {figures.map(([name, n, tone]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className={tone}>{formatNumber(n, locale)}</dd>
        </div>
      ))}
    </dl>
  );
};

export const AccountFacts = ({ account }: { account: Omit<ModeratedAccount, 'ads' | 'reports'> }) => {
  const { locale, words } = useRoom();
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-2">
        <bdi dir="ltr">{account.email}</bdi>
        <span className={account.email_confirmed ? 'text-13 text-good' : 'text-13 text-warning'}>
          {account.email_confirmed ? words.ad.confirmed : words.ad.notConfirmed}
        </span>
      </p>
      {account.phone_number ? (
        <p>
          <bdi dir="ltr">{account.phone_number}</bdi>
        </p>
      ) : null}
      <p className="text-13 text-muted">
        {fillIn(words.ad.memberSince, { date: formatDate(account.member_since, locale) })} ·{' '}
        {fillIn(words.ad.reads, { language: locales[account.locale].name })}
      </p>
    </>
  );
};

/** Whose ad it is, and what is known of him. */
export const AdSeller = ({ account }: { account: ModeratedAccount }) => {
  const { locale, words } = useRoom();
  return (
    <section aria-labelledby="mod-seller" className="mod-panel p-4">
      <h3 id="mod-seller" className="mb-2 text-13 font-semibold text-muted">
        {words.ad.seller}
      </h3>
      <p className="flex flex-wrap items-center gap-2 text-17 font-semibold">
        <bdi>{account.name}</bdi>
        {account.blocked_at ? <Badge tone="bad">{words.ad.blocked}</Badge> : null}
        {account.role === 'moderator' ? <Badge tone="petrol">{words.accounts.moderator}</Badge> : null}
      </p>
      <AccountFacts account={account} />
      <AccountFigures account={account} />
      <Link
        href={localePath(locale, paths.moderationAccount(account.id))}
        className="mod-link mt-2 inline-flex min-h-11 items-center gap-1 font-semibold"
      >
        {words.ad.account}
        <Icon name="arrow-right" size={16} directional />
      </Link>
    </section>
  );
};
