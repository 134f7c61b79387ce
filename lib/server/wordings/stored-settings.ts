import { settingKeys } from '@/lib/contract/moderation/settings-fields';
import type { Database } from '@/lib/db/connect';
import { settings } from '@/lib/db/schema';

/**
 * What each setting says, in all its languages. One that came with a newer version and that nobody has written yet says
 * what it says on a new site.
 */
export const readStoredSettings = async (db: Pick<Database, 'select'>): Promise<[string, unknown][]> => {
  const rows = await db.select().from(settings);
  const stored = new Map<string, unknown>(rows.map(({ key, value }) => [key, value]));
  if (settingKeys.every((key) => stored.has(key))) return [...stored];
  const { settings: defaults } = await import('@/seed/reference/wordings/settings');
  return Object.entries({ ...defaults, ...Object.fromEntries(stored) });
};
