import { sql } from 'drizzle-orm';
import { integer, jsonb, timestamp } from 'drizzle-orm/pg-core';
import type { Translated } from '@/lib/i18n/locales';

export const id = () => integer().primaryKey().generatedAlwaysAsIdentity();

export const instant = () => timestamp({ withTimezone: true, mode: 'date' });

export const createdAt = () => instant().notNull().default(sql`now()`);

export const translated = () => jsonb().$type<Translated>();

export const position = () => integer().notNull().default(0);
