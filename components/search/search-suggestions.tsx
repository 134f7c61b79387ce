'use client';

import { useEffect, useState } from 'react';
import { useLate } from '@/components/ui/use-late';
import type { Locale } from '@/lib/i18n/locales';
import type { SuggestionLabels } from './suggestion-labels';

// Without it, and where it cannot be had, the fields are the plain forms that they are.
const load = async () => (await import('./suggestion-box')).SuggestionBox;

type Reached = { turn: number; input: HTMLInputElement; before: string };

/**
 * Suggestions for every field of the page that says `data-suggest`. What they are made of is fetched when one of the
 * fields is first reached; what was typed by then stays.
 */
export const SearchSuggestions = ({ locale, labels }: { locale: Locale; labels: SuggestionLabels }) => {
  const [reached, setReached] = useState<Reached | null>(null);
  const { part: SuggestionBox, again } = useLate(load, reached !== null);
  useEffect(() => {
    const reach = (target: EventTarget | null) => {
      if (!(target instanceof HTMLInputElement) || target.dataset.suggest === undefined) return;
      setReached((last) =>
        last?.input === target ? last : { turn: (last?.turn ?? 0) + 1, input: target, before: target.value },
      );
      again();
    };
    const onFocus = ({ target }: FocusEvent) => reach(target);
    reach(document.activeElement);
    document.addEventListener('focusin', onFocus);
    return () => document.removeEventListener('focusin', onFocus);
  }, [again]);
  if (!reached || !SuggestionBox) return null;
  const { turn, ...field } = reached;
  return <SuggestionBox key={turn} {...field} locale={locale} labels={labels} />;
};
