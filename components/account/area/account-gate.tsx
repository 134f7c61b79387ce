'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import dynamic from 'next/dynamic';
import { type ReactNode, useEffect } from 'react';
import { isLeaving } from '@/components/layout/leaving';
import { ApiError } from '@/lib/api/client';
import { type Asker, meQuery, ownKey } from '@/lib/api/queries/own';
import type { Locale } from '@/lib/i18n/locales';
import { isProtected, localePath, paths } from '@/lib/paths';
import { late } from '../../ui/late';
import { Skeleton } from '../../ui/skeleton';
import type { AskLoginProps } from './ask-login';
import { useRoom } from './own-room';

const AskLogin = dynamic(() => late(async () => (await import('./ask-login')).AskLogin), { ssr: false });

type Props = Omit<AskLoginProps, 'onLogin'> & {
  loading: string;
  /** The heading of a page whose frame comes with its content: what stands there until then is framed by it. */
  title?: string;
  /** What a visitor sees above the login. */
  visitor?: ReactNode;
  children: ReactNode;
};

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
 * Opens for a member; a visitor is asked for a login here, without being sent away. A protected screen has no visitors,
 * for middleware.ts leads them to the login: who is one now had a session that ended, and is led there too.
 */
export const AccountGate = ({ loading, title, visitor, children, ...login }: Props) => {
  const { asker, lookAgain } = useRoom();
  const queries = useQueryClient();
  const framed = (shown: ReactNode) =>
    title ? (
      <main>
        <h1 className="display mb-6 text-26 md:text-34">{title}</h1>
        {shown}
      </main>
    ) : (
      shown
    );
  const waiting = framed(<Waiting text={loading} />);
  if (asker === undefined) return waiting;
  const onLogin = () => {
    if (asker) void queries.resetQueries({ queryKey: ownKey(asker) });
    lookAgain();
  };
  const ended =
    isProtected(login.path) && !isLeaving() ? (
      <LeadToLogin locale={login.locale} waiting={waiting} />
    ) : (
      framed(
        <>
          {visitor}
          <AskLogin {...login} onLogin={onLogin} />
        </>,
      )
    );
  // The answer that says so takes the cookie along: whichever is noticed first.
  if (asker === null) return ended;
  return (
    <Known asker={asker} ended={ended}>
      {children}
    </Known>
  );
};
