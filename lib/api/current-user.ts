import { useMemo, useSyncExternalStore } from 'react';

/** What the readable cookie `user` holds: as much as the header shows. It proves nothing; rights are the API's. */
export type CurrentUser = { id: number; full_name: string; avatar: string | null };

const cookie = (name: string) =>
  document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1) ?? '';

const parse = (value: string): CurrentUser | null => {
  try {
    const { id, full_name, username, avatar } = JSON.parse(decodeURIComponent(value)) ?? {};
    if (!id) return null;
    return { id: Number(id), full_name: String(full_name || username || ''), avatar: avatar || null };
  } catch {
    return null;
  }
};

/** A login or logout elsewhere is noticed when the window is looked at again, or at once where the browser says so. */
const subscribe = (changed: () => void) => {
  const store = 'cookieStore' in window ? window.cookieStore : null;
  store?.addEventListener('change', changed);
  window.addEventListener('focus', changed);
  window.addEventListener('pageshow', changed);
  return () => {
    store?.removeEventListener('change', changed);
    window.removeEventListener('focus', changed);
    window.removeEventListener('pageshow', changed);
  };
};

/** Whether somebody is signed in, as the page found it; for what is decided once. */
export const isMember = (): boolean => parse(cookie('user')) !== null;

/** Who is signed in, for client components: undefined until the page has come to life, null for a visitor. */
export const useCurrentUser = (): CurrentUser | null | undefined => {
  const value = useSyncExternalStore(
    subscribe,
    () => cookie('user'),
    () => undefined,
  );
  return useMemo(() => (value === undefined ? undefined : parse(value)), [value]);
};
