import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { decodeAttestationObject, isoBase64URL } from '@simplewebauthn/server/helpers';
import { and, asc, eq, isNull, lt, or } from 'drizzle-orm';
import type { NewPasskey, Passkey, PasskeyAnswer } from '@/lib/contract/passkeys';
import { connect } from '@/lib/db/connect';
import { accounts, passkeys } from '@/lib/db/schema';
import { env } from '@/lib/env';
import type { Locale } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import { HttpError } from '../http-error';
import { giveBack, takeOrRefuse } from '../limits';
import { logEvent } from '../log-event';
import { refuseFields } from '../problems';
import { transact } from '../transaction';
import { visitorAddress } from '../visitor-address';
import { holdCaller } from './hold';
import { limits } from './limits';
import { mailNotice } from './mails';
import type { AccountRow } from './present';
import { seal, unseal } from './sealed';
import { type Caller, startSession } from './sessions';
import { byLogin } from './two-step';

// Passkeys (WebAuthn): a device that has made sure of who holds it signs a challenge of ours. That is two steps in one, so
// a login by passkey wants neither password nor code.

type PasskeyRow = typeof passkeys.$inferSelect;

const minutes = 60_000;
const challengeLife = 5 * minutes;
const mostOfAccount = 20;

/** Browsers let a page ask only for passkeys of its own host. */
const site = () => {
  const { hostname, origin } = new URL(env.siteUrl);
  return { rpID: hostname, origin };
};

/*
 * A challenge is the time at which it was made, sealed for what it is for: nothing has to be kept of it, and nobody else
 * can make one.
 */
const forLogin = 'a login by passkey';
/** A logout or a new password makes it void. */
const forAdding = ({ account, sessionId }: Caller) =>
  `a new passkey of account ${account.id}, session ${sessionId}, password ${account.passwordHash}`;

const newChallenge = (purpose: string): Uint8Array<ArrayBuffer> => {
  const now = Buffer.alloc(8);
  now.writeBigInt64BE(BigInt(Date.now()));
  return new Uint8Array(Buffer.from(seal(now, purpose), 'base64'));
};

/** When it was made; null where it is none for that, or is over. */
const madeAt = (challenge: string, purpose: string): Date | null => {
  const bytes = unseal(Buffer.from(challenge, 'base64url').toString('base64'), purpose);
  if (bytes?.length !== 8) return null;
  const at = Number(bytes.readBigInt64BE());
  const age = Date.now() - at;
  return age >= 0 && age < challengeLife ? new Date(at) : null;
};

/** The library throws for what is wrong with an answer, which strangers write; nothing of ours is asked within. */
const orNull = async <Result>(read: () => Promise<Result>): Promise<Result | null> => {
  try {
    return await read();
  } catch {
    return null;
  }
};

const present = (row: PasskeyRow): Passkey => ({
  id: row.id,
  name: row.name,
  created_at: row.createdAt.toISOString(),
  last_used_at: row.lastUsedAt?.toISOString() ?? null,
});

/** The account's passkeys, the oldest first. */
export const listPasskeys = async ({ account }: Caller): Promise<Passkey[]> => {
  const { db } = await connect();
  const rows = await db
    .select()
    .from(passkeys)
    .where(eq(passkeys.accountId, account.id))
    .orderBy(asc(passkeys.id));
  return rows.map(present);
};

