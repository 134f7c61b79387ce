'use client';

import { useQuery } from '@tanstack/react-query';
import { FormSkeleton } from '@/components/ui/form-skeleton';
import { Skeleton } from '@/components/ui/skeleton';
import { meQuery } from '@/lib/api/queries/own';
import type { Locale } from '@/lib/i18n/locales';
import type { SelectLabels } from '../../ui/select';
import { useAsker } from '../area/own-room';
import type { PlaceParts } from '../form/account-parts';
import { LoadFailed } from '../profile/load-failed';
import { CloseAccount } from './close-account';
import { DetailsForm } from './details-form';
import type { DetailsLabels } from './details-labels';
import { ExportData } from './export-data';
import { Passkeys } from './passkeys';
import { PushDevice } from './push-device';
import { Sessions } from './sessions';
import { TwoStep } from './two-step';

export type DetailsProps = PlaceParts & {
  locale: Locale;
  labels: DetailsLabels;
  selectLabels: SelectLabels;
};

export const Details = (props: DetailsProps) => {
  const { locale, labels } = props;
  const { data: me, isError, refetch } = useQuery(meQuery(useAsker()));
  return (
    <div className="account-details">
      {me ? (
        <section className="account-panel p-5 md:p-7">
          {/* Filled once: what is typed is not overwritten by what arrives later. */}
          <DetailsForm key={me.id} me={me} {...props} />
        </section>
      ) : isError ? (
        <LoadFailed labels={labels} onRetry={() => refetch()} />
      ) : (
        <div aria-busy className="account-panel p-5 md:p-7">
          <div aria-hidden className="mb-7 flex items-center gap-4">
            <Skeleton className="size-24 rounded-full" />
            <Skeleton className="h-11 w-40" />
          </div>
          <FormSkeleton fields={12} />
        </div>
      )}
      {me ? <TwoStep me={me} locale={locale} labels={labels} /> : null}
      {me ? <Passkeys me={me} locale={locale} labels={labels} /> : null}
      <PushDevice locale={locale} labels={labels} />
      <Sessions locale={locale} labels={labels} />
      <ExportData locale={locale} labels={labels} />
      <CloseAccount locale={locale} labels={labels} />
    </div>
  );
};
