import { Badge } from '@/components/ui/badge';
import type { Promotion } from '@/lib/contract/own-ads';
import type { Locale } from '@/lib/i18n/locales';
import { sayCount } from '@/lib/i18n/plural';
import type { ListingsLabels } from './listing-labels';

// Said here again, so that no schema of the contract reaches the browser.
const promotions: readonly Promotion[] = ['featured', 'top'];

type Props = {
  value: Promotion;
  left: Record<Promotion, number>;
  locale: Locale;
  labels: ListingsLabels['promotion'];
  onChange: (value: Promotion) => void;
};

export const PromotionChoice = ({ value, left, locale, labels, onChange }: Props) => (
  <fieldset className="grid gap-3">
    <legend className="sr-only">{labels.title}</legend>
    {promotions.map((promotion) => (
      <label key={promotion} className="promotion-choice">
        <input
          type="radio"
          name="promotion"
          value={promotion}
          checked={value === promotion}
          disabled={left[promotion] === 0}
          onChange={() => onChange(promotion)}
          className="mt-1 size-5 shrink-0 accent-petrol"
        />
        <span className="min-w-0">
          <Badge tone="signal">{labels[promotion]}</Badge>
          <span className="mt-1 block">{promotion === 'top' ? labels.topText : labels.featuredText}</span>
          <span className="block text-13 text-muted">
            {left[promotion] ? sayCount(labels.left, left[promotion], locale) : labels.noneLeft}
          </span>
        </span>
      </label>
    ))}
  </fieldset>
);
