import { tell } from '@/lib/api/request-of';

let told = '';

/** Tells once for a search that an ad was opened among those that it found; a page that is left by it counts as well. */
export const tellClick = ({ target }: { target: EventTarget | null }, search: string) => {
  if (search === told || !(target instanceof Element) || !target.closest('a[href*="/ad/"]')) return;
  told = search;
  tell('/v1/searches/click', { search });
};
