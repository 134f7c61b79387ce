import { isDeepStrictEqual } from 'node:util';
import { sql } from 'drizzle-orm';
import type { AllSettings } from '@/lib/contract/moderation/settings';
import {
  type SettingChange,
  type SettingGroup,
  type SettingKey,
  settingGroups,
} from '@/lib/contract/moderation/settings-fields';
import { settings } from '@/lib/db/schema';
import type { Locale } from '@/lib/i18n/locales';
import { announce } from '../../changes';
import { refuseFields } from '../../problems';
import { transact } from '../../transaction';
import type { Deciding } from '../ads/mutations';
import { takePicture, withCleanHtml } from '../content/checks';
import { overtaken } from '../content/conflict';
import { audit } from '../log/write';
import { isPage, readValues, versionOfGroup, withVersions } from './queries';

type Values = SettingChange['values'];

const clean = (values: Values, lang: Locale): Values =>
  Object.fromEntries(
    Object.entries(values).map(([key, value]) => [
      key,
      isPage(value)
        ? { ...value, description: withCleanHtml(value.description, `${key}.description`, lang) }
        : value,
    ]),
  );

const groupsOf = (values: Values) =>
  (Object.entries(settingGroups) as [SettingGroup, readonly SettingKey[]][])
    .map(([group, keys]) => ({ group, keys: keys.filter((key) => values[key] !== undefined) }))
    .filter(({ keys }) => keys.length > 0);

/**
 * Writes some settings, all of them or none. Each group that one of them belongs to has to be as its version says. What
 * says the same as before is left alone.
 */
export const changeSettings = async (
  { values, versions }: SettingChange,
  { moderator, lang }: Deciding,
): Promise<AllSettings> => {
  const wanted = clean(values, lang);
  const after = await transact(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(62003, hashtext('settings'))`);
    const before = await readValues(tx);
    for (const { group, keys } of groupsOf(wanted)) {
      const version = versions[group];
      if (version === undefined) throw refuseFields([[`versions.${group}`, 'required']], lang);
      if (version !== versionOfGroup(group, before)) throw await overtaken(tx, 'setting', group, lang);
      const changed = keys.filter((key) => !isDeepStrictEqual(before[key], wanted[key]));
      if (!changed.length) continue;
      if (changed.includes('logo') && wanted.logo) await takePicture(tx, wanted.logo, 'logo', lang);
      const now = new Date();
      for (const key of changed) {
        const value = wanted[key];
        await tx
          .insert(settings)
          .values({ key, value, updatedAt: now })
          .onConflictDoUpdate({ target: settings.key, set: { value, updatedAt: now } });
      }
      const only = (all: Values) => Object.fromEntries(changed.map((key) => [key, all[key] ?? null]));
      await audit(tx, {
        actorId: moderator.id,
        action: 'setting.change',
        subject: 'setting',
        subjectId: group,
        details: { title: changed.join(', '), before: only(before), written: only(wanted) },
      });
    }
    return readValues(tx);
  });
  announce(['wording:/v1/setting']);
  return withVersions(after);
};
