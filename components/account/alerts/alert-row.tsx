import { shownTitle } from '@/components/ads/shown-title';
import { TitleText } from '@/components/ads/title-text';
import { AvailabilityBadge } from '@/components/life/availability-badge';
import { Badge } from '@/components/ui/badge';
import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import type { Alert } from '@/lib/contract/alerts';
import { formatDate } from '@/lib/format/dates';
import { moneyParts } from '@/lib/format/money';
import { shownPrice } from '@/lib/format/shown-price';
import { fillIsolated } from '@/lib/i18n/fill-in';
import type { Locale } from '@/lib/i18n/locales';
import { localePath, paths } from '@/lib/paths';
import type { AlertLabels } from './alert-labels';

type Props = {
  /** What happened to one ad, once for each search that it is told of. */
  alerts: readonly [Alert, ...Alert[]];
  isNew: boolean;
  locale: Locale;
  labels: AlertLabels;
};

const sayWhy = ({ kind, search }: Alert, { kinds, favourite, own }: AlertLabels): string => {
  if (search) return fillIsolated(kind === 'cheaper' ? kinds.cheaper : kinds.new, { search: search.name });
  return { ...favourite, ...own }[kind === 'new' ? 'back' : kind];
};

/** An own ad is renewed where one's ads are listed. */
const isOwn = ({ kind }: Alert) => kind === 'ending' || kind === 'expired';

const Price = ({ ad, locale, labels }: Omit<Props, 'alerts' | 'isNew'> & { ad: Alert['ad'] }) => {
  if (!ad) return <span className="text-muted">{labels.gone}</span>;
  const money = shownPrice(ad, locale);
  const price = money && moneyParts(money);
  return price ? <bdi dir={price.dir}>{price.text}</bdi> : labels.onRequest;
};

/** What is new of one ad, and the way to it. */
export const AlertRow = ({ alerts, isNew, locale, labels }: Props) => {
  const [alert] = alerts;
  const { ad, ad_id, title, created_at } = alert;
  const [picture] = ad?.pictures ?? [];
  const shown = ad ? shownTitle(ad, locale) : null;
  return (
    <Link
      href={localePath(locale, isOwn(alert) ? paths.myListings : paths.ad(ad_id))}
      className="flex items-center gap-4 px-5 py-3 hover:bg-sunken"
    >
      <Picture
        className="w-24 shrink-0"
        src={picture?.src}
        srcSet={picture?.srcset}
        sizes="96px"
        alt=""
        label={labels.noPicture}
        width={4}
        height={3}
      />
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-center gap-x-2 text-13 text-muted">
          {isNew ? <Badge tone="petrol">{labels.unread}</Badge> : null}
          {alerts.map((one) => (
            <span key={one.id}>{sayWhy(one, labels)}</span>
          ))}
          <time dateTime={created_at}>{formatDate(created_at, locale)}</time>
        </span>
        <strong className="block wrap-anywhere" {...shown?.written}>
          <TitleText text={shown?.text ?? title} />
        </strong>
        <span className="flex flex-wrap items-center gap-x-2">
          <Price ad={ad} locale={locale} labels={labels} />
          {ad ? <AvailabilityBadge availability={ad.availability} labels={labels.states} /> : null}
        </span>
      </span>
    </Link>
  );
};
