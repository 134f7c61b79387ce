'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { accountReportsQuery, adReportsQuery } from '@/lib/api/queries/moderation';
import { ReportedAccountCard } from './reports/reported-account';
import { ReportedAdCard } from './reports/reported-ad';
import { useRoom } from './room';
import { Empty, Loaded, ShowMore } from './states';

const Ads = () => {
  const { locale, words } = useRoom();
  const query = useInfiniteQuery(adReportsQuery(locale));
  const rows = (query.data?.pages ?? []).flatMap(({ data }) => data);
  return (
    <Loaded
      query={query}
      empty={rows.length ? undefined : <Empty title={words.reports.empty} text={words.reports.emptyText} />}
    >
      {() => (
        <>
          <ul className="grid gap-4">
            {rows.map((row) => (
              <li key={row.ad.id}>
                <ReportedAdCard reported={row} />
              </li>
            ))}
          </ul>
          <ShowMore query={query} />
        </>
      )}
    </Loaded>
  );
};

const Members = () => {
  const { locale, words } = useRoom();
  const query = useInfiniteQuery(accountReportsQuery(locale));
  const rows = (query.data?.pages ?? []).flatMap(({ data }) => data);
  return (
    <Loaded
      query={query}
      empty={rows.length ? undefined : <Empty title={words.reports.empty} text={words.reports.emptyText} />}
    >
      {() => (
        <>
          <ul className="grid gap-4">
            {rows.map((row) => (
              <li key={row.account.id}>
                <ReportedAccountCard reported={row} />
              </li>
            ))}
          </ul>
          <ShowMore query={query} />
        </>
      )}
    </Loaded>
  );
};

export const ReportsScreen = ({ start }: { start: 'ads' | 'members' }) => {
  const { words } = useRoom();
  const [of, setOf] = useState(start);
  return (
    <>
      <fieldset className="mod-switch mb-5">
        <legend className="sr-only">{words.sections.reports}</legend>
        {(['ads', 'members'] as const).map((one) => (
          <button key={one} type="button" aria-pressed={of === one} onClick={() => setOf(one)}>
            {words.reports[one]}
          </button>
        ))}
      </fieldset>
      {of === 'ads' ? <Ads /> : <Members />}
    </>
  );
};
