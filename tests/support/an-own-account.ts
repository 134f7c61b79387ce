import type { Account } from '@/lib/contract/auth';

/** What /auth/me says to somebody who has said nothing of himself that he need not. */
export const anOwnAccount: Account = {
  id: 9,
  username: 'yard',
  email: 'yard@seller.test',
  full_name: 'Azad Yard',
  first_name: 'Azad',
  last_name: 'Yard',
  avatar: null,
  phone_number: null,
  whatsapp_number: null,
  website_url: null,
  state_id: null,
  zip_code: null,
  lat: null,
  long: null,
  role: 'member',
  email_confirmed: true,
  has_cv: false,
  cv_name: null,
  two_step: 'off',
};
