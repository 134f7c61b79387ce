import { createRoute, z } from '@hono/zod-openapi';
import { ReportFields } from './ad-fields';
import { Ad, AdQuery } from './ads';
import {
  body,
  Done,
  ErrorBody,
  failures,
  InLanguage,
  json,
  Meta,
  Page,
  PerPage,
  RowId,
  security,
  signedOut,
  tooMany,
  unkeyed,
} from './common';

// What a member does with other people's ads: save them, and report them.

const tags = ['Favourites and reports'];
const shared = { ...signedOut, ...unkeyed, ...tooMany, ...failures };
const missing = { 404: json(ErrorBody, 'There is no such ad, or it is not public') };

/** As many as an account can keep, and as GET /auth/my-favourite/ids gives. */
export const mostFavourites = 1_000;

export const FavouriteFields = z.object({
  ad_id: RowId,
  favourite: z
    .union([z.boolean(), z.enum(['true', 'false', '1', '0'])])
    .transform((value) => value === true || value === 'true' || value === '1')
    .optional(),
});

const Favourite = z
  .object({
    id: z.number().int(),
    ad: Ad,
    is_gone: z.boolean().openapi({
      description: 'Deleted, or sold long ago: there is no page any more, and of the ad only its title',
    }),
  })
  .openapi('Favorite');
export type Favourite = z.infer<typeof Favourite>;

export const favouriteRoutes = {
  list: createRoute({
    method: 'get',
    path: '/auth/my-favourite',
    summary: 'Own favourites, newest first',
    description:
      'One that is sold, expired, withdrawn or deleted stays, and says so; one that a moderator has taken down is left out ' +
      'and comes back with it.',
    tags,
    security,
    request: { query: AdQuery.extend({ per_page: PerPage(100), page: Page }) },
    responses: { 200: json(z.object({ data: z.array(Favourite), meta: Meta }), 'A page of them'), ...shared },
  }),
  ids: createRoute({
    method: 'get',
    path: '/auth/my-favourite/ids',
    summary: 'The numbers of all favourite ads',
    description:
      'For the hearts of public pages, which are the same for everyone. An account keeps at most 1,000.',
    tags,
    security,
    request: { query: InLanguage },
    responses: { 200: json(z.object({ data: z.array(z.number().int()) }), 'Their numbers'), ...shared },
  }),
  toggle: createRoute({
    method: 'post',
    path: '/v1/favorite',
    summary: 'Save an ad, or take it out again',
    description: 'Turns it over, or to what `favourite` says, so that a repeat changes nothing.',
    tags,
    security,
    request: {
      query: InLanguage,
      ...body(FavouriteFields),
    },
    responses: {
      200: json(
        Done.extend({ success: z.literal(true), data: z.object({ is_favourite: z.boolean() }) }),
        'It is as `is_favourite` says',
      ),
      409: json(ErrorBody, 'The account has 1,000 favourites already'),
      ...missing,
      ...shared,
    },
  }),
  report: createRoute({
    method: 'post',
    path: '/v1/report-ad',
    summary: 'Report an ad to the moderators',
    description: 'A second report of the same ad by the same member changes the first while it is open.',
    tags,
    security,
    request: { query: InLanguage, ...body(ReportFields) },
    responses: { 200: json(Done, 'The moderators see it'), ...missing, ...shared },
  }),
};
