import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { accounts } from './accounts';
import { ads } from './ads';
import { createdAt, id, instant } from './columns';

export const reports = pgTable(
  'reports',
  {
    id: id(),
    adId: integer()
      .notNull()
      .references(() => ads.id, { onDelete: 'cascade' }),
    accountId: integer()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    note: text().notNull().default(''),
    status: text({ enum: ['open', 'upheld', 'dismissed'] })
      .notNull()
      .default('open'),
    createdAt: createdAt(),
    decidedAt: instant(),
  },
  (t) => [
    uniqueIndex('reports_one_open').on(t.adId, t.accountId).where(sql`${t.status} = 'open'`),
    index('reports_open').on(t.createdAt).where(sql`${t.status} = 'open'`),
    index('reports_ad').on(t.adId, t.id),
  ],
);

/** A person reported to the moderators, from a conversation or an ad of his. */
export const accountReports = pgTable(
  'account_reports',
  {
    id: id(),
    /** Who is reported. */
    subjectId: integer()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** Who reports. */
    accountId: integer()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    adId: integer().references(() => ads.id, { onDelete: 'set null' }),
    note: text().notNull().default(''),
    status: text({ enum: ['open', 'upheld', 'dismissed'] })
      .notNull()
      .default('open'),
    createdAt: createdAt(),
    decidedAt: instant(),
  },
  (t) => [
    uniqueIndex('account_reports_one_open').on(t.subjectId, t.accountId).where(sql`${t.status} = 'open'`),
    index('account_reports_open').on(t.createdAt).where(sql`${t.status} = 'open'`),
    index('account_reports_subject').on(t.subjectId, t.id),
  ],
);

/** Append-only: who did what to which row, when and why. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: id(),
    actorId: integer().references(() => accounts.id, { onDelete: 'set null' }),
    action: text().notNull(),
    subject: text().notNull(),
    subjectId: text().notNull(),
    reason: text(),
    details: jsonb(),
    createdAt: createdAt(),
  },
  (t) => [
    index('audit_log_subject').on(t.subject, t.subjectId, t.id),
    index('audit_log_actor').on(t.actorId, t.id),
    index('audit_log_action').on(t.action, t.id),
    // What of it says how to reach somebody, until it is forgotten.
    index('audit_log_contact').on(t.createdAt).where(sql`jsonb_exists(${t.details} -> 'written', 'phone')`),
  ],
);

export const contactMessages = pgTable(
  'contact_messages',
  {
    id: id(),
    name: text().notNull(),
    email: text().notNull(),
    company: text(),
    message: text().notNull(),
    /** The language of the page that it was written on: en, ar or ckb. */
    language: text().notNull().default('en'),
    createdAt: createdAt(),
    answeredAt: instant(),
  },
  (t) => [index('contact_messages_open').on(t.id).where(sql`${t.answeredAt} is null`)],
);
