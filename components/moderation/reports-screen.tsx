'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { accountReportsQuery, adReportsQuery } from '@/lib/api/queries/moderation';
import { ReportedAccountCard } from './reports/reported-account';
import { ReportedAdCard } from './reports/reported-ad';
import { useRoom } from './room';
import { Rows } from './states';

const Ads = () => {
  const { locale, words } = useRoom();
  return (
    <Rows
      query={useInfiniteQuery(adReportsQuery(locale))}
      keyOf={({ ad }) => ad.id}
      empty={{ title: words.reports.empty, text: words.reports.emptyText }}
    >
      {(row) => <ReportedAdCard reported={row} />}
    </Rows>
  );
};

const Members = () => {
  const { locale, words } = useRoom();
  return (
    <Rows
      query={useInfiniteQuery(accountReportsQuery(locale))}
      keyOf={({ account }) => account.id}
      empty={{ title: words.reports.empty, text: words.reports.emptyText }}
    >
      {(row) => <ReportedAccountCard reported={row} />}
    </Rows>
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
