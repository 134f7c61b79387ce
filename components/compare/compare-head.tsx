import type { CSSProperties } from 'react';
import { plainTitle, shownTitle } from '@/components/ads/shown-title';
import { TitleText } from '@/components/ads/title-text';
import { Badge } from '@/components/ui/badge';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import type { Ad } from '@/lib/contract/ads';
import { moneyParts } from '@/lib/format/money';
import { shownPrice } from '@/lib/format/shown-price';
import type { Locale } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import { localePath, paths } from '@/lib/paths';
import { roles } from './roles';

type Props = {
  ad: Ad;
  /** What is left when this one is taken off. */
  others: readonly number[];
  /** What its price is said to be beside the others. */
  best: string | null;
  locale: Locale;
};

/** Which ad the column is of: it stays in sight above its facts. */
export const CompareHead = ({ ad, others, best, locale }: Props) => {
  const { ad: words, adCard, compare } = messagesOf(locale);
  const money = shownPrice(ad, locale);
  const price = money ? moneyParts(money) : { text: words.price.onRequest, dir: undefined };
  const [cover] = ad.pictures;
  const title = shownTitle(ad, locale);
  return (
    <th {...roles.columnheader} scope="col" className="compare-head">
      <Picture
        src={cover?.src}
        srcSet={cover?.srcset}
        sizes="(min-width: 768px) 20rem, 50vw"
        alt=""
        width={4}
        height={3}
        label={adCard.noPicture}
        className="compare-picture"
        priority
      />
      <Link
        href={localePath(locale, paths.compare(others))}
        scroll={false}
        rel="nofollow"
        data-compared={others.join(',')}
        aria-label={`${compare.remove}: ${plainTitle(ad, locale)}`}
        title={compare.remove}
        className="compare-remove"
      >
        <span>
          <Icon name="close" size={18} />
        </span>
      </Link>
      <p className="compare-price" style={{ '--letters': price.text.length } as CSSProperties}>
        <bdi dir={price.dir}>{price.text}</bdi>{' '}
        {money && ad.price_type === 'negotiable' ? (
          <span className="price-type text-muted">({words.price.negotiable})</span>
        ) : null}
      </p>
      {best ? (
        <Badge tone="good" className="compare-best">
          <Icon name="check" size={14} />
          {best}
        </Badge>
      ) : null}
      <Link
        href={localePath(locale, paths.ad(ad.id))}
        {...title.written}
        title={ad.line ? undefined : ad.title}
        className="compare-title"
      >
        <TitleText text={title.text} />
      </Link>
    </th>
  );
};
