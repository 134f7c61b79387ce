'use client';

import { useQuery } from '@tanstack/react-query';
import { Skeleton } from '@/components/ui/skeleton';
import { rejectedListingsQuery, subscriptionQuery } from '@/lib/api/queries/own';
import type { Locale } from '@/lib/i18n/locales';
import { useAsker } from '../area/own-room';
import { Counters } from './counters';
import { NewestListings } from './newest-listings';
import { PlanBox } from './plan-box';
import type { ProfileLabels } from './profile-labels';
import { RejectedListings } from './rejected-listings';
import { UserCard } from './user-card';
import '../listings/listings.css';
import './profile.css';

/** What a member sees of himself at one glance. */
export const Profile = ({ locale, labels }: { locale: Locale; labels: ProfileLabels }) => {
  const asker = useAsker();
  const rejected = useQuery(rejectedListingsQuery(asker));
  const plan = useQuery(subscriptionQuery(asker));
  // Of unknown height, and one may not be there at all: they come together, or each would push the next one down.
  const waiting = rejected.isPending || plan.isPending;
  return (
    <div className="profile">
      <UserCard labels={labels} />
      <Counters locale={locale} labels={labels} />
      {waiting ? (
        <Skeleton className="h-96 w-full" />
      ) : (
        <>
          <RejectedListings locale={locale} labels={labels} />
          <PlanBox locale={locale} labels={labels} />
          <NewestListings locale={locale} labels={labels} />
        </>
      )}
    </div>
  );
};
