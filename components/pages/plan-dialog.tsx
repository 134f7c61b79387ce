'use client';

import { useState } from 'react';
import { api } from '@/lib/api/browser';
import { reasonOf } from '@/lib/api/reason-of';
import type { Subscription } from '@/lib/contract/own-ads';
import { fillIn, isolated } from '@/lib/i18n/fill-in';
import { type Locale, locales } from '@/lib/i18n/locales';
import { RefusalNote } from '../form/refusal-note';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { showToast } from '../ui/toast';
import type { OfferedPlan, PlanChoiceLabels } from './plan-choices';

type Props = {
  open: boolean;
  plan: OfferedPlan;
  /** The plan that was asked for before, if it is another one. */
  replaced: string | null;
  locale: Locale;
  labels: PlanChoiceLabels;
  onClose: () => void;
  onAsked: (subscription: Subscription) => void;
};

export const PlanDialog = ({ open, plan, replaced, locale, labels, onClose, onAsked }: Props) => {
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const close = () => {
    setRefusal(null);
    onClose();
  };
  const ask = async () => {
    setBusy(true);
    setRefusal(null);
    try {
      const { message, data } = await api.post('/auth/subscription', {
        query: { lang: locale },
        body: { plan_id: plan.id },
      });
      onAsked(data);
      onClose();
      void showToast({ type: 'success', text: message, rtl: locales[locale].dir === 'rtl' });
    } catch (error) {
      setRefusal(reasonOf(error, labels.failed));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title={fillIn(labels.title, { title: isolated(plan.title) })}
      closeLabel={labels.close}
    >
      <div className="p-5">
        <RefusalNote text={refusal} />
        <p>{fillIn(labels.text, { price: isolated(plan.price) })}</p>
        {replaced ? (
          <p className="mt-3 text-muted">{fillIn(labels.replaces, { title: isolated(replaced) })}</p>
        ) : null}
      </div>
      <div className="flex flex-wrap justify-end gap-3 border-t border-line px-5 py-4">
        <Button variant="outline" onClick={close}>
          {labels.cancel}
        </Button>
        <Button disabled={busy} onClick={ask}>
          {busy ? labels.busy : labels.submit}
        </Button>
      </div>
    </Dialog>
  );
};
