import { useQuery } from '@tanstack/react-query';
import { classes } from '@/components/ui/classes';
import { Link } from '@/components/ui/link';
import { Skeleton } from '@/components/ui/skeleton';
import { countsQuery } from '@/lib/api/queries/own';
import { formatNumber } from '@/lib/format/numbers';
import type { Locale } from '@/lib/i18n/locales';
import { localePath, paths } from '@/lib/paths';
import { useAsker } from '../area/own-room';
import { LoadFailed } from './load-failed';
import type { ProfileLabels } from './profile-labels';

/** How many ads there are of each status, and the way to them. */
export const Counters = ({ locale, labels }: { locale: Locale; labels: ProfileLabels }) => {
  const { data, isError, refetch } = useQuery(countsQuery(useAsker()));
  if (!data && isError) return <LoadFailed labels={labels} onRetry={() => refetch()} />;
  const counters = [
    {
      text: labels.total,
      count: data && data.count_accept + data.count_pending + data.count_reject,
      path: paths.myListings,
      tone: 'bg-ink',
    },
    {
      text: labels.published,
      count: data?.count_accept,
      path: paths.myListingsOf('accept'),
      tone: 'bg-good',
    },
    {
      text: labels.pending,
      count: data?.count_pending,
      path: paths.myListingsOf('pending'),
      tone: 'bg-signal',
    },
    {
      text: labels.rejected,
      count: data?.count_reject,
      path: paths.myListingsOf('rejected'),
      tone: 'bg-bad',
    },
  ];
  return (
    <section aria-label={labels.counts}>
      <ul className="counters" aria-busy={!data}>
        {counters.map(({ text, count, path, tone }) => (
          <li key={text}>
            <Link href={localePath(locale, path)} className="counter">
              <span aria-hidden className={classes('counter-mark', tone)} />
              {count === undefined ? (
                <Skeleton className="h-[2.65rem] w-14" />
              ) : (
                <strong className="text-34 leading-tight">{formatNumber(count, locale)}</strong>
              )}
              <span className="text-muted">{text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
};
