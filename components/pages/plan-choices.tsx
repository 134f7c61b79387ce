import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { api } from '@/lib/api/browser';
import { useCurrentUser } from '@/lib/api/current-user';
import { reasonOf } from '@/lib/api/reason-of';
import type { Subscription } from '@/lib/contract/own-ads';
import { type Locale, locales } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import { lazyDialog } from '../ui/lazy-dialog';
import { showToast } from '../ui/toast';

const PlanDialog = lazyDialog(async () => (await import('./plan-dialog')).PlanDialog);

export type PlanChoiceLabels = Messages['choosePlan'] & { choose: string; cancel: string; close: string };
/** `price` is written out; `free` is the plan that everyone has without asking. */
export type OfferedPlan = { id: number; title: string; price: string; free: boolean };

type Choices = {
  /** Nobody who is not logged in can ask for a plan here. */
  member: boolean;
  stateOf: (planId: number) => 'open' | 'yours' | 'requested';
  choose: (planId: number) => void;
  takeBack: () => void;
  labels: PlanChoiceLabels;
};
const ChoicesContext = createContext<Choices | null>(null);

export const useChoices = (): Choices => {
  const choices = useContext(ChoicesContext);
  if (!choices) throw new Error('This stands inside <PlanChoices> only.');
  return choices;
};

/** Added to the address while a login is in between: the question for the plan comes when one is back. */
export const planWish = (planId: number) => `#plan-${planId}`;
const wishedPlan = () => Number(/^#plan-(\d{1,9})$/.exec(location.hash)?.[1] ?? 0);

const nobody: Omit<Choices, 'labels'> = {
  member: false,
  stateOf: () => 'open',
  choose: () => {},
  takeBack: () => {},
};

/** The plans as a visitor sees them, where nobody is to choose one. */
export const PlansShown = ({ labels, children }: { labels: PlanChoiceLabels; children: ReactNode }) => (
  <ChoicesContext value={{ ...nobody, labels }}>{children}</ChoicesContext>
);

type Props = {
  locale: Locale;
  plans: readonly OfferedPlan[];
  labels: PlanChoiceLabels;
  children: ReactNode;
};

/** The plans are the same for everyone; which of them is one's own comes by one call of a member. */
export const PlanChoices = ({ locale, plans, labels, children }: Props) => {
  const userId = useCurrentUser()?.id;
  const rtl = locales[locale].dir === 'rtl';
  const [own, setOwn] = useState<Subscription | null>(null);
  const [asked, setAsked] = useState<{ planId: number; open: boolean } | null>(null);

  useEffect(() => {
    if (!userId) return;
    const leaving = new AbortController();
    api
      .get('/auth/subscription', { query: { lang: locale }, signal: leaving.signal })
      .then(({ data }) => setOwn(data))
      // What is one's own is then not marked; asking for a plan says what is wrong.
      .catch(() => setOwn(null));
    const planId = wishedPlan();
    if (planId) {
      history.replaceState(null, '', location.pathname + location.search);
      setAsked({ planId, open: true });
    }
    return () => leaving.abort();
  }, [userId, locale]);

  const choices = useMemo<Choices>(() => {
    const told = (answer: { message: string; data: Subscription }) => {
      setOwn(answer.data);
      void showToast({ type: 'success', text: answer.message, rtl });
    };
    return {
      member: userId !== undefined,
      labels,
      stateOf: (planId) => {
        if (!userId || !own) return 'open';
        if (own.requested?.plan_id === planId) return 'requested';
        const yours = own.active
          ? own.active.plan_id === planId
          : plans.some(({ id, free }) => free && id === planId);
        return yours ? 'yours' : 'open';
      },
      choose: (planId) => setAsked({ planId, open: true }),
      takeBack: () =>
        void api
          .delete('/auth/subscription', { query: { lang: locale } })
          .then(told)
          .catch((error) => showToast({ type: 'error', text: reasonOf(error, labels.failed), rtl })),
    };
  }, [userId, own, plans, labels, locale, rtl]);

  const plan = plans.find(({ id }) => id === asked?.planId);
  return (
    <ChoicesContext value={choices}>
      {children}
      {asked && plan ? (
        <PlanDialog
          open={asked.open}
          plan={plan}
          replaced={own?.requested && own.requested.plan_id !== plan.id ? own.requested.title : null}
          locale={locale}
          labels={labels}
          onClose={() => setAsked({ ...asked, open: false })}
          onAsked={setOwn}
        />
      ) : null}
    </ChoicesContext>
  );
};
