'use client';

import type { Locale } from '@/lib/i18n/locales';
import { Counters } from './counters';
import { NewestListings } from './newest-listings';
import { PlanBox } from './plan-box';
import type { ProfileLabels } from './profile-labels';
import { RejectedListings } from './rejected-listings';
import { UserCard } from './user-card';
import '../listings/listings.css';
import './profile.css';

/** What a member sees of himself at one glance. */
export const Profile = ({ locale, labels }: { locale: Locale; labels: ProfileLabels }) => (
  <div className="profile">
    <UserCard labels={labels} />
    <Counters locale={locale} labels={labels} />
    <RejectedListings locale={locale} labels={labels} />
    <PlanBox locale={locale} labels={labels} />
    <NewestListings locale={locale} labels={labels} />
  </div>
);
