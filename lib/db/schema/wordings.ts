import { sql } from 'drizzle-orm';
import { check, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant, position, translated } from './columns';

/** What the operator writes: site settings and the blocks of the information screens. */

/** One row per setting; `value` is a string, a list, or an object with one entry per language. */
export const settings = pgTable('settings', {
  key: text().primaryKey(),
  value: jsonb().notNull(),
  updatedAt: instant().notNull().default(sql`now()`),
});

export const slides = pgTable('slides', {
  id: id(),
  image: text().notNull(),
  title: translated().notNull(),
  /** HTML. */
  description: translated().notNull(),
  ctaText: translated(),
  link: text(),
  position: position(),
});

export const whyChooseItems = pgTable('why_choose_items', {
  id: id(),
  image: text().notNull(),
  title: translated().notNull(),
  description: translated().notNull(),
  position: position(),
});

export const reasons = pgTable('reasons', {
  id: id(),
  image: text().notNull(),
  title: translated().notNull(),
  description: translated().notNull(),
  position: position(),
});

export const aboutSections = pgTable('about_sections', {
  id: id(),
  image: text().notNull(),
  title: translated().notNull(),
  /** HTML. */
  description: translated().notNull(),
  ctaText: translated(),
  link: text(),
  position: position(),
});

export const faqs = pgTable('faqs', {
  id: id(),
  category: translated().notNull(),
  title: translated().notNull(),
  /** HTML. */
  description: translated().notNull(),
  position: position(),
});

export const contacts = pgTable(
  'contacts',
  {
    id: id(),
    type: text({ enum: ['email', 'phone'] }).notNull(),
    name: text().notNull(),
    position: position(),
  },
  (t) => [check('contacts_type', sql`${t.type} in ('email', 'phone')`)],
);

/** The site's own pages elsewhere, linked from the top bar. */
export const socialLinks = pgTable('social_links', {
  id: id(),
  name: text().notNull(),
  icon: text().notNull(),
  link: text().notNull(),
  position: position(),
});
