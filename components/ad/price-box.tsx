import { useTranslations } from 'next-intl';
import type { CSSProperties } from 'react';
import type { Ad } from '@/lib/contract/ads';
import { formatMoney, moneyParts } from '@/lib/format/money';
import { shownPrice } from '@/lib/format/shown-price';
import type { Locale } from '@/lib/i18n/locales';

/** The price: alone when it is fixed, else with its type in brackets. */
export const Price = ({ ad, locale, className }: { ad: Ad; locale: Locale; className: string }) => {
  const t = useTranslations('ad.price');
  const money = shownPrice(ad, locale);
  if (!money) return <p className={className}>{t('onRequest')}</p>;
  const { text, dir } = moneyParts(money);
  return (
    <p className={className}>
      <bdi dir={dir} className="price-figure" style={{ '--letters': text.length } as CSSProperties}>
        {text}
      </bdi>{' '}
      {ad.price_type === 'fix' ? null : <span className="price-type text-muted">({t(ad.price_type)})</span>}
    </p>
  );
};

export const PriceBox = ({ ad, locale }: { ad: Ad; locale: Locale }) => {
  const t = useTranslations('ad.price');
  const other = ad.other_price && shownPrice(ad.other_price, locale);
  const says = other?.currency.code === ad.price_currency ? 'approximate' : 'about';
  return (
    <section aria-label={t('title')} className="p-5">
      <Price ad={ad} locale={locale} className="price-box-price" />
      {ad.show_price === null ? null : (
        <p className="mt-1 text-15 text-muted">{t(ad.vat === 'include' ? 'vatInclude' : 'vatExclude')}</p>
      )}
      {other ? <p className="mt-1 text-13 text-muted">{t(says, { price: formatMoney(other) })}</p> : null}
    </section>
  );
};
