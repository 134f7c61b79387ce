import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '@/lib/api/browser';
import { settingsQuery } from '@/lib/api/queries/console';
import type { SettingGroup } from '@/lib/contract/moderation/settings-fields';
import { localePath } from '@/lib/paths';
import { LinkButton } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { useRoom } from '../room';
import { Loaded } from '../states';
import { ContentForm } from './content-form';
import { settingPreviews } from './preview/setting-previews';
import { settingGroups, settingText } from './settings';
import { useSite } from './site-room';
import { useSaved } from './use-saved';

const loadRules = async (group: SettingGroup) => {
  const { settingGroups: keys, SettingValues } = await import('@/lib/contract/moderation/settings-fields');
  return SettingValues.pick(Object.fromEntries(keys[group].map((key) => [key, true])) as never);
};

/** A group of settings, which is saved by itself. */
export const SettingsScreen = ({ group }: { group: SettingGroup }) => {
  const { locale } = useRoom();
  const { site } = useSite();
  const queries = useQueryClient();
  const saved = useSaved();
  const query = useQuery(settingsQuery(locale));
  const { fields, seenAt } = settingGroups[group];
  const version = query.data?.versions[group] ?? '';
  return (
    <>
      <div className="mb-5 flex flex-wrap items-start justify-between gap-4">
        <p className="max-w-prose text-muted">{settingText(site, group)}</p>
        <LinkButton href={localePath(locale, seenAt)} target="_blank" variant="outline">
          <Icon name="external-link" size={18} />
          {site.view}
        </LinkButton>
      </div>
      <Loaded query={query} rows={3} rowClassName="h-40">
        {() =>
          query.data ? (
            <ContentForm
              fields={fields}
              row={query.data.values}
              version={version}
              loadRules={() => loadRules(group)}
              preview={settingPreviews[group] ?? null}
              stays
              send={async (values, seen) => {
                const { message, data } = await api.put('/v1/moderation/settings', {
                  query: { lang: locale },
                  body: { values, versions: { [group]: seen ?? version } },
                });
                queries.setQueryData(settingsQuery(locale).queryKey, data);
                await saved(message, seenAt);
              }}
            />
          ) : null
        }
      </Loaded>
    </>
  );
};
