'use client';

import { buttonClass } from '@/components/ui/button';
import { focusBeside } from '@/components/ui/focus-beside';
import { Notice } from '@/components/ui/notice';
import { type AdFilters, isFiltered } from '@/lib/ad-filters';
import type { AdListLabels } from './ad-list-labels';

type Props = { labels: AdListLabels; shown: AdFilters; href: string; onClear: () => void };

/** Fewer filters help only where there are some: with words alone, others do. */
export const EmptyList = ({ labels, shown, href, onClear }: Props) =>
  isFiltered(shown) ? (
    <Notice
      title={labels.empty}
      text={isFiltered({ ...shown, search: '' }) ? labels.emptyHint : labels.emptyWords}
    >
      <a
        href={href}
        onClick={(event) => {
          event.preventDefault();
          focusBeside(event.currentTarget.parentElement);
          onClear();
        }}
        className={buttonClass({ variant: 'outline' })}
      >
        {labels.clearAll}
      </a>
    </Notice>
  ) : (
    <Notice title={labels.empty} />
  );
