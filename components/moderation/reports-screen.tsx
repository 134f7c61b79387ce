import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { accountReportsQuery, adReportsQuery } from '@/lib/api/queries/moderation';
import { Choices } from './choices';
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
      <Choices
        label={words.sections.reports}
        options={(['ads', 'members'] as const).map((value) => ({ value, label: words.reports[value] }))}
        value={of}
        onChange={setOf}
        className="mb-5"
      />
      {of === 'ads' ? <Ads /> : <Members />}
    </>
  );
};
