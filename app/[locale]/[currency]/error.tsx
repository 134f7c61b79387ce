'use client';

import { createContext, type ReactNode, useContext, useEffect } from 'react';
import { Button, buttonClass } from '@/components/ui/button';

export type FailureWords = Record<'title' | 'text' | 'home' | 'number' | 'retry' | 'homeHref', string>;

/**
 * An error page is given nothing but the error, so the layout leaves the words of the page's language here. Both stand
 * in one file, which saves every page a request.
 */
const Words = createContext<FailureWords | null>(null);

export const FailureWordsProvider = ({ words, children }: { words: FailureWords; children: ReactNode }) => (
  <Words value={words}>{children}</Words>
);

/** `digest`: what the log knows it by, the number of the request where the API failed. */
type Props = { error: { digest?: string }; retry: () => void };

export default function FailurePage({ error, retry }: Props) {
  const words = useContext(Words);
  useEffect(() => console.error(error), [error]);
  if (!words) return null;
  return (
    <main role="alert" className="page-width section max-w-prose">
      <h1 className="display text-34 md:text-46">{words.title}</h1>
      <p className="mt-3 text-17 text-muted">{words.text}</p>
      {error.digest && (
        <p className="mt-2 text-14 text-muted">
          {words.number}: <bdi className="select-all">{error.digest}</bdi>
        </p>
      )}
      <div className="mt-8 flex flex-wrap gap-3">
        {/* A full load: whatever broke is left behind. */}
        <a href={words.homeHref} className={buttonClass()}>
          {words.home}
        </a>
        <Button variant="outline" onClick={retry}>
          {words.retry}
        </Button>
      </div>
    </main>
  );
}
