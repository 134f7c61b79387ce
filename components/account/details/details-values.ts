import type { Account } from '@/lib/contract/auth';

/** In the order in which they stand on the screen. */
export const names = [
  'username',
  'email',
  'first_name',
  'last_name',
  'phone_number',
  'whatsapp_number',
  'website_url',
  'state_id',
  'zip_code',
  'lat',
  'long',
  'password',
  'password_confirmation',
  'current_password',
] as const;

export type Values = Record<(typeof names)[number], string> & {
  avatar: File | null;
  cv: File | null;
  remove_avatar: boolean;
  remove_cv: boolean;
};

/** An account as its form begins. */
export const valuesOf = (me: Account): Values => ({
  username: me.username,
  email: me.email,
  first_name: me.first_name,
  last_name: me.last_name,
  phone_number: me.phone_number ?? '',
  whatsapp_number: me.whatsapp_number ?? '',
  website_url: me.website_url ?? '',
  state_id: me.state_id === null ? '' : String(me.state_id),
  zip_code: me.zip_code ?? '',
  lat: me.lat === null ? '' : String(me.lat),
  long: me.long === null ? '' : String(me.long),
  password: '',
  password_confirmation: '',
  current_password: '',
  avatar: null,
  cv: null,
  remove_avatar: false,
  remove_cv: false,
});

type Secret = { email?: string | undefined; password?: string | undefined };

/** Whether a change is one that only who knows the password may make. */
export const asksForPassword = (me: Pick<Account, 'email'>, { email = '', password = '' }: Secret) =>
  password !== '' || email.trim().toLowerCase() !== me.email.toLowerCase();
