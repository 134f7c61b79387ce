import Link from 'next/link';
import type { CSSProperties } from 'react';
import { Badge } from '@/components/ui/badge';
import { LinkButton } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { Ad } from '@/lib/contract/ads';
import type { Locale } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import { askSellerPath } from './ask-seller';
import { CompareHead } from './compare-head';
import { comparisonOf, missingOf, namesOf, type Row } from './comparison';
import { roles } from './roles';

type Props = { ads: readonly Ad[]; locale: Locale };
type Asked = { ad: Ad; missing: readonly string[]; locale: Locale };

const askName = ({ ad, missing, locale }: Asked) => {
  const about = [namesOf(missing, locale), ad.title].filter(Boolean).join(' · ');
  return `${messagesOf(locale).compare.ask}: ${about}`;
};

/** Where an ad does not say what another one does. */
const Missing = (asked: Asked) => (
  <Link
    href={askSellerPath(asked.ad, asked.missing, asked.locale)}
    prefetch={false}
    rel="nofollow"
    aria-label={askName(asked)}
    className="compare-ask"
  >
    {messagesOf(asked.locale).compare.ask}
  </Link>
);

type RowProps = Props & { row: Row };

const FactRow = ({ row, ads, locale }: RowProps) => {
  const { compare } = messagesOf(locale);
  return (
    <tr {...roles.row} className="compare-row" data-differs={row.differs || undefined}>
      <th {...roles.rowheader} scope="row" className="compare-name">
        <span>
          {row.name}
          {row.differs ? (
            <>
              <Icon name="equal-not" size={16} />
              <span className="sr-only">{compare.differs}</span>
            </>
          ) : null}
        </span>
      </th>
      {ads.map((ad, index) => {
        const cell = row.cells[index];
        return (
          <td key={ad.id} {...roles.cell} className="compare-cell">
            {cell?.text ? <bdi>{cell.text}</bdi> : <Missing ad={ad} missing={[row.key]} locale={locale} />}
            {cell?.isBest && row.best ? (
              <Badge tone="good" className="compare-best">
                <Icon name="check" size={14} />
                {compare.best[row.best]}
              </Badge>
            ) : null}
          </td>
        );
      })}
    </tr>
  );
};

/** Who sells it; the question is for all that is missing. */
const SellerRow = ({ ads, rows, locale }: Props & { rows: readonly Row[] }) => {
  const { ad: words, compare } = messagesOf(locale);
  return (
    <tr {...roles.row} className="compare-row" data-always>
      <th {...roles.rowheader} scope="row" className="compare-name">
        <span>{words.seller.title}</span>
      </th>
      {ads.map((ad) => {
        const missing = missingOf(ad.id, rows);
        return (
          <td key={ad.id} {...roles.cell} className="compare-cell compare-seller">
            <bdi>{ad.app_account.username}</bdi>
            <LinkButton
              href={askSellerPath(ad, missing, locale)}
              rel="nofollow"
              variant="outline"
              size="sm"
              aria-label={askName({ ad, missing, locale })}
            >
              <Icon name="message" size={16} />
              {compare.ask}
            </LinkButton>
          </td>
        );
      })}
    </tr>
  );
};

/**
 * A fact to a row, an ad to a column. On a phone two columns are in view and the names stand above their rows
 * (compare.css); the roles say that it still is a table.
 */
export const CompareTable = ({ ads, locale }: Props) => {
  const { compare } = messagesOf(locale);
  const rows = comparisonOf(ads, locale);
  const [price, others] = [
    rows.find(({ key }) => key === 'price'),
    rows.filter(({ key }) => key !== 'price'),
  ];
  return (
    <div
      className="compare"
      data-alone={ads.length === 1 || undefined}
      data-many={ads.length > 2 || undefined}
      style={{ '--ads': ads.length } as CSSProperties}
    >
      {ads.length > 1 ? (
        <label className="compare-only">
          <input type="checkbox" autoComplete="off" className="size-5 accent-petrol" />
          <Icon name="equal-not" size={16} />
          {compare.onlyDifferences}
        </label>
      ) : null}
      <table {...roles.table} className="compare-table">
        <caption className="sr-only">{compare.title}</caption>
        <thead {...roles.rowgroup} className="compare-heads">
          <tr {...roles.row} className="compare-row">
            <th {...roles.columnheader} scope="col" className="compare-corner">
              <span className="sr-only">{compare.fact}</span>
            </th>
            {ads.map((ad, index) => (
              <CompareHead
                key={ad.id}
                ad={ad}
                others={ads.filter(({ id }) => id !== ad.id).map(({ id }) => id)}
                best={price?.cells[index]?.isBest ? compare.best.price : null}
                locale={locale}
              />
            ))}
          </tr>
        </thead>
        <tbody {...roles.rowgroup} className="compare-facts">
          {others.map((row) => (
            <FactRow key={row.key} row={row} ads={ads} locale={locale} />
          ))}
          <SellerRow ads={ads} rows={rows} locale={locale} />
        </tbody>
      </table>
    </div>
  );
};
