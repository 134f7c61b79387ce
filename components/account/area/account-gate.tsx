'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import dynamic from 'next/dynamic';
import { type ReactNode, useEffect } from 'react';
import { ApiError } from '@/lib/api/client';
import { type Asker, meQuery, ownKey } from '@/lib/api/queries/own';
import type { Locale } from '@/lib/i18n/locales';
import { isProtected, localePath, paths } from '@/lib/paths';
import { late } from '../../ui/late';
import { Skeleton } from '../../ui/skeleton';
import type { AskLoginProps } from './ask-login';
import { useRoom } from './own-room';

const AskLogin = dynamic(() => late(async () => (await import('./ask-login')).AskLogin), { ssr: false });

type Props = Omit<AskLoginProps, 'onLogin'> & { loading: string; children: ReactNode };

const Waiting = ({ text }: { text: string }) => (
  <div className="grid gap-4" aria-busy>
    <p role="status" className="sr-only">
      {text}
    </p>
    <Skeleton className="h-24 w-full" />
    <Skeleton className="h-64 w-full" />
  </div>
);

/** To the login and back: for screens that do not open without a member. */
const LeadToLogin = ({ locale, waiting }: { locale: Locale; waiting: ReactNode }) => {
  useEffect(() => {
    const here = location.pathname + location.search;
    // A whole new page: nothing that this session read stays in memory.
    location.replace(localePath(locale, paths.login(here)));
  }, [locale]);
  return waiting;
};

/** The cookie that says who is logged in may have outlived the session: the API has the last word. */
const Known = ({ asker, ended, children }: { asker: Asker; ended: ReactNode; children: ReactNode }) => {
  const { error } = useQuery(meQuery(asker));
  return error instanceof ApiError && error.status === 401 ? ended : children;
};

/**
 * Opens for a member; a visitor is asked for a login here, without being sent away. Whose session ended is led from a
 * protected screen to the login, as middleware.ts leads who has none.
 */
export const AccountGate = ({ loading, children, ...login }: Props) => {
  const { asker, lookAgain } = useRoom();
  const queries = useQueryClient();
  const waiting = <Waiting text={loading} />;
  if (asker === undefined) return waiting;
  const onLogin = () => {
    if (asker) void queries.resetQueries({ queryKey: ownKey(asker) });
    lookAgain();
  };
  const ask = <AskLogin {...login} onLogin={onLogin} />;
  if (asker === null) return ask;
  const ended = isProtected(login.path) ? <LeadToLogin locale={login.locale} waiting={waiting} /> : ask;
  return (
    <Known asker={asker} ended={ended}>
      {children}
    </Known>
  );
};
