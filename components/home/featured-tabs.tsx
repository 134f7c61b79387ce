'use client';

import { type MouseEvent, type ReactNode, useState } from 'react';
import { Link } from '@/components/ui/link';
import { FailedNotice } from '@/components/ui/notice';
import { isPlainClick } from '@/components/ui/plain-click';
import { useLate } from '@/components/ui/use-late';
import type { FeaturedGridProps } from './featured-grid';

const load = async () => (await import('./featured-grid')).FeaturedGrid;
/** Ahead of the click; if it cannot be had now, the click asks again. */
const loadAhead = () => load().catch(() => {});

export type FeaturedSort = 'desc' | 'asc' | 'random';
type Tab = { sort: FeaturedSort; text: string; href: string };

type Props = Omit<FeaturedGridProps, 'sort' | 'choice' | 'onRetry'> & {
  title: string;
  tabsLabel: string;
  tabs: readonly Tab[];
  /** The first tab's ads, from the server. */
  children: ReactNode;
};

/** Without a script the tabs lead to the list in that order; with one they change the cards in place. */
export const FeaturedTabs = ({ title, tabsLabel, tabs, children, ...grid }: Props) => {
  const [chosen, setChosen] = useState<{ sort: FeaturedSort; time: number } | null>(null);
  const sort = chosen?.sort ?? 'desc';
  const { part: FeaturedGrid, failed, again } = useLate(load, chosen !== null);

  /** Choosing reads anew, the same tab too. */
  const choose = (next: FeaturedSort) => {
    setChosen({ sort: next, time: (chosen?.time ?? 0) + 1 });
    again();
  };
  const click = (event: MouseEvent, next: FeaturedSort) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    choose(next);
  };

  return (
    <>
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <h2 id="home-featured" className="display text-26 md:text-34">
          {title}
        </h2>
        <nav aria-label={tabsLabel}>
          <ul className="tabs">
            {tabs.map((tab) => (
              <li key={tab.sort}>
                <Link
                  href={tab.href}
                  aria-current={tab.sort === sort ? 'true' : undefined}
                  onPointerEnter={loadAhead}
                  onClick={(event) => click(event, tab.sort)}
                  className="tab"
                >
                  {tab.text}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      {chosen && FeaturedGrid ? (
        <FeaturedGrid
          key={chosen.time}
          sort={sort}
          choice={chosen.time}
          onRetry={() => choose(sort)}
          {...grid}
        />
      ) : failed ? (
        <FailedNotice {...grid.labels.error} onRetry={again} />
      ) : (
        children
      )}
    </>
  );
};
