import { type SQL, sql } from 'drizzle-orm';

// What the database knows of an account, table by table (README.md). A table that names accounts and stands in neither
// list fails a test.

export type OwnTable = {
  /** What its rows are called in the archive. */
  name: string;
  table: string;
  /** Whose rows: `t` is the table. */
  of: (accountId: number) => SQL;
  /** In which order, without which columns. */
  by: string;
  without?: readonly string[];
  /** What another table says of each row, as JSON. */
  beside?: SQL;
};

const ownedBy = (column: string) => (accountId: number) => sql`t.${sql.identifier(column)} = ${accountId}`;

export const ownTables: readonly OwnTable[] = [
  { name: 'account', table: 'accounts', of: ownedBy('id'), by: 'id', without: ['password_hash', 'cv'] },
  { name: 'sessions', table: 'sessions', of: ownedBy('account_id'), by: 'id', without: ['token_hash'] },
  {
    name: 'passkeys',
    table: 'passkeys',
    of: ownedBy('account_id'),
    by: 'id',
    without: ['credential_id', 'public_key', 'counter', 'last_challenge_at'],
  },
  {
    name: 'push-devices',
    table: 'push_devices',
    of: ownedBy('account_id'),
    by: 'id',
    without: ['endpoint', 'p256dh', 'auth'],
  },
  {
    name: 'ads',
    table: 'ads',
    of: ownedBy('account_id'),
    by: 'id',
    without: ['search', 'shuffle', 'facet_bucket_id', 'form_hash'],
  },
  {
    name: 'sales',
    table: 'ad_sales',
    of: (id) => sql`t.ad_id in (select id from ads where account_id = ${id})`,
    by: 'ad_id',
  },
  { name: 'purchases', table: 'ad_sales', of: ownedBy('buyer_id'), by: 'ad_id', without: ['price_cents'] },
  {
    name: 'ad-changes',
    table: 'ad_revisions',
    of: (id) => sql`t.ad_id in (select id from ads where account_id = ${id})`,
    by: 'id',
  },
  {
    name: 'ad-pictures',
    table: 'ad_images',
    of: (id) => sql`t.ad_id in (select id from ads where account_id = ${id})`,
    by: 'ad_id, position',
  },
  {
    name: 'ad-links',
    table: 'ad_socials',
    of: (id) => sql`t.ad_id in (select id from ads where account_id = ${id})`,
    by: 'ad_id, position',
  },
  { name: 'favourites', table: 'favourites', of: ownedBy('account_id'), by: 'id' },
  {
    name: 'saved-searches',
    table: 'saved_searches',
    of: ownedBy('account_id'),
    by: 'id',
    without: ['condition_id'],
    beside: sql`jsonb_build_object('query', (select query from search_conditions where id = t.condition_id))`,
  },
  { name: 'alerts', table: 'alerts', of: ownedBy('account_id'), by: 'id' },
  {
    name: 'messages',
    table: 'chat_messages',
    of: (id) => sql`(t.from_account_id = ${id} or t.to_account_id = ${id})`,
    by: 'id',
    without: ['client_id'],
  },
  { name: 'blocked-people', table: 'blocks', of: ownedBy('account_id'), by: 'blocked_id' },
  { name: 'reports-of-ads', table: 'reports', of: ownedBy('account_id'), by: 'id' },
  { name: 'reports-of-people', table: 'account_reports', of: ownedBy('account_id'), by: 'id' },
  { name: 'subscriptions', table: 'subscriptions', of: ownedBy('account_id'), by: 'id' },
  {
    name: 'promotions',
    table: 'promotions',
    of: (id) => sql`t.subscription_id in (select id from subscriptions where account_id = ${id})`,
    by: 'id',
  },
];

/** The pictures that an account uploaded, or that stand in its ads. */
export const ownPictures = (accountId: number) => sql`
  select key, widths from media
   where account_id = ${accountId}
      or key in (select i.media_key from ad_images i join ads a on a.id = i.ad_id where a.account_id = ${accountId})
   order by key`;

/** Tables that name accounts and are no part of the archive, and why. */
export const notExported: Record<string, string> = {
  account_links: 'secrets that were sent by mail, and whether they were used',
  audit_log: 'what moderators decided, and which of them',
  conversations: 'the same messages again, counted',
  media: 'in it as files',
  queued_jobs: 'mails and the like on their way, gone when they are done',
  recovery_codes: 'secrets',
  two_step_keys: 'secrets',
};
