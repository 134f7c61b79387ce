import { z } from 'zod';

// What a job says, by its name: a row of the queue may be read by another release than the one that wrote it, so a
// payload is parsed when it comes out, and a change of one has to bear the rows of before.

const locale = z.enum(['en', 'ar', 'ckb']);
const rowId = z.number().int();
const cents = z.number().int();

const digest = z.object({
  accountId: rowId,
  at: z.iso.datetime(),
  wide: z.array(z.object({ id: rowId, since: z.iso.datetime() })),
});

export const payloads = {
  /** What happened to an ad that buyers see, or saw until now. */
  'ad-event': z.discriminatedUnion('kind', [
    z.object({
      adId: rowId,
      kind: z.enum(['published', 'reserved', 'sold', 'back', 'expired', 'withdrawn', 'renewed', 'deleted']),
    }),
    z.object({ adId: rowId, kind: z.enum(['cheaper', 'dearer']), fromCents: cents, toCents: cents }),
  ]),
  /** The end of an ad comes near; its seller is told for which end. */
  'ad-ending': z.object({ adId: rowId, days: z.number().int(), expiresAt: z.iso.datetime() }),
  /** Saved searches that want an ad, from some place on (saved-searches/match.ts). */
  'alert-searches': z.object({
    adId: rowId,
    kind: z.enum(['new', 'cheaper']),
    after: z
      // Releases before 0034 named no condition: then all under its key are looked at again.
      .object({ key: z.string(), conditionId: rowId.default(0), savedSearchId: rowId })
      .nullable(),
  }),
  /** Members who keep an ad, from a favourite on. */
  'alert-favourites': z.object({
    adId: rowId,
    kind: z.enum(['cheaper', 'reserved', 'sold', 'back']),
    about: z.string(),
    after: rowId,
  }),
  /** What an account is told at that time, by mail, and by push. `wide`: searches of which only the number is told. */
  'alert-mail': digest,
  'alert-push': digest.extend({
    /** Left out: all devices of the account. */
    deviceId: rowId.optional(),
  }),
  /** A mail, as lib/server/mails/letter.ts has it. */
  letter: z.object({
    to: z.string(),
    name: z.string(),
    locale,
    subject: z.string(),
    paragraphs: z.array(z.string()),
    quote: z.string().optional(),
    action: z.object({ text: z.string(), href: z.string() }).optional(),
    end: z.string().optional(),
    replyTo: z.object({ name: z.string(), address: z.string() }).optional(),
  }),
  // The links of these two are made when the mail is sent: what opens an account stands in no row.
  'confirm-link': z.object({ accountId: rowId, locale, wording: z.enum(['confirm', 'confirmNew']) }),
  'reset-link': z.object({ email: z.string(), locale }),
  /** To whom a moderator's decision is about, in the language that they have by then. */
  'decision-mail': z.object({
    kind: z.enum([
      'adAccepted',
      'editAccepted',
      'adRejected',
      'editRejected',
      'takenDown',
      'restored',
      'blocked',
      'unblocked',
      'planActivated',
      'planDeclined',
      'planEnded',
    ]),
    accountId: rowId,
    /** The ad whose title the mail names. */
    adId: rowId.optional(),
    values: z.record(z.string(), z.string()).optional(),
    reason: z.string().optional(),
    path: z.string(),
  }),
  /** A conversation, as `accountId` has it. */
  'unread-mail': z.object({ accountId: rowId, otherId: rowId, adId: rowId }),
  /** To one device; `url` is a path of this site. */
  push: z.object({ deviceId: rowId, title: z.string(), body: z.string(), url: z.string(), tag: z.string() }),
  'contact-mail': z.object({ messageId: rowId }),
};

export type QueueName = keyof typeof payloads;
export type PayloadOf<Name extends QueueName> = z.infer<(typeof payloads)[Name]>;
