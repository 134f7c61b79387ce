import type { AdCard } from '@/lib/contract/ads';
import { moneyParts } from '@/lib/format/money';
import { shownPrice } from '@/lib/format/shown-price';
import type { Locale } from '@/lib/i18n/locales';

type Props = { ad: AdCard; locale: Locale; labels: { onRequest: string; negotiable: string } };

/** Bare when it is fixed, otherwise followed by its type in brackets. */
export const PriceLine = ({ ad, locale, labels }: Props) => {
  const money = shownPrice(ad, locale);
  if (!money) return <p className="text-17 font-semibold">{labels.onRequest}</p>;
  const { text, dir } = moneyParts(money);
  return (
    <p className="text-20 font-bold leading-tight">
      <bdi dir={dir}>{text}</bdi>
      {ad.price_type === 'negotiable' ? (
        <span className="text-13 font-normal text-muted"> ({labels.negotiable})</span>
      ) : null}
    </p>
  );
};
