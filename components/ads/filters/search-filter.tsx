import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import type { Suggestion } from '@/lib/contract/suggestions';
import type { AdListLabels } from '../list/ad-list-labels';

type Props = {
  search: string;
  labels: AdListLabels;
  onChange: (search: string) => void;
  onSuggestion: (suggestion: Suggestion) => void;
};

export const SearchFilter = ({ search, labels, onChange, onSuggestion }: Props) => {
  const field = useRef<HTMLInputElement>(null);
  const choose = useEffectEvent((event: Event) => {
    event.preventDefault();
    onSuggestion((event as CustomEvent<Suggestion>).detail);
  });
  // What is chosen here narrows the list that is open (components/search/suggestion-box.tsx).
  useEffect(() => {
    const element = field.current;
    element?.addEventListener('suggestion', choose);
    return () => element?.removeEventListener('suggestion', choose);
  }, []);
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
          ref={field}
          type="search"
          name="search"
          value={text}
          maxLength={200}
          placeholder={labels.searchHint}
          dir="auto"
          autoComplete="off"
          data-suggest=""
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
