import Cookies from 'js-cookie';

const days = 30;

/** A choice that outlives the visit. The middleware reads it to know which page an address is. */
export const keepPreference = (name: 'lang' | 'currency', value: string) =>
  Cookies.set(name, value, {
    expires: days,
    path: '/',
    sameSite: 'lax',
    secure: location.protocol === 'https:',
  });
