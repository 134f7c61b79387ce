import { type FormEvent, useId, useState } from 'react';
import { api } from '@/lib/api/browser';
import { ApiError } from '@/lib/api/client';
import { reasonOf } from '@/lib/api/reason-of';
import { priceCurrencies } from '@/lib/contract/price-currencies';
import { parseNumber } from '@/lib/format/parse-number';
import { type Locale, locales } from '@/lib/i18n/locales';
import { Button } from '../ui/button';
import { Dialog, DialogFoot } from '../ui/dialog';
import { FieldLabel } from '../ui/field-label';
import { TextField } from '../ui/text-field';
import { showToast } from '../ui/toast';
import type { LifeLabels } from './life-labels';

type Props = {
  open: boolean;
  adId: number;
  locale: Locale;
  labels: LifeLabels;
  onClose: () => void;
};

/** What a sold ad was sold for, for whoever likes to say it. */
export const SaleDialog = ({ open, adId, locale, labels, onClose }: Props) => {
  const { sale, failed } = labels;
  const currencyId = useId();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const price = String(typed.get('price'));
    setBusy(true);
    try {
      await api.put('/v1/ads/{id}/availability', {
        params: { id: adId },
        query: { lang: locale },
        body: {
          availability: 'sold',
          sold_price: parseNumber(price) ?? price,
          price_currency: typed.get('currency'),
        },
      });
      void showToast({ type: 'success', text: sale.kept, rtl: locales[locale].dir === 'rtl' });
      onClose();
    } catch (error) {
      const [reason] = (error instanceof ApiError && error.body.errors?.sold_price) || [];
      setProblem(reason ?? reasonOf(error, failed));
    }
    setBusy(false);
  };
  return (
    <Dialog open={open} onClose={onClose} title={sale.title} closeLabel={sale.close}>
      <form onSubmit={send}>
        <div className="flex items-start gap-3 px-5 py-5">
          <TextField
            className="min-w-0 flex-1"
            name="price"
            label={sale.price}
            hint={sale.hint}
            error={problem}
            inputMode="decimal"
            dir="ltr"
            maxLength={60}
            autoComplete="off"
            required
          />
          <div>
            <FieldLabel htmlFor={currencyId}>{sale.currency}</FieldLabel>
            <select id={currencyId} name="currency" className="field-box plain-select ps-3">
              {priceCurrencies.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </select>
          </div>
        </div>
        <DialogFoot>
          <Button variant="outline" onClick={onClose}>
            {sale.skip}
          </Button>
          <Button type="submit" disabled={busy}>
            {sale.keep}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  );
};
