import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button, LinkButton } from '@/components/ui/button';
import { Dialog, DialogFoot } from '@/components/ui/dialog';
import { Skeleton } from '@/components/ui/skeleton';
import { SubmitFoot } from '@/components/ui/submit-foot';
import { subscriptionQuery } from '@/lib/api/queries/own';
import { reasonOf } from '@/lib/api/reason-of';
import type { OwnAd, Promotion, Subscription } from '@/lib/contract/own-ads';
import { formatDate } from '@/lib/format/dates';
import { fillIn } from '@/lib/i18n/fill-in';
import { type Locale, writtenAs } from '@/lib/i18n/locales';
import { localePath, paths } from '@/lib/paths';
import { RefusalNote } from '../../form/refusal-note';
import { useAsker } from '../area/own-room';
import type { ListingsLabels } from './listing-labels';
import { PromotionChoice } from './promotion-choice';
import { usePromoteListing } from './use-listing-changes';

type Props = {
  open: boolean;
  ad: OwnAd;
  locale: Locale;
  labels: ListingsLabels;
  onClose: () => void;
};

export const leftOf = ({ total, used }: Subscription['top']) => Math.max(0, total - used);

/** Why there is nothing to choose; null when there is. */
const refusalOf = (ad: OwnAd, plan: Subscription, locale: Locale, labels: ListingsLabels) => {
  const { promotion } = labels;
  if (ad.promotion && ad.promoted_until) {
    const date = formatDate(ad.promoted_until, locale);
    return { text: fillIn(promotion.already, { promotion: promotion[ad.promotion], date }), plans: false };
  }
  if (!ad.is_public) return { text: promotion.notPublic, plans: false };
  if (leftOf(plan.featured) + leftOf(plan.top) === 0) return { text: promotion.spent, plans: true };
  return null;
};

const Choose = ({ ad, locale, labels, onClose }: Omit<Props, 'open'>) => {
  const plan = useQuery(subscriptionQuery(useAsker()));
  const promote = usePromoteListing();
  const [chosen, setChosen] = useState<Promotion | null>(null);
  const { promotion } = labels;

  if (!plan.data) {
    return plan.isError ? (
      <div role="alert" className="grid justify-items-start gap-4 p-5">
        <p>{promotion.failed}</p>
        <Button variant="outline" onClick={() => plan.refetch()}>
          {labels.tryAgain}
        </Button>
      </div>
    ) : (
      <div aria-busy className="grid gap-3 p-5">
        <Skeleton className="h-20" />
        <Skeleton className="h-20" />
      </div>
    );
  }

  const refusal = refusalOf(ad, plan.data, locale, labels);
  if (refusal) {
    return (
      <>
        <p className="p-5">{refusal.text}</p>
        <DialogFoot>
          <Button variant="outline" onClick={onClose}>
            {labels.close}
          </Button>
          {refusal.plans ? (
            <LinkButton href={localePath(locale, paths.pricing)}>{promotion.plans}</LinkButton>
          ) : null}
        </DialogFoot>
      </>
    );
  }

  const left = { featured: leftOf(plan.data.featured), top: leftOf(plan.data.top) };
  const picked = chosen ?? (left.featured ? 'featured' : 'top');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        promote.mutate({ id: ad.id, promotion: picked }, { onSuccess: onClose });
      }}
    >
      <div className="p-5">
        <p className="mb-4">
          <bdi {...writtenAs(ad.language)}>{ad.title}</bdi>
        </p>
        <PromotionChoice
          value={picked}
          left={left}
          locale={locale}
          labels={promotion}
          onChange={(value) => setChosen(value)}
        />
        <p className="mt-4 text-13 text-muted">{promotion.days}</p>
        {promote.isError ? (
          <div className="mt-4">
            <RefusalNote text={reasonOf(promote.error, labels.notDone)} />
          </div>
        ) : null}
      </div>
      <SubmitFoot
        keep={labels.cancel}
        onKeep={onClose}
        submit={promote.isPending ? promotion.busy : promotion.submit}
        busy={promote.isPending}
      />
    </form>
  );
};

/** Spends one Featured or Top ad of the plan on a listing, or says why it cannot. */
export const PromoteDialog = ({ open, ...props }: Props) => {
  const { labels, onClose } = props;
  return (
    <Dialog open={open} onClose={onClose} title={labels.promotion.title} closeLabel={labels.close}>
      <Choose {...props} />
    </Dialog>
  );
};
