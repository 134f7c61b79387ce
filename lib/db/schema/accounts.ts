import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { defaultTimeZone } from '@/lib/contract/time-zone';
import { createdAt, id, instant } from './columns';
import { plans, states } from './reference';

export const accounts = pgTable(
  'accounts',
  {
    id: id(),
    username: text().notNull(),
    email: text().notNull(),
    emailConfirmedAt: instant(),
    /** Null: the account cannot log in (sellers of imported ads). */
    passwordHash: text(),
    firstName: text().notNull().default(''),
    lastName: text().notNull().default(''),
    phoneNumber: text(),
    whatsappNumber: text(),
    websiteUrl: text(),
    stateId: integer().references(() => states.id),
    zipCode: text(),
    lat: doublePrecision(),
    long: doublePrecision(),
    avatar: text(),
    cv: text(),
    /** What its owner called the file. */
    cvName: text(),
    role: text({ enum: ['member', 'moderator'] })
      .notNull()
      .default('member'),
    locale: text().notNull().default('en'),
    /** Where the clock is by which it is told of news, as its owner's browser last said. */
    timeZone: text().notNull().default(defaultTimeZone),
    /** In which mails show prices, as on the site when something was last saved there; null: nothing was. */
    currency: text(),
    /** Off: no mail of news, whatever its searches say. */
    alertMails: boolean().notNull().default(true),
    favouritesByMail: boolean().notNull().default(true),
    favouritesByPush: boolean().notNull().default(true),
    /** Since when a login wants a code as well; null: it does not. */
    twoStepAt: instant(),
    blockedAt: instant(),
    deletedAt: instant(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('accounts_email').on(sql`lower(${t.email})`),
    uniqueIndex('accounts_username').on(sql`lower(${t.username})`),
    check('accounts_role', sql`${t.role} in ('member', 'moderator')`),
  ],
);

export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    accountId: integer()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** SHA-256 of the bearer: a copy of this table lets nobody in. */
    tokenHash: text().notNull().unique(),
    userAgent: text(),
    address: text(),
    createdAt: createdAt(),
    lastSeenAt: instant().notNull().default(sql`now()`),
    expiresAt: instant().notNull(),
  },
  (t) => [index('sessions_account').on(t.accountId), index('sessions_expiry').on(t.expiresAt)],
);

/** Single-use links sent by mail. */
export const accountLinks = pgTable(
  'account_links',
  {
    id: id(),
    accountId: integer()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    purpose: text({ enum: ['confirm-email', 'reset-password'] }).notNull(),
    tokenHash: text().notNull().unique(),
    createdAt: createdAt(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
  },
  (t) => [index('account_links_account').on(t.accountId)],
);

/** The key that an account and its app share: from when it was made, and in use while `accounts.twoStepAt` is set. */
export const twoStepKeys = pgTable('two_step_keys', {
  accountId: integer()
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  /** Encrypted (lib/server/accounts/sealed.ts). */
  sealedKey: text().notNull(),
  /** The last 30 seconds, counted from 1970, whose code was used: it and those before count no more. */
  lastStep: integer().notNull().default(0),
  createdAt: createdAt(),
});

/** Let in once each, where the app is not at hand. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: id(),
    accountId: integer()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    codeHash: text().notNull(),
    createdAt: createdAt(),
    usedAt: instant(),
  },
  (t) => [uniqueIndex('recovery_codes_code').on(t.accountId, t.codeHash)],
);

/** What lets an account in without its password, by a device that asks who holds it. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: id(),
    accountId: integer()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** What its owner calls the device. */
    name: text().notNull(),
    /** As the device names it, in base64url. */
    credentialId: text().notNull().unique(),
    /** A COSE key in base64url: it opens nothing. */
    publicKey: text().notNull(),
    transports: text().array().notNull().default([]),
    /** Of its signatures, where the device counts them: a copy of it would count anew. */
    counter: bigint({ mode: 'number' }).notNull().default(0),
    /** When the last challenge that it answered was made: that one, and those before it, count no more. */
    lastChallengeAt: instant(),
    createdAt: createdAt(),
    lastUsedAt: instant(),
  },
  (t) => [index('passkeys_account').on(t.accountId)],
);

/** A device that is told of news while the site is not open (lib/server/push). */
export const pushDevices = pgTable(
  'push_devices',
  {
    id: id(),
    accountId: integer()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** Whoever knows it and the keys can reach the device, with the site's own key. */
    endpoint: text().notNull().unique(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    /** Of who reads there. */
    locale: text().notNull(),
    timeZone: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('push_devices_account').on(t.accountId, t.createdAt)],
);

export const subscriptions = pgTable(
  'subscriptions',
  {
    id: id(),
    accountId: integer()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    planId: integer()
      .notNull()
      .references(() => plans.id),
    status: text({ enum: ['requested', 'active', 'declined', 'ended'] })
      .notNull()
      .default('requested'),
    createdAt: createdAt(),
    startsAt: instant(),
    endsAt: instant(),
  },
  (t) => [
    index('subscriptions_account').on(t.accountId),
    index('subscriptions_status').on(t.status, t.id),
    uniqueIndex('subscriptions_one_request').on(t.accountId).where(sql`${t.status} = 'requested'`),
  ],
);

export const blocks = pgTable(
  'blocks',
  {
    accountId: integer()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    blockedId: integer()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.blockedId] })],
);
