import { requestOf } from '@/lib/api/browser';

let told = '';

/** Tells once for a search that an ad was opened among those that it found. */
export const tellClick = ({ target }: { target: EventTarget | null }, search: string) => {
  if (search === told || !(target instanceof Element) || !target.closest('a[href*="/ad/"]')) return;
  told = search;
  // Sent at once, for the page may be left by that click: the client of the API first fetches what it judges answers by.
  // One that was not counted is no reason to say anything.
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ search }),
    keepalive: true,
  };
  fetch(...requestOf('/v1/searches/click', init)).catch(() => {});
};
