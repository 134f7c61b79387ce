import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Link } from '@/components/ui/link';
import { accountsQuery } from '@/lib/api/queries/moderation';
import { fillIn } from '@/lib/i18n/fill-in';
import { localePath, paths } from '@/lib/paths';
import { Badge } from '../ui/badge';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
import { TextField } from '../ui/text-field';
import { AccountFacts } from './ad/ad-seller';
import { useRoom } from './room';
import { Loaded } from './states';

export const AccountsScreen = () => {
  const { locale, words } = useRoom();
  const { accounts: own } = words;
  const [typed, setTyped] = useState('');
  const [search, setSearch] = useState('');
  const [blocked, setBlocked] = useState(false);
  const query = useQuery({ ...accountsQuery(locale, search, blocked), placeholderData: keepPreviousData });
  const rows = query.data ?? [];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSearch(typed.trim());
  };
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: <search> is younger than the browsers that come here */}
      <form role="search" onSubmit={submit} className="mb-6 flex flex-wrap items-end gap-4">
        <TextField
          label={own.search}
          hint={own.hint}
          type="search"
          maxLength={254}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          className="w-full sm:w-96"
        />
        <Button type="submit" className="sm:mb-6.5">
          {own.submit}
        </Button>
        <label className="flex min-h-11 items-center gap-2 sm:mb-6.5">
          <input
            type="checkbox"
            checked={blocked}
            onChange={(event) => setBlocked(event.target.checked)}
            className="size-5 accent-petrol"
          />
          {own.onlyBlocked}
        </label>
      </form>
      <Loaded query={query} empty={rows.length ? undefined : <Notice title={own.empty} />}>
        {() => (
          <ul aria-label={own.found} className="grid gap-3 md:grid-cols-2 xl:grid-cols-3">
            {rows.map((account) => (
              <li key={account.id} className="mod-panel p-4">
                <p className="flex flex-wrap items-center gap-2 text-17 font-semibold">
                  <Link href={localePath(locale, paths.moderationAccount(account.id))} className="mod-link">
                    <bdi>{account.name}</bdi>
                  </Link>
                  {account.blocked_at ? <Badge tone="bad">{words.ad.blocked}</Badge> : null}
                  {account.role === 'moderator' ? <Badge tone="petrol">{own.moderator}</Badge> : null}
                  <span className="ms-auto text-13 font-normal text-muted">
                    {fillIn(own.number, { id: String(account.id) })}
                  </span>
                </p>
                <AccountFacts account={account} />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </>
  );
};
