import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from '@/components/ui/link';
import { type WeeklySearch, weeklySearchesQuery } from '@/lib/api/queries/console';
import { formatDate } from '@/lib/format/dates';
import { formatNumber } from '@/lib/format/numbers';
import { fillIn } from '@/lib/i18n/fill-in';
import { localePath, paths } from '@/lib/paths';
import { useRoom } from '../room';
import { Empty, Loaded, ShowMore } from '../states';
import { useSite } from './site-room';

const figures = ['times', 'found', 'clicked', 'missed'] as const;

const Row = ({ row }: { row: WeeklySearch }) => {
  const { locale } = useRoom();
  const own = useSite().site.searches;
  return (
    <li className="site-week-row">
      <Link
        href={localePath(locale, paths.ads({ search: row.query }))}
        target="_blank"
        className="mod-link site-week-words font-semibold wrap-anywhere"
      >
        <bdi>{row.query}</bdi>
      </Link>
      <dl>
        {figures.map((figure) => (
          <div key={figure}>
            <dt>{own.figures[figure]}</dt>
            <dd className={figure === 'missed' && row.missed ? 'font-semibold text-bad' : undefined}>
              {formatNumber(row[figure], locale)}
            </dd>
          </div>
        ))}
      </dl>
    </li>
  );
};

/** What is searched for, week by week: how often, and what came of it. */
export const WeeklySearches = () => {
  const { locale } = useRoom();
  const own = useSite().site.searches;
  const [chosen, setChosen] = useState<string | null>(null);
  const query = useInfiniteQuery(weeklySearchesQuery(locale, chosen));
  const pages = query.data?.pages ?? [];
  const rows = pages.flatMap(({ data }) => data);
  const [weeks, setWeeks] = useState<readonly string[]>([]);
  const known = pages[0]?.weeks;
  if (known && known.join() !== weeks.join()) setWeeks(known);
  return (
    <section aria-labelledby="weekly-searches">
      <h2 id="weekly-searches" className="mb-2 text-20">
        {own.weekly}
      </h2>
      <p className="mb-4 max-w-prose text-muted">{own.weeklyText}</p>
      {weeks.length ? (
        <label className="mb-4 block max-w-80">
          <span className="mb-1 block text-13 font-semibold">{own.weekLabel}</span>
          <select
            value={chosen ?? weeks[0]}
            onChange={(event) => setChosen(event.target.value)}
            className="field-box plain-select ps-3"
          >
            {weeks.map((week) => (
              <option key={week} value={week}>
                {fillIn(own.week, { date: formatDate(week, locale) })}
              </option>
            ))}
          </select>
        </label>
      ) : null}
      <Loaded
        query={query}
        rowClassName="h-16"
        empty={rows.length ? undefined : <Empty title={own.weekEmpty} />}
      >
        {() => (
          <>
            <ul className="mod-panel site-week">
              {rows.map((row) => (
                <Row key={row.query} row={row} />
              ))}
            </ul>
            <ShowMore query={query} />
          </>
        )}
      </Loaded>
    </section>
  );
};
