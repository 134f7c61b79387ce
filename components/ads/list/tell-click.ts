import type { MouseEvent } from 'react';
import { api } from '@/lib/api/browser';

let told = '';

/** Tells once for a search that an ad was opened among those that it found. */
export const tellClick = ({ target }: MouseEvent, search: string) => {
  if (search === told || !(target instanceof Element) || !target.closest('a[href*="/ad/"]')) return;
  told = search;
  // A page that is left counts as well; one that was not counted is no reason to say anything.
  api.post('/v1/searches/click', { body: { search }, keepalive: true, safe: true }).catch(() => {});
};
