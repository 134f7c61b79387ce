import { useEffect, useState } from 'react';
import { api } from '@/lib/api/browser';
import { formatNumber } from '@/lib/format/numbers';
import { fillIn } from '@/lib/i18n/fill-in';
import { localePath, paths } from '@/lib/paths';
import { LinkButton } from '../ui/button';
import { Icon } from '../ui/icon';
import { useAdFormContext } from './context';

/** Says before anything is typed that the plan takes no more ads: the API would only say it at the end. */
export const PlanNote = () => {
  const { locale, labels } = useAdFormContext();
  const [most, setMost] = useState<number | null>(null);
  useEffect(() => {
    let current = true;
    api.get('/auth/subscription', { query: { lang: locale } }).then(
      ({ data: { regular } }) => current && setMost(regular.used >= regular.total ? regular.total : null),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [locale]);
  if (most === null) return null;
  return (
    <div role="status" className="ad-form-note">
      <Icon name="warning" size={20} className="text-warning" />
      <p className="min-w-0 flex-1 basis-56">
        {fillIn(labels.plan.full, { count: formatNumber(most, locale) })} {labels.plan.meanwhile}
      </p>
      <div className="flex flex-wrap gap-3">
        <LinkButton href={localePath(locale, paths.pricing)} variant="ink" size="sm">
          {labels.plan.plans}
        </LinkButton>
        <LinkButton href={localePath(locale, paths.myListings)} variant="outline" size="sm">
          {labels.toListings}
        </LinkButton>
      </div>
    </div>
  );
};
