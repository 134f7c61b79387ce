'use client';

import { useQuery } from '@tanstack/react-query';
import { api } from '@/lib/api/browser';
import { queriesOfVisit } from '@/lib/api/queries/visit';
import type { Plan } from '@/lib/contract/reference';
import { dollars, moneyParts } from '@/lib/format/money';
import type { Locale } from '@/lib/i18n/locales';
import { FailedNotice } from '../ui/notice';
import { PlanCard, type PlanCardLabels } from './plan-card';
import { type PlanChoiceLabels, PlanChoices } from './plan-choices';
import { PlanSkeletons } from './plan-skeletons';

export type PlansLabels = {
  card: PlanCardLabels;
  choices: PlanChoiceLabels;
  loading: string;
  empty: string;
  failed: string;
  retry: string;
};

type Props = {
  /** As they came with the page; null where they could not be read for it, and are read here. */
  plans: readonly Plan[] | null;
  locale: Locale;
  labels: PlansLabels;
};

export const Plans = ({ plans: given, locale, labels }: Props) => {
  const query = useQuery(
    {
      queryKey: ['plans', locale],
      queryFn: async ({ signal }) => (await api.get('/v1/plan', { query: { lang: locale }, signal })).data,
      ...(given ? { initialData: given } : {}),
    },
    queriesOfVisit(),
  );
  const { data: plans, isFetching, refetch } = query;

  if (!plans && isFetching) return <PlanSkeletons label={labels.loading} />;
  if (!plans) {
    const retry = () => void refetch();
    return <FailedNotice title={labels.failed} retry={labels.retry} onRetry={retry} className="mt-6" />;
  }
  if (!plans.length) return <p className="py-16 text-17 text-muted">{labels.empty}</p>;
  const offered = plans.map(({ id, title, price }) => ({
    id,
    title,
    price: moneyParts(dollars(price, locale)).text,
    free: price === 0,
  }));
  return (
    <PlanChoices locale={locale} plans={offered} labels={labels.choices}>
      <ul className="mt-6 grid gap-6 sm:grid-cols-2 xl:grid-cols-4">
        {plans.map((plan) => (
          <li key={plan.id}>
            <PlanCard plan={plan} locale={locale} labels={labels.card} />
          </li>
        ))}
      </ul>
    </PlanChoices>
  );
};
