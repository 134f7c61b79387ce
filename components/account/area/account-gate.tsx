'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import dynamic from 'next/dynamic';
import type { ReactNode } from 'react';
import { ApiError } from '@/lib/api/client';
import { type Asker, meQuery, ownKey } from '@/lib/api/queries/own';
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

/** The cookie that says who is logged in may have outlived the session: the API has the last word. */
const Known = ({ asker, ask, children }: { asker: Asker; ask: ReactNode; children: ReactNode }) => {
  const { error } = useQuery(meQuery(asker));
  return error instanceof ApiError && error.status === 401 ? ask : children;
};

/** Opens for a member; a visitor is asked for a login here, without being sent away. */
export const AccountGate = ({ loading, children, ...login }: Props) => {
  const { asker, lookAgain } = useRoom();
  const queries = useQueryClient();
  if (asker === undefined) return <Waiting text={loading} />;
  const onLogin = () => {
    if (asker) void queries.resetQueries({ queryKey: ownKey(asker) });
    lookAgain();
  };
  const ask = <AskLogin {...login} onLogin={onLogin} />;
  if (asker === null) return ask;
  return (
    <Known asker={asker} ask={ask}>
      {children}
    </Known>
  );
};
