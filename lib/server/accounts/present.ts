import type { Account, CurrentUser } from '@/lib/contract/auth';
import type { accounts } from '@/lib/db/schema';
import { avatarUrl } from '@/lib/storage/media-url';
import { lacksTwoStep } from '../moderates';

export type AccountRow = typeof accounts.$inferSelect;

export const presentUser = ({
  id,
  username,
  email,
  firstName,
  lastName,
  avatar,
}: AccountRow): CurrentUser => ({
  id,
  username,
  email,
  full_name: `${firstName} ${lastName}`.trim() || username,
  avatar: avatarUrl(avatar),
});

/** For its owner alone. Field by field, so that a new column shows nowhere by itself. */
export const presentAccount = (row: AccountRow): Account => ({
  ...presentUser(row),
  first_name: row.firstName,
  last_name: row.lastName,
  phone_number: row.phoneNumber,
  whatsapp_number: row.whatsappNumber,
  website_url: row.websiteUrl,
  state_id: row.stateId,
  zip_code: row.zipCode,
  lat: row.lat,
  long: row.long,
  role: row.role,
  email_confirmed: row.emailConfirmedAt !== null,
  has_cv: row.cv !== null,
  cv_name: row.cvName,
  two_step: row.twoStepAt ? 'on' : lacksTwoStep(row) ? 'required' : 'off',
});
