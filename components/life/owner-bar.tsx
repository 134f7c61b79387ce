'use client';

import { useRouter } from 'next/navigation';
import { useCurrentUser } from '@/lib/api/current-user';
import type { Availability } from '@/lib/contract/availability';
import type { Locale } from '@/lib/i18n/locales';
import { useLate } from '../ui/use-late';
import type { LifeLabels } from './life-labels';

type Props = {
  sellerId: number;
  ad: { id: number; availability: Availability; title: string };
  locale: Locale;
  labels: LifeLabels;
};

/** For the seller alone, on the page that everybody gets: what he can say of his ad. Others load nothing of it. */
export const OwnerBar = ({ sellerId, ad, locale, labels }: Props) => {
  const router = useRouter();
  const own = useCurrentUser()?.id === sellerId;
  const { part: LifeActions } = useLate(async () => (await import('./life-actions')).LifeActions, own);
  if (!own || !LifeActions) return null;
  return (
    <section aria-label={labels.own} className="owner-bar print:hidden">
      <p className="text-13 text-muted">{labels.own}</p>
      <LifeActions
        ad={ad}
        locale={locale}
        labels={labels}
        className="owner-bar-action"
        onDone={() => router.refresh()}
      />
    </section>
  );
};