/** What a device is asked to make a passkey of. Whoever calls has asked for the password. */
export const beginPasskey = async (caller: Caller, code: string | undefined, lang: Locale) => {
  const { account } = caller;
  const { rpID } = site();
  const known = await byLogin(caller, code, lang, (tx) =>
    tx.select().from(passkeys).where(eq(passkeys.accountId, account.id)),
  );
  return generateRegistrationOptions({
    rpID,
    rpName: rpID,
    userID: new TextEncoder().encode(`account ${account.id}`),
    userName: account.email,
    userDisplayName: account.username,
    challenge: newChallenge(forAdding(caller)),
    timeout: challengeLife,
    attestationType: 'none',
    excludeCredentials: known.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
};

/**
 * Certificates of a maker are not asked for. One that comes all the same would have to be checked against addresses that
 * it names itself.
 */
const isWithoutCertificate = (attestation: string): boolean => {
  const { fmt, attStmt } = mapOf(attestation);
  return fmt === 'none' || (fmt === 'packed' && attStmt.get('x5c') === undefined);
};
const mapOf = (attestation: string) => {
  const decoded = decodeAttestationObject(isoBase64URL.toBuffer(attestation));
  return { fmt: decoded.get('fmt'), attStmt: decoded.get('attStmt') };
};

/** Adds the passkey that a device has made for a challenge of `beginPasskey`, and tells the account by mail. */
export const addPasskey = async (
  caller: Caller,
  { name, credential }: NewPasskey,
  lang: Locale,
): Promise<Passkey> => {
  const { account } = caller;
  const { rpID, origin } = site();
  takeOrRefuse(limits.newPasskeys, String(account.id), lang);
  const unusable = () => refuseFields([['credential', 'unusable']], lang);
  const verified = await orNull(async () => {
    if (!isWithoutCertificate(credential.response.attestationObject)) return null;
    return verifyRegistrationResponse({
      response: credential,
      expectedChallenge: (challenge) => madeAt(challenge, forAdding(caller)) !== null,
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: true,
    });
  });
  if (!verified?.verified) throw unusable();
  const { id, publicKey, counter, transports = [] } = verified.registrationInfo.credential;
  const added = await transact(async (tx) => {
    await holdCaller(tx, caller, lang);
    const own = await tx.select({ id: passkeys.id }).from(passkeys).where(eq(passkeys.accountId, account.id));
    if (own.length >= mostOfAccount) throw refuseFields([['credential', 'tooManyRows']], lang);
    const [row] = await tx
      .insert(passkeys)
      .values({
        accountId: account.id,
        name,
        credentialId: id,
        publicKey: isoBase64URL.fromBuffer(publicKey),
        transports,
        counter,
      })
      .onConflictDoNothing()
      .returning();
    if (!row) throw unusable();
    await mailNotice(tx, account, 'passkeyAdded', lang);
    return row;
  });
  return present(added);
};

/** Takes one away; false when the account has no such. Whoever calls has asked for the password. */
export const removePasskey = async (
  caller: Caller,
  id: number,
  code: string | undefined,
  lang: Locale,
): Promise<boolean> => {
  const { account } = caller;
  return byLogin(caller, code, lang, async (tx) => {
    const removed = await tx
      .delete(passkeys)
      .where(and(eq(passkeys.id, id), eq(passkeys.accountId, account.id)))
      .returning({ id: passkeys.id });
    if (removed.length) await mailNotice(tx, account, 'passkeyRemoved', lang);
    return removed.length > 0;
  });
};

/** What a device is asked to sign, whoever holds it: it knows its accounts itself. */
export const beginPasskeyLogin = () =>
  generateAuthenticationOptions({
    rpID: site().rpID,
    challenge: newChallenge(forLogin),
    timeout: challengeLife,
    userVerification: 'required',
  });

const findPasskey = async (credentialId: string) => {
  const { db } = await connect();
  const [found] = await db
    .select({ passkey: passkeys, account: accounts })
    .from(passkeys)
    .innerJoin(accounts, eq(accounts.id, passkeys.accountId))
    .where(and(eq(passkeys.credentialId, credentialId), isNull(accounts.deletedAt)));
  return found ?? null;
};

/** Whether a device has signed a challenge of ours: when that was made, and how many it has signed; null where not. */
const verifyAnswer = async (credential: PasskeyAnswer, passkey: PasskeyRow) => {
  const { rpID, origin } = site();
  let at: Date | null = null;
  const answer = await orNull(() =>
    verifyAuthenticationResponse({
      response: credential,
      expectedChallenge: (challenge) => {
        at = madeAt(challenge, forLogin);
        return at !== null;
      },
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: true,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(isoBase64URL.toBuffer(passkey.publicKey)),
        counter: passkey.counter,
      },
    }),
  );
  return answer?.verified && at ? { at: at as Date, counter: answer.authenticationInfo.newCounter } : null;
};

/** Logs in who holds a device with a passkey. A challenge lets in once. */
export const logInByPasskey = async (
  credential: PasskeyAnswer,
  { request, lang }: { request: Request; lang: Locale },
): Promise<{ token: string; account: AccountRow }> => {
  const address = visitorAddress(request);
  const { answers } = messagesOf(lang).auth;
  takeOrRefuse(limits.loginFromAddress, address, lang);
  const found = await findPasskey(credential.id);
  const answer = found && (await verifyAnswer(credential, found.passkey));
  const refuse = () => {
    logEvent('sign-in refused', { account: found?.account.id, why: 'passkey' });
    return new HttpError(401, answers.passkeyUnknown);
  };
  if (!found || !answer) throw refuse();
  giveBack(limits.loginFromAddress, address);
  const { account, passkey } = found;
  if (account.blockedAt) {
    logEvent('sign-in refused', { account: account.id, why: 'blocked' });
    throw new HttpError(403, answers.blocked);
  }
  const token = await transact(async (tx) => {
    const [now] = await tx.select().from(accounts).where(eq(accounts.id, account.id)).for('share');
    const [used] = await tx
      .update(passkeys)
      .set({ lastChallengeAt: answer.at, lastUsedAt: new Date(), counter: answer.counter })
      .where(
        and(
          eq(passkeys.id, passkey.id),
          or(isNull(passkeys.lastChallengeAt), lt(passkeys.lastChallengeAt, answer.at)),
        ),
      )
      .returning({ id: passkeys.id });
    if (!used || !now || now.blockedAt || now.deletedAt) throw refuse();
    return startSession(account.id, request, tx);
  });
  logEvent('signed in', { account: account.id });
  return { token, account };
};
