import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, LinkButton } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Skeleton } from '@/components/ui/skeleton';
import { showToast } from '@/components/ui/toast';
import { api } from '@/lib/api/browser';
import { ownKey, subscriptionQuery } from '@/lib/api/queries/own';
import { reasonOf } from '@/lib/api/reason-of';
import type { Subscription } from '@/lib/contract/own-ads';
import { formatDate } from '@/lib/format/dates';
import { formatNumber } from '@/lib/format/numbers';
import { fillIn, isolated } from '@/lib/i18n/fill-in';
import type { Locale } from '@/lib/i18n/locales';
import { localePath, paths } from '@/lib/paths';
import { useAsker, useRoom } from '../area/own-room';
import { LoadFailed } from './load-failed';
import type { ProfileLabels } from './profile-labels';

type Props = { locale: Locale; labels: ProfileLabels };

const kinds = ['regular', 'featured', 'top'] as const;

const Allowance = ({
  name,
  allowance: { total, used },
  locale,
  labels,
}: Props & { name: string; allowance: Subscription['top'] }) => {
  const left = Math.max(0, total - used);
  return (
    <li className="min-w-0">
      <p className="flex flex-wrap justify-between gap-x-3">
        <span>{name}</span>
        <span className="text-muted">
          {fillIn(labels.plan.left, { left: formatNumber(left, locale), total: formatNumber(total, locale) })}
        </span>
      </p>
      <div aria-hidden className="plan-bar mt-1.5">
        <span style={{ width: `${total ? (left / total) * 100 : 0}%` }} />
      </div>
    </li>
  );
};

const Requested = ({
  requested,
  locale,
  labels,
}: Props & { requested: NonNullable<Subscription['requested']> }) => {
  const asker = useAsker();
  const { rtl } = useRoom();
  const queries = useQueryClient();
  const takeBack = useMutation({
    mutationFn: () => api.delete('/auth/subscription', { query: { lang: asker.lang } }),
    onSuccess: ({ message, data }) => {
      queries.setQueryData(subscriptionQuery(asker).queryKey, data);
      void showToast({ type: 'success', text: message, rtl });
    },
    onError: (error) => void showToast({ type: 'error', text: reasonOf(error, labels.notDone), rtl }),
    onSettled: () => queries.invalidateQueries({ queryKey: ownKey(asker) }),
  });
  const { plan } = labels;
  const words = { title: isolated(requested.title), date: formatDate(requested.created_at, locale) };
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line px-5 py-4">
      <p className="flex min-w-0 flex-1 basis-64 gap-2">
        <Icon name="clock" size={18} className="mt-0.5 text-warning" />
        <span>{fillIn(plan.requested, words)}</span>
      </p>
      <Button
        variant="outline"
        size="sm"
        className="min-h-11"
        disabled={takeBack.isPending}
        onClick={() => takeBack.mutate()}
      >
        {takeBack.isPending ? plan.busy : plan.takeBack}
      </Button>
    </div>
  );
};

/** What the seller may still publish and promote, and what he asked for. */
export const PlanBox = ({ locale, labels }: Props) => {
  const { data, isError, refetch } = useQuery(subscriptionQuery(useAsker()));
  const { plan } = labels;
  if (!data) {
    return isError ? (
      <LoadFailed labels={labels} onRetry={() => refetch()} />
    ) : (
      <Skeleton className="h-44 w-full" />
    );
  }
  const { active, requested } = data;
  return (
    <section aria-labelledby="own-plan" className="account-panel">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-5 pt-5">
        <div className="min-w-0">
          <h2 id="own-plan" className="text-13 font-semibold text-muted">
            {plan.title}
          </h2>
          <p className="text-20 font-semibold">
            <bdi>{active?.title ?? plan.none}</bdi>
            {active?.ends_at ? (
              <span className="ms-2 text-15 font-normal text-muted">
                {fillIn(plan.until, { date: formatDate(active.ends_at, locale) })}
              </span>
            ) : null}
          </p>
        </div>
        <LinkButton href={localePath(locale, paths.pricing)} variant="outline">
          {plan.all}
        </LinkButton>
      </div>
      <ul className="grid gap-x-8 gap-y-4 p-5 md:grid-cols-3">
        {kinds.map((kind) => (
          <Allowance key={kind} name={plan[kind]} allowance={data[kind]} locale={locale} labels={labels} />
        ))}
      </ul>
      {requested ? <Requested requested={requested} locale={locale} labels={labels} /> : null}
    </section>
  );
};
