import { useCallback, useEffect, useRef, useState } from 'react';
import { api } from '@/lib/api/browser';
import { pauseBeforeSuggesting } from '@/lib/api/queries/pace';
import type { Suggestion } from '@/lib/contract/suggestions';
import type { Locale } from '@/lib/i18n/locales';

const none: readonly Suggestion[] = [];

/**
 * What the API suggests for what is typed, after a pause. An answer that comes when something else was typed meanwhile
 * is dropped, and a failure suggests nothing: the form goes on without.
 */
export const useFound = (locale: Locale) => {
  const [found, setFound] = useState(none);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const asking = useRef<AbortController>(undefined);

  const stop = useCallback(() => {
    clearTimeout(timer.current);
    asking.current?.abort();
  }, []);

  const ask = useCallback(
    (typed: string) => {
      stop();
      if (typed === '') return setFound(none);
      const call = new AbortController();
      asking.current = call;
      const read = async () => {
        const query = { lang: locale, q: typed.slice(0, 200) };
        const answer = await api.get('/v1/suggestions', { query, signal: call.signal }).catch(() => null);
        if (!call.signal.aborted) setFound(answer?.data ?? none);
      };
      timer.current = setTimeout(() => void read(), pauseBeforeSuggesting);
    },
    [locale, stop],
  );

  useEffect(() => stop, [stop]);
  return { found, ask, stop };
};
