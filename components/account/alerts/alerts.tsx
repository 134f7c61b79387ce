'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { LinkButton } from '@/components/ui/button';
import { More } from '@/components/ui/more';
import { FailedNotice, Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import { api } from '@/lib/api/browser';
import { alertsQuery } from '@/lib/api/queries/own';
import { setUnreadAlerts } from '@/lib/api/unread';
import type { Alert } from '@/lib/contract/alerts';
import type { Locale } from '@/lib/i18n/locales';
import { localePath, paths } from '@/lib/paths';
import { useAsker } from '../area/own-room';
import type { AlertLabels } from './alert-labels';
import { AlertRow } from './alert-row';
import { useNewer } from './use-newer';

type Props = { locale: Locale; labels: AlertLabels };

/** What was shown counts as read from then on; on this screen it stays marked as new. */
const useRead = (newest: number | undefined) => {
  useEffect(() => {
    if (newest === undefined) return;
    api
      .post('/auth/alerts/read', { body: { up_to: newest } })
      .then(({ data }) => setUnreadAlerts(data.unread))
      .catch(() => {
        // Unread they stay, and are read the next time.
      });
  }, [newest]);
};

type Together = [Alert, ...Alert[]];

/** What searches tell of one ad at one time is one row. */
const togetherOf = (alerts: readonly Alert[]): Together[] => {
  const rows: Together[] = [];
  for (const alert of alerts) {
    const last = rows.at(-1);
    const isSame = last?.[0].ad_id === alert.ad_id && last[0].kind === alert.kind && last[0].search;
    if (last && isSame && alert.search) last.push(alert);
    else rows.push([alert]);
  }
  return rows;
};

export const Alerts = ({ locale, labels }: Props) => {
  const list = useInfiniteQuery(alertsQuery(useAsker()));
  const alerts = (list.data?.pages ?? []).flatMap(({ data }) => data);
  const [newest] = alerts;
  // Whatever is read meanwhile: what was new when it came stays marked while it is looked at.
  const news = useRef(new Set<number>()).current;
  for (const { id, is_read } of alerts) if (!is_read) news.add(id);
  useNewer(list.refetch);
  useRead(newest && !newest.is_read ? newest.id : undefined);

  if (list.isError && !list.data)
    return <FailedNotice title={labels.failed} retry={labels.tryAgain} onRetry={() => void list.refetch()} />;
  if (!list.data)
    return (
      <div aria-busy>
        <p role="status" className="sr-only">
          {labels.loading}
        </p>
        <Skeleton className="h-64 w-full" />
      </div>
    );
  if (!alerts.length)
    return (
      <Notice icon="bell" title={labels.emptyTitle} text={labels.emptyText}>
        <LinkButton href={localePath(locale, paths.savedSearches)}>{labels.searches}</LinkButton>
      </Notice>
    );
  return (
    <>
      <ul className="account-panel">
        {togetherOf(alerts).map((same) => (
          <li key={same[0].id} className="border-line not-first:border-t">
            <AlertRow
              alerts={same}
              isNew={same.some(({ id }) => news.has(id))}
              locale={locale}
              labels={labels}
            />
          </li>
        ))}
      </ul>
      <More query={list} labels={labels} />
    </>
  );
};
