import { api } from '@/lib/api/browser';
import type { Subscription } from '@/lib/contract/own-ads';
import { fillIn, isolated } from '@/lib/i18n/fill-in';
import { type Locale, locales } from '@/lib/i18n/locales';
import { RefusalNote } from '../form/refusal-note';
import { useSending } from '../form/use-sending';
import { Button } from '../ui/button';
import { Dialog, DialogFoot } from '../ui/dialog';
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
  const { busy, refusal, send, forgetRefusal } = useSending(labels.failed);
  const close = () => {
    forgetRefusal();
    onClose();
  };
  const ask = () =>
    send(async () => {
      const { message, data } = await api.post('/auth/subscription', {
        query: { lang: locale },
        body: { plan_id: plan.id },
      });
      onAsked(data);
      onClose();
      void showToast({ type: 'success', text: message, rtl: locales[locale].dir === 'rtl' });
    });
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
      <DialogFoot>
        <Button variant="outline" onClick={close}>
          {labels.cancel}
        </Button>
        <Button disabled={busy} onClick={ask}>
          {busy ? labels.busy : labels.submit}
        </Button>
      </DialogFoot>
    </Dialog>
  );
};
