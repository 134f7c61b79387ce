import { useQuery } from '@tanstack/react-query';
import { LinkButton } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { Skeleton } from '@/components/ui/skeleton';
import { newestListingsQuery } from '@/lib/api/queries/own';
import type { Locale } from '@/lib/i18n/locales';
import { localePath, paths } from '@/lib/paths';
import { useAsker } from '../area/own-room';
import { ListingCard } from '../listings/listing-card';
import { LoadFailed } from './load-failed';
import type { ProfileLabels } from './profile-labels';

const Empty = ({ locale, labels: { empty } }: { locale: Locale; labels: ProfileLabels }) => (
  <div className="account-panel px-6 py-12 text-center">
    <p className="text-20 font-semibold">{empty.title}</p>
    <p className="mt-1 mb-5 text-muted">{empty.text}</p>
    <LinkButton href={localePath(locale, paths.createAd)}>
      <Icon name="plus" size={18} />
      {empty.place}
    </LinkButton>
  </div>
);

export const NewestListings = ({ locale, labels }: { locale: Locale; labels: ProfileLabels }) => {
  const { data: ads, isError, refetch } = useQuery(newestListingsQuery(useAsker()));
  const { newest } = labels;
  return (
    <section aria-labelledby="newest">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="newest" className="text-20">
          {newest.title}
        </h2>
        {ads?.length ? (
          <Link href={localePath(locale, paths.myListings)} className="account-link">
            {newest.all}
          </Link>
        ) : null}
      </div>
      {ads?.length ? (
        <ul className="newest-grid">
          {ads.map((ad) => (
            <li key={ad.id}>
              <ListingCard ad={ad} locale={locale} labels={labels.card} level={3} />
            </li>
          ))}
        </ul>
      ) : ads ? (
        <Empty locale={locale} labels={labels} />
      ) : isError ? (
        <LoadFailed labels={labels} onRetry={() => refetch()} />
      ) : (
        <div aria-busy className="newest-grid">
          {['a', 'b', 'c'].map((key) => (
            <Skeleton key={key} className="h-96" />
          ))}
        </div>
      )}
    </section>
  );
};
