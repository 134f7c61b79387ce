import type { CSSProperties } from 'react';
import { Badge } from '@/components/ui/badge';
import { LinkButton } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import type { Locale } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import { askSellerName, askSellerPath } from './ask-seller';
import { CompareHead } from './compare-head';
import { type ComparedAd, comparisonOf, questionsTo, type Row } from './comparison';
import { roles } from './roles';

type RowProps = { row: Row; locale: Locale };
type CellProps = RowProps & { cell: Row['cells'][number] };

/** What the ad says, or the question for it; a fact that its kind does not have is a dash. */
const Said = ({ cell: { ad, text, question }, row, locale }: CellProps) => {
  if (text) return <bdi>{text}</bdi>;
  if (!question) return '–';
  const questions = [{ name: row.name, question }];
  return (
    <Link
      href={askSellerPath(ad, questions, locale)}
      rel="nofollow"
      aria-label={askSellerName(ad, questions, locale)}
      className="compare-ask"
    >
      {messagesOf(locale).compare.ask}
    </Link>
  );
};

const FactRow = ({ row, locale }: RowProps) => {
  const { compare } = messagesOf(locale);
  return (
    <tr {...roles.row} className="compare-row" data-differs={row.differs || undefined}>
      <th {...roles.rowheader} scope="row" className="compare-name">
        <span>
          {row.name}
          {row.differs ? (
            <>
              <Icon name="equal-not" size={16} /> <span className="sr-only">{compare.differs}</span>
            </>
          ) : null}
        </span>
      </th>
      {row.cells.map((cell) => (
        <td key={cell.ad.id} {...roles.cell} className="compare-cell">
          <Said cell={cell} row={row} locale={locale} />
          {cell.isBest && row.best ? (
            <Badge tone="good" className="compare-best">
              <Icon name="check" size={14} />
              {compare.best[row.best]}
            </Badge>
          ) : null}
        </td>
      ))}
    </tr>
  );
};

type Props = { compared: readonly ComparedAd[]; locale: Locale };

/** Who sells it; the question is for all that is missing. */
const SellerRow = ({ compared, rows, locale }: Props & { rows: readonly Row[] }) => {
  const { ad: words, compare } = messagesOf(locale);
  return (
    <tr {...roles.row} className="compare-row" data-always>
      <th {...roles.rowheader} scope="row" className="compare-name">
        <span>{words.seller.title}</span>
      </th>
      {compared.map(({ ad }) => {
        const questions = questionsTo(ad, rows);
        return (
          <td key={ad.id} {...roles.cell} className="compare-cell compare-seller">
            <bdi title={ad.app_account.username} className="block truncate">
              {ad.app_account.username}
            </bdi>
            <LinkButton
              href={askSellerPath(ad, questions, locale)}
              rel="nofollow"
              variant="outline"
              size="sm"
              aria-label={askSellerName(ad, questions, locale)}
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
export const CompareTable = ({ compared, locale }: Props) => {
  const { compare } = messagesOf(locale);
  const rows = comparisonOf(compared, locale);
  const price = rows.find(({ key }) => key === 'price');
  const ids = compared.map(({ ad }) => ad.id);
  return (
    <div
      className="compare"
      data-alone={ids.length === 1 || undefined}
      data-many={ids.length > 2 || undefined}
      style={{ '--ads': ids.length } as CSSProperties}
    >
      {ids.length > 1 ? (
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
            {compared.map(({ ad }) => (
              <CompareHead
                key={ad.id}
                ad={ad}
                others={ids.filter((id) => id !== ad.id)}
                best={price?.cells.some((cell) => cell.ad === ad && cell.isBest) ? compare.best.price : null}
                locale={locale}
              />
            ))}
          </tr>
        </thead>
        <tbody {...roles.rowgroup} className="compare-facts">
          {rows
            .filter((row) => row !== price)
            .map((row) => (
              <FactRow key={row.key} row={row} locale={locale} />
            ))}
          <SellerRow compared={compared} rows={rows} locale={locale} />
        </tbody>
      </table>
    </div>
  );
};
