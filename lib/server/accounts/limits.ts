import type { Limit } from '../limits';

const minutes = (n: number) => n * 60;

// What succeeds is given back, so that a building site behind one address can log in.
export const limits = {
  loginToAccount: { name: 'login to account', most: 10, seconds: minutes(10) },
  /** By whoever, from wherever; so short that the owner, at an address of his own, waits for a quarter of an hour at most. */
  loginToAccountFromAnywhere: { name: 'login to account from anywhere', most: 50, seconds: minutes(15) },
  loginFromAddress: { name: 'login from address', most: 25, seconds: minutes(5) },
  register: { name: 'register', most: 5, seconds: minutes(30) },
  /** Also those that were refused, for a refusal says which addresses are taken. */
  registerTries: { name: 'register tries', most: 20, seconds: minutes(30) },
  forgotPassword: { name: 'forgot password', most: 5, seconds: minutes(30) },
  /** Forms with files, which are read before they are looked at. */
  registerForms: { name: 'register forms', most: 20, seconds: minutes(30) },
  currentPassword: { name: 'current password', most: 10, seconds: minutes(10) },
  updates: { name: 'account updates', most: 60, seconds: minutes(60) },
  resend: { name: 'resend confirmation', most: 3, seconds: minutes(60) },
  /** Of all that come with the right password, from wherever: three codes of a million count at a time. */
  loginCode: { name: 'login code', most: 10, seconds: minutes(15) },
  /** Or whoever has the password has a thousand tries a day. Not from where the account is logged in. */
  loginCodeOfDay: { name: 'login code of a day', most: 50, seconds: minutes(24 * 60) },
  /** What a device answered to be added, right or wrong. */
  newPasskeys: { name: 'new passkeys', most: 20, seconds: minutes(60) },
  links: { name: 'links', most: 30, seconds: minutes(30) },
} satisfies Record<string, Limit>;
