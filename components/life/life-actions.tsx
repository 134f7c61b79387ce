import { useState } from 'react';
import { api } from '@/lib/api/browser';
import { reasonOf } from '@/lib/api/reason-of';
import { type Availability, endsSoon, isOffered, moves } from '@/lib/contract/availability';
import { fillIn, isolated } from '@/lib/i18n/fill-in';
import { type Locale, locales } from '@/lib/i18n/locales';
import { Icon, type IconName } from '../ui/icon';
import { lazyDialog } from '../ui/lazy-dialog';
import { showToast } from '../ui/toast';
import type { LifeLabels } from './life-labels';

/** What a seller can do with one touch; `renew` is for what ends soon or has expired. */
const steps = ['sold', 'reserved', 'available', 'renew', 'withdrawn'] as const;
type Step = (typeof steps)[number];

const SaleDialog = lazyDialog(async () => (await import('./sale-dialog')).SaleDialog);

const icons: Record<Step, IconName> = {
  sold: 'badge-check',
  reserved: 'clock',
  available: 'rotate-ccw',
  renew: 'rotate-ccw',
  withdrawn: 'ban',
};

type LivingAd = {
  id: number;
  availability: Availability;
  title: string;
  /** Left out where nobody is shown when it ends. */
  expires_at?: string | null;
};

const isOpen = ({ availability, expires_at }: LivingAd, step: Step): boolean => {
  if (step === 'renew')
    return (
      availability === 'expired' || (isOffered(availability) && Boolean(expires_at && endsSoon(expires_at)))
    );
  if (step === 'available' && availability === 'expired') return false;
  return moves[availability][step] === 'seller';
};

type Props = {
  ad: LivingAd;
  locale: Locale;
  labels: LifeLabels;
  /** Of whom it is about, where the talk is with one buyer: he is named as the buyer. */
  buyer?: { id: number; username: string };
  only?: readonly Step[];
  className: string;
  onDone: () => void;
};

/**
 * Says at one touch what became of an own ad. What the server would refuse is not offered. What it was sold for can be
 * said after that, and need not.
 */
export const LifeActions = ({ ad, locale, labels, buyer, only = steps, className, onDone }: Props) => {
  const [busy, setBusy] = useState(false);
  const [pricing, setPricing] = useState(false);
  const rtl = locales[locale].dir === 'rtl';
  const send = (step: Step) => {
    const call = { params: { id: ad.id }, query: { lang: locale } };
    if (step === 'renew') return api.post('/v1/ads/{id}/renew', call);
    const sale = step === 'sold' && buyer ? { buyer_id: buyer.id } : {};
    return api.put('/v1/ads/{id}/availability', { ...call, body: { availability: step, ...sale } });
  };
  const take = async (step: Step) => {
    setBusy(true);
    try {
      const { message } = await send(step);
      void showToast({ type: 'success', text: message, rtl });
      onDone();
    } catch (error) {
      void showToast({ type: 'error', text: reasonOf(error, labels.failed), rtl });
    }
    setBusy(false);
  };
  const wordsOf = (step: Step) =>
    step === 'sold' && buyer
      ? fillIn(labels.say.soldTo, { name: isolated(buyer.username) })
      : labels.say[step];
  const button = (text: string, icon: IconName, press: () => void) => (
    <button
      key={text}
      type="button"
      disabled={busy}
      aria-label={fillIn(labels.of, { action: text, title: ad.title })}
      onClick={press}
      className={className}
    >
      <Icon name={icon} size={16} />
      {text}
    </button>
  );
  return (
    <>
      {only
        .filter((step) => isOpen(ad, step))
        .map((step) => button(wordsOf(step), icons[step], () => void take(step)))}
      {ad.availability === 'sold' ? (
        <>
          {button(labels.say.price, 'tag', () => setPricing(true))}
          <SaleDialog
            open={pricing}
            adId={ad.id}
            locale={locale}
            labels={labels}
            onClose={() => setPricing(false)}
          />
        </>
      ) : null}
    </>
  );
};
