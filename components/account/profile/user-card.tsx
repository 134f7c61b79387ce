import { useQuery } from '@tanstack/react-query';
import { Icon } from '@/components/ui/icon';
import { Skeleton } from '@/components/ui/skeleton';
import { meQuery } from '@/lib/api/queries/own';
import { useAsker } from '../area/own-room';
import { ConfirmHint } from './confirm-hint';
import { LoadFailed } from './load-failed';
import type { ProfileLabels } from './profile-labels';

export const UserCard = ({ labels }: { labels: ProfileLabels }) => {
  const { data: me, isError, refetch } = useQuery(meQuery(useAsker()));
  if (!me && isError) return <LoadFailed labels={labels} onRetry={() => refetch()} />;
  return (
    <section className="account-panel">
      <div className="flex items-center gap-4 p-5">
        <span className="grid size-16 shrink-0 place-items-center overflow-hidden rounded-full bg-sunken">
          {me?.avatar ? (
            <img src={me.avatar} alt="" width={64} height={64} className="size-full object-cover" />
          ) : (
            <Icon name="user" size={30} className="text-muted" />
          )}
        </span>
        {me ? (
          <div className="min-w-0">
            <p dir="auto" className="truncate text-20 font-semibold">
              {me.username}
            </p>
            <p dir="auto" className="truncate text-muted">
              {me.email}
            </p>
          </div>
        ) : (
          <div aria-busy className="grid gap-2">
            <Skeleton className="h-6 w-40" />
            <Skeleton className="h-4 w-56 max-w-full" />
          </div>
        )}
      </div>
      {me && !me.email_confirmed ? <ConfirmHint email={me.email} labels={labels} /> : null}
    </section>
  );
};
