'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { useOnline } from '@/components/ui/line';
import { fillIn } from '@/lib/i18n/fill-in';

export type LineWords = { offline: string; read: string; kept: string; back: string; reload: string };

/** How long it says that the line is back. */
const shortly = 5_000;

/**
 * Says that the line is gone and when it is back, and of a page that the service worker kept when it was read. Nothing
 * else of a page changes: what is there can still be read.
 */
export const LineState = ({ words }: { words: LineWords }) => {
  const path = usePathname();
  const online = useOnline();
  const [read, setRead] = useState<string | null>(null);
  const [back, setBack] = useState(false);
  const opened = useRef(path);

  useEffect(() => {
    // Only the page that was opened is an old one; the next comes over the line.
    if (opened.current !== path) delete document.documentElement.dataset.read;
    setRead(document.documentElement.dataset.read ?? null);
  }, [path]);

  const wasOffline = useRef(false);
  useEffect(() => {
    if (!online) wasOffline.current = true;
    if (!online || !wasOffline.current) return;
    wasOffline.current = false;
    setBack(true);
    const timer = setTimeout(() => setBack(false), shortly);
    return () => {
      clearTimeout(timer);
      setBack(false);
    };
  }, [online]);

  const said = [
    online ? back && words.back : words.offline,
    read && fillIn(online ? words.kept : words.read, { time: read }),
  ].filter(Boolean);
  return (
    <div role="status" className={said.length ? 'line-state' : undefined}>
      {said.join(' ')}
      {online && read ? (
        <button type="button" onClick={() => location.reload()} className="line-state-link">
          {words.reload}
        </button>
      ) : null}
    </div>
  );
};
