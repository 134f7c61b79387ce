import { useTranslations } from 'next-intl';
import { askedPrice, shownPrice } from '@/components/ads/shown-price';
import type { Ad } from '@/lib/contract/ads';
import { formatMoney, moneyParts } from '@/lib/format/money';
import type { Locale } from '@/lib/i18n/locales';
import { KeyFacts } from './key-facts';

/** The price: bare when it is fixed, otherwise followed by the price type in brackets. */
export const Price = ({ ad, locale, className }: { ad: Ad; locale: Locale; className: string }) => {
  const t = useTranslations('ad.price');
  const money = shownPrice(ad, locale);
  if (!money) return <p className={className}>{t('onRequest')}</p>;
  const { text, dir } = moneyParts(money);
  return (
    <p className={className}>
      <bdi dir={dir}>{text}</bdi>{' '}
      {ad.price_type === 'fix' ? null : (
        <span className="text-[0.5em] font-normal text-muted">({t(ad.price_type)})</span>
      )}
    </p>
  );
};

export const PriceBox = ({ ad, locale }: { ad: Ad; locale: Locale }) => {
  const t = useTranslations('ad.price');
  const asked = askedPrice(ad, locale);
  return (
    <section aria-label={t('title')} className="p-5">
      <Price ad={ad} locale={locale} className="text-34 font-bold leading-tight" />
      {ad.show_price === null ? null : (
        <p className="mt-1 text-15 text-muted">{t(ad.vat === 'include' ? 'vatInclude' : 'vatExclude')}</p>
      )}
      {asked ? (
        <p className="mt-1 text-13 text-muted">{t('approximate', { price: formatMoney(asked) })}</p>
      ) : null}
      <KeyFacts ad={ad} locale={locale} />
    </section>
  );
};
