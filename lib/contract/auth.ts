import { createRoute, z } from '@hono/zod-openapi';
import { Credentials, EmailConfirmation, PasswordReset, Registration, ResetRequest } from './account-fields';
import {
  body,
  bodyWithFiles,
  Done,
  ErrorBody,
  failures,
  InLanguage,
  json,
  optionalQuery,
  security,
  signedOut,
  tooMany,
  unkeyed,
} from './common';

export const CurrentUser = z
  .object({
    id: z.number().int(),
    username: z.string(),
    email: z.string(),
    full_name: z.string(),
    avatar: z.string().nullable().openapi({ description: 'Address of a square picture, 192 pixels wide' }),
  })
  .openapi('CurrentUser');
export type CurrentUser = z.infer<typeof CurrentUser>;

/** An account as its owner sees it. */
export const Account = CurrentUser.extend({
  first_name: z.string(),
  last_name: z.string(),
  phone_number: z.string().nullable(),
  whatsapp_number: z.string().nullable(),
  website_url: z.string().nullable(),
  state_id: z.number().int().nullable(),
  zip_code: z.string().nullable(),
  lat: z.number().nullable(),
  long: z.number().nullable(),
  role: z.enum(['member', 'moderator']),
  email_confirmed: z.boolean(),
  has_cv: z.boolean(),
  cv_name: z.string().nullable().openapi({ description: 'What its owner called the file' }),
  two_step: z
    .enum(['on', 'off', 'required'])
    .openapi({ description: 'Two-step login; `required` where it is off and a moderator needs it' }),
}).openapi('Account');
export type Account = z.infer<typeof Account>;

const shared = { ...unkeyed, ...tooMany, ...failures };
const tags = ['Account'];

const register = {
  method: 'post',
  summary: 'Create an account',
  description:
    'Signs in as the new account by cookie and sends a mail that asks to confirm the address. A form may hold files: ' +
    'a picture as `avatar`, and a CV as `cv` (.pdf, .doc, .docx or .txt, at most 8 MB).',
  tags,
  request: { query: InLanguage, ...bodyWithFiles(Registration, ['avatar', 'cv']) },
  responses: {
    200: json(Done, 'The account is there'),
    413: json(ErrorBody, 'A file is too large'),
    ...shared,
  },
} as const;

const logout = {
  summary: 'End this session',
  description: 'A browser that is known by its cookie alone is heard by GET from the site’s own pages only.',
  tags,
  security,
  request: { query: InLanguage },
  responses: {
    200: json(
      z.object({ status: z.literal(true), success: z.literal(true), message: z.literal('Logged out') }),
      'Logged out',
    ),
    ...signedOut,
    ...unkeyed,
    ...failures,
  },
} as const;

export const authRoutes = {
  login: createRoute({
    method: 'post',
    path: '/auth/login',
    summary: 'Log in',
    description:
      'Answers with a bearer that is valid for seven days, and sets it as the cookie `token`. E-mail and password may stand in the query, where logs would keep them: send a body. Where two-step login is on, a login without a `code` is refused with 401 and `errors.code`.',
    tags,
    request: {
      query: InLanguage.extend({
        email: optionalQuery(z.string()),
        password: optionalQuery(z.string()),
      }),
      ...body(Credentials),
    },
    responses: {
      200: json(z.object({ token: z.string(), data: CurrentUser, account: Account }), 'Logged in'),
      401: json(ErrorBody, 'E-mail or password is wrong, or `code` is missing or wrong'),
      ...shared,
    },
  }),
  register: createRoute({ path: '/auth/register', ...register }),
  signup: createRoute({ path: '/users/signup', ...register }),
  logout: createRoute({ method: 'post', path: '/auth/logout', ...logout }),
  logoutByGet: createRoute({ method: 'get', path: '/auth/logout', ...logout }),
  me: createRoute({
    method: 'get',
    path: '/auth/me',
    summary: 'The account of the caller',
    tags,
    security,
    request: { query: InLanguage },
    responses: { 200: json(z.object({ data: Account }), 'The account'), ...signedOut, ...failures },
  }),
  forgotPassword: createRoute({
    method: 'post',
    path: '/auth/forgot-password',
    summary: 'Ask for a link to a new password',
    description: 'The answer is the same whether or not there is such an account.',
    tags,
    request: { query: InLanguage, ...body(ResetRequest) },
    responses: { 200: json(Done, 'If there is such an account, a mail is on its way'), ...shared },
  }),
  resetPassword: createRoute({
    method: 'post',
    path: '/auth/reset-password',
    summary: 'Set a new password by a link',
    description: 'The link is valid once and for an hour. All sessions of the account end.',
    tags,
    request: { query: InLanguage, ...body(PasswordReset) },
    responses: { 200: json(Done, 'The password is changed'), ...shared },
  }),
  confirmEmail: createRoute({
    method: 'post',
    path: '/auth/confirm-email',
    summary: 'Confirm an e-mail address by a link',
    tags,
    request: { query: InLanguage, ...body(EmailConfirmation) },
    responses: { 200: json(Done, 'The address is confirmed'), ...shared },
  }),
};
