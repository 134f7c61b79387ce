import { createRoute, z } from '@hono/zod-openapi';
import { Done, InLanguage, json } from '../common';
import { AccountVerdict, AdVerdict } from '../moderation-fields';
import { Cursor, guarded, jsonBody, late, NamedAd, Person, pageOf, params, shared } from './shapes';

const Note = z.object({
  id: z.number().int(),
  note: z.string(),
  date: z.iso.datetime(),
  reporter: Person,
});

/** All open reports of one ad: the same complaint is decided once. */
export const ReportedAd = z
  .object({ ad: NamedAd, version: z.string(), since: z.iso.datetime(), reports: z.array(Note) })
  .openapi('ReportedAd');
export type ReportedAd = z.infer<typeof ReportedAd>;

export const ReportedAccount = z
  .object({
    account: Person.extend({ email: z.string(), blocked: z.boolean() }),
    since: z.iso.datetime(),
    reports: z.array(Note.extend({ ad_id: z.number().int().nullable() })),
  })
  .openapi('ReportedAccount');
export type ReportedAccount = z.infer<typeof ReportedAccount>;

const Closed = Done.extend({ data: z.object({ closed: z.number().int() }) });

export const moderatedReportRoutes = {
  ads: createRoute({
    method: 'get',
    path: '/v1/moderation/reports',
    summary: 'Reported ads, the longest waiting first',
    ...guarded,
    request: { query: InLanguage.extend({ cursor: Cursor }) },
    responses: { 200: json(pageOf(ReportedAd), 'A page of them'), ...shared },
  }),
  decideAd: createRoute({
    method: 'post',
    path: '/v1/moderation/ads/{id}/reports',
    summary: 'Uphold or dismiss the reports of an ad',
    ...guarded,
    request: { params, query: InLanguage, ...jsonBody(AdVerdict) },
    responses: { 200: json(Closed, 'Decided'), ...late, ...shared },
  }),
  accounts: createRoute({
    method: 'get',
    path: '/v1/moderation/account-reports',
    summary: 'Reported members, the longest waiting first',
    ...guarded,
    request: { query: InLanguage.extend({ cursor: Cursor }) },
    responses: { 200: json(pageOf(ReportedAccount), 'A page of them'), ...shared },
  }),
  decideAccount: createRoute({
    method: 'post',
    path: '/v1/moderation/accounts/{id}/reports',
    summary: 'Uphold or dismiss the reports of a member',
    ...guarded,
    request: { params, query: InLanguage, ...jsonBody(AccountVerdict) },
    responses: { 200: json(Closed, 'Decided'), ...late, ...shared },
  }),
};
