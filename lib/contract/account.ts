import { createRoute, z } from '@hono/zod-openapi';
import { AccountUpdate, FirstCode, WithCode, WithPassword } from './account-fields';
import { Account } from './auth';
import {
  body,
  bodyWithFiles,
  Done,
  ErrorBody,
  failures,
  InLanguage,
  json,
  optionalQuery,
  RowId,
  security,
  signedOut,
  tooMany,
  unkeyed,
} from './common';
import { neverKept } from './idempotency';

// What an account does with itself once it is signed in.

const tags = ['Account'];
const shared = { ...signedOut, ...unkeyed, ...tooMany, ...failures };

/** One device or program that is signed in. */
export const Session = z
  .object({
    id: z.number().int(),
    user_agent: z.string().nullable(),
    address: z.string().nullable(),
    created_at: z.iso.datetime(),
    last_seen_at: z.iso.datetime().openapi({ description: 'To within ten minutes' }),
    current: z.boolean().openapi({ description: 'The one that asks' }),
  })
  .openapi('Session');
export type Session = z.infer<typeof Session>;

const RecoveryCodes = z.object({ recovery_codes: z.array(z.string()) });

export const accountRoutes = {
  update: createRoute({
    method: 'post',
    path: '/auth/update/{userId}',
    summary: 'Change the own account',
    description:
      'Changes what is given and leaves the rest. A new e-mail or password asks for `current_password`. A new password ' +
      'ends all other sessions and is told by mail; a new e-mail has to be confirmed again, and the old one is told. ' +
      'Files as in POST /auth/register; `remove_avatar` and `remove_cv` take them away.',
    tags,
    security,
    request: {
      params: z.object({ userId: RowId }),
      query: InLanguage,
      ...bodyWithFiles(AccountUpdate, ['avatar', 'cv']),
    },
    responses: {
      200: json(Done.extend({ success: z.literal(true), data: Account }), 'The account as it is now'),
      413: json(ErrorBody, 'A file is too large'),
      ...shared,
    },
  }),
  cv: createRoute({
    method: 'get',
    path: '/auth/cv',
    summary: 'The own CV, to be saved',
    description: 'A moderator may ask for that of another account.',
    tags,
    security,
    request: { query: InLanguage.extend({ account: optionalQuery(RowId) }) },
    responses: {
      200: {
        content: { 'application/octet-stream': { schema: { type: 'string' as const, format: 'binary' } } },
        description: 'The file',
      },
      404: json(ErrorBody, 'There is none, or it is not yours'),
      ...shared,
    },
  }),
  sessions: createRoute({
    method: 'get',
    path: '/auth/sessions',
    summary: 'Where the own account is signed in',
    description: 'The session that asks first, then the one that was seen last.',
    tags,
    security,
    request: { query: InLanguage },
    responses: { 200: json(z.object({ data: z.array(Session) }), 'The sessions'), ...shared },
  }),
  endOtherSessions: createRoute({
    method: 'delete',
    path: '/auth/sessions',
    summary: 'End all sessions but this one',
    tags,
    security,
    request: { query: InLanguage },
    responses: {
      200: json(Done.extend({ data: z.object({ ended: z.number().int() }) }), 'They are ended'),
      ...shared,
    },
  }),
  endSession: createRoute({
    method: 'delete',
    path: '/auth/sessions/{id}',
    summary: 'End one own session',
    tags,
    security,
    request: { params: z.object({ id: RowId }), query: InLanguage },
    responses: {
      200: json(Done, 'It is ended'),
      404: json(ErrorBody, 'There is no such session, or it is not yours'),
      ...shared,
    },
  }),
  resendConfirmation: createRoute({
    method: 'post',
    path: '/auth/confirm-email/resend',
    summary: 'Send the mail that confirms the address once more',
    description: 'Three times an hour. Sends nothing where the address is confirmed already, and says so.',
    tags,
    security,
    request: { query: InLanguage },
    responses: { 200: json(Done, 'It is on its way'), ...shared },
  }),
  beginTwoStep: createRoute({
    method: 'post',
    path: '/auth/two-step',
    ...neverKept,
    summary: 'A new key for two-step login',
    description: 'Nothing changes until the first code of it is sent; the key before it is forgotten.',
    tags,
    security,
    request: { query: InLanguage, ...body(WithPassword) },
    responses: {
      200: json(
        z.object({
          data: z.object({
            key: z.string().openapi({ description: 'Base32, to be typed' }),
            uri: z.string().openapi({ description: 'otpauth://totp/…, to be shown as a QR code' }),
          }),
        }),
        'The key, which is not shown again',
      ),
      409: json(ErrorBody, 'It is on already'),
      ...shared,
    },
  }),
  confirmTwoStep: createRoute({
    method: 'post',
    path: '/auth/two-step/confirm',
    ...neverKept,
    summary: 'Turn two-step login on by its first code',
    description: 'Ends all other sessions and is told by mail.',
    tags,
    security,
    request: { query: InLanguage, ...body(FirstCode) },
    responses: {
      200: json(
        Done.extend({ data: RecoveryCodes }),
        'It is on. Each of these codes lets in once; they are not shown again',
      ),
      409: json(ErrorBody, 'It is on already'),
      ...shared,
    },
  }),
  newRecoveryCodes: createRoute({
    method: 'post',
    path: '/auth/two-step/recovery-codes',
    ...neverKept,
    summary: 'Ten new recovery codes',
    description: 'Wants the password and a code. Those from before let nobody in any more.',
    tags,
    security,
    request: { query: InLanguage, ...body(WithCode) },
    responses: {
      200: json(z.object({ data: RecoveryCodes }), 'The codes, which are not shown again'),
      ...shared,
    },
  }),
  endTwoStep: createRoute({
    method: 'delete',
    path: '/auth/two-step',
    summary: 'Turn two-step login off',
    description: 'Wants the password and a code, and is told by mail.',
    tags,
    security,
    request: { query: InLanguage, ...body(WithCode) },
    responses: { 200: json(Done, 'It is off'), ...shared },
  }),
  export: createRoute({
    method: 'post',
    path: '/auth/export',
    ...neverKept,
    summary: 'Everything that is known of the own account',
    description:
      'A tar file in gzip: a JSON file of rows for each table, pictures, and the CV. Three times an hour.',
    tags,
    security,
    request: { query: InLanguage, ...body(WithPassword) },
    responses: {
      200: {
        content: { 'application/gzip': { schema: { type: 'string' as const, format: 'binary' } } },
        description: 'The archive, as it is made',
      },
      ...shared,
    },
  }),
  close: createRoute({
    method: 'delete',
    path: '/auth/account',
    summary: 'Close the own account',
    description:
      'For good. Its ads leave the site and lose their words and pictures, its sessions end, and name, addresses, ' +
      'numbers, picture and CV are emptied. Messages stay with those who got them, from nobody by name, and so do ' +
      'reports and what moderators decided.',
    tags,
    security,
    request: { query: InLanguage, ...body(WithPassword) },
    responses: { 200: json(Done, 'The account is closed'), ...shared },
  }),
};
