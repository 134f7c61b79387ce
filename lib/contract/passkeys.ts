import { createRoute, z } from '@hono/zod-openapi';
import { PasskeyName, WithLogin } from './account-fields';
import { Account, CurrentUser } from './auth';
import {
  body,
  Done,
  ErrorBody,
  failures,
  InLanguage,
  json,
  RowId,
  security,
  signedOut,
  tooMany,
  unkeyed,
} from './common';
import { problem } from './field-rules';
import { neverKept } from './idempotency';

// Passkeys, in the shapes that browsers give and take (WebAuthn Level 3, "…JSON").

const tags = ['Account'];

/** Bytes in base64url. */
const bytes = (most: number) =>
  z
    .string(problem('unusable'))
    .regex(/^[\w-]*$/, problem('unusable'))
    .max(most, problem('unusable'));

const CredentialId = bytes(1_400).min(1, problem('unusable'));

const credentialOf = <Response extends z.ZodType>(response: Response) =>
  z.object({
    id: CredentialId,
    rawId: CredentialId,
    type: z.literal('public-key'),
    response,
    // Nothing is asked of extensions, so whatever they answer is left unread.
    clientExtensionResults: z.any().transform(() => ({})),
  });

const PasskeyCredential = credentialOf(
  z.object({
    clientDataJSON: bytes(4_000),
    attestationObject: bytes(20_000),
    transports: z.array(z.string().max(40)).max(10).optional(),
  }),
);

const PasskeyAnswer = credentialOf(
  z.object({
    clientDataJSON: bytes(4_000),
    authenticatorData: bytes(4_000),
    signature: bytes(4_000),
    userHandle: bytes(200).optional(),
  }),
);
export type PasskeyAnswer = z.infer<typeof PasskeyAnswer>;

export const NewPasskey = z.object({ name: PasskeyName, credential: PasskeyCredential });
export type NewPasskey = z.infer<typeof NewPasskey>;

export const PasskeyLogin = z.object({ credential: PasskeyAnswer });

/** A device that lets its owner in without the password. */
export const Passkey = z
  .object({
    id: z.number().int(),
    name: z.string(),
    created_at: z.iso.datetime(),
    last_used_at: z.iso.datetime().nullable(),
  })
  .openapi('Passkey');
export type Passkey = z.infer<typeof Passkey>;

const optionsOf = (name: string) =>
  z.record(z.string(), z.any()).openapi({ description: `${name} of WebAuthn, for five minutes` });

export const passkeyRoutes = {
  beginLogin: createRoute({
    method: 'post',
    path: '/auth/login/passkey/options',
    ...neverKept,
    summary: 'A challenge for a login by passkey',
    tags,
    request: { query: InLanguage },
    responses: {
      200: json(z.object({ data: optionsOf('PublicKeyCredentialRequestOptionsJSON') }), 'The challenge'),
      ...unkeyed,
      ...tooMany,
      ...failures,
    },
  }),
  login: createRoute({
    method: 'post',
    path: '/auth/login/passkey',
    ...neverKept,
    summary: 'Log in by passkey',
    description: 'Answers as POST /auth/login. A challenge lets in once, and no code is asked for.',
    tags,
    request: { query: InLanguage, ...body(PasskeyLogin) },
    responses: {
      200: json(z.object({ token: z.string(), data: CurrentUser, account: Account }), 'Logged in'),
      401: json(ErrorBody, 'No account has this passkey, or it has not signed a challenge of ours'),
      ...unkeyed,
      ...tooMany,
      ...failures,
    },
  }),
  list: createRoute({
    method: 'get',
    path: '/auth/passkeys',
    summary: 'The passkeys of the own account',
    tags,
    security,
    request: { query: InLanguage },
    responses: {
      200: json(z.object({ data: z.array(Passkey) }), 'The passkeys, the oldest first'),
      ...signedOut,
      ...unkeyed,
      ...tooMany,
      ...failures,
    },
  }),
  begin: createRoute({
    method: 'post',
    path: '/auth/passkeys/options',
    ...neverKept,
    summary: 'A challenge for a new passkey',
    description: 'Wants the password, and a code where two-step login is on.',
    tags,
    security,
    request: { query: InLanguage, ...body(WithLogin) },
    responses: {
      200: json(z.object({ data: optionsOf('PublicKeyCredentialCreationOptionsJSON') }), 'The challenge'),
      ...signedOut,
      ...unkeyed,
      ...tooMany,
      ...failures,
    },
  }),
  add: createRoute({
    method: 'post',
    path: '/auth/passkeys',
    summary: 'Add a passkey',
    description: 'That a device has made for a challenge of this session. The account is told by mail.',
    tags,
    security,
    request: { query: InLanguage, ...body(NewPasskey) },
    responses: {
      200: json(Done.extend({ data: Passkey }), 'It lets in from now on'),
      ...signedOut,
      ...unkeyed,
      ...tooMany,
      ...failures,
    },
  }),
  remove: createRoute({
    method: 'delete',
    path: '/auth/passkeys/{id}',
    summary: 'Remove a passkey',
    description: 'Wants the password, and a code where two-step login is on, and is told by mail.',
    tags,
    security,
    request: { params: z.object({ id: RowId }), query: InLanguage, ...body(WithLogin) },
    responses: {
      200: json(Done, 'It lets nobody in any more'),
      404: json(ErrorBody, 'There is no such passkey, or it is not yours'),
      ...signedOut,
      ...unkeyed,
      ...tooMany,
      ...failures,
    },
  }),
};
