import { createRoute, z } from '@hono/zod-openapi';
import { Done, ErrorBody, InLanguage, json } from '../common';
import { SettingChange, SettingValues, settingGroupNames } from './settings-fields';
import { guarded, jsonBody, shared } from './shapes';

const AllSettings = z
  .object({
    values: SettingValues,
    versions: z
      .record(z.enum(settingGroupNames), z.string())
      .openapi({ description: 'Of each group of settings that is edited together' }),
  })
  .openapi('AllSettings');
export type AllSettings = z.infer<typeof AllSettings>;

export const moderatedSettingRoutes = {
  read: createRoute({
    method: 'get',
    path: '/v1/moderation/settings',
    summary: 'Everything that the site says of itself, in every language',
    ...guarded,
    request: { query: InLanguage },
    responses: { 200: json(z.object({ data: AllSettings }), 'The settings'), ...shared },
  }),
  change: createRoute({
    method: 'put',
    path: '/v1/moderation/settings',
    summary: 'Change some settings',
    description:
      '`values` holds the settings to change, each whole; `versions` those of the groups that they belong to, as read.',
    ...guarded,
    request: { query: InLanguage, ...jsonBody(SettingChange) },
    responses: {
      200: json(Done.extend({ data: AllSettings }), 'Changed'),
      409: json(ErrorBody, 'Somebody changed that group meanwhile; `message` says so'),
      ...shared,
    },
  }),
};
