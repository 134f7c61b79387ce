'use client';

import { useState } from 'react';
import { Icon } from '@/components/ui/icon';
import type { AdListLabels } from '../list/ad-list-labels';

type Props = { search: string; labels: AdListLabels; onChange: (search: string) => void };

export const SearchFilter = ({ search, labels, onChange }: Props) => {
  const [text, setText] = useState(search);
  const [known, setKnown] = useState(search);
  // Clear All, a removed chip or Back changed it from outside.
  if (search !== known) {
    setKnown(search);
    if (search !== text.trim()) setText(search);
  }
  return (
    <label className="block pb-3">
      <span className="font-semibold">{labels.search}</span>
      <span className="relative mt-1 block">
        <Icon
          name="search"
          size={18}
          className="pointer-events-none absolute inset-y-0 start-3 my-auto text-muted"
        />
        <input
          type="search"
          name="search"
          value={text}
          maxLength={200}
          placeholder={labels.searchHint}
          dir="auto"
          onChange={(event) => {
            setText(event.target.value);
            setKnown(event.target.value.trim());
            onChange(event.target.value.trim());
          }}
          className="h-11 w-full rounded border border-line bg-surface ps-10 pe-3"
        />
      </span>
    </label>
  );
};
