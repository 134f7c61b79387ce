'use client';

import { useEffect, useState } from 'react';
import { api } from '@/lib/api/browser';
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
  const [plans, setPlans] = useState<readonly Plan[] | 'loading' | 'failed'>(given ?? 'loading');
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try reads anew
  useEffect(() => {
    if (given) return;
    const leaving = new AbortController();
    api
      .get('/v1/plan', { query: { lang: locale }, signal: leaving.signal })
      .then(({ data }) => setPlans(data))
      .catch(() => {
        if (!leaving.signal.aborted) setPlans('failed');
      });
    return () => leaving.abort();
  }, [given, locale, tries]);

  if (plans === 'loading') return <PlanSkeletons label={labels.loading} />;
  if (plans === 'failed') {
    const retry = () => {
      setPlans('loading');
      setTries(tries + 1);
    };
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
