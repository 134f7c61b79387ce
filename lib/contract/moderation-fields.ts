import { z } from 'zod';
import { cleanText } from './clean-text';
import { Email, longText, oneLine, optional, problem, rowNumber, Version } from './field-rules';

// What moderators decide by, and the form that reaches them. On zod alone, as field-rules.ts says.

/** Why an ad cannot be shown: each is a sentence in the seller's language (`moderation.reasons` of messages). */
const rejectionReasons = [
  'pictures',
  'foreignPictures',
  'price',
  'contact',
  'duplicate',
  'category',
  'incomplete',
  'prohibited',
  'doubtful',
  'offensive',
] as const;
export type RejectionReason = (typeof rejectionReasons)[number];

const Note = optional(longText(1_000));

export const Acceptance = z.object({ version: Version });

const reasonsGiven = {
  reasons: z
    .array(z.enum(rejectionReasons, problem('choice')), problem('choice'))
    .max(rejectionReasons.length, problem('tooManyRows'))
    .default([]),
  note: Note,
};

/** A ready-made sentence, own words, or both. Own words are not translated: the seller's language is with the ad. */
export const Rejection = z
  .object({ version: Version, ...reasonsGiven })
  .refine(({ reasons, note }) => reasons.length > 0 || note !== undefined, {
    path: ['note'],
    message: problem('required'),
  });
export type Rejection = z.infer<typeof Rejection>;

const verdicts = ['uphold', 'dismiss'] as const;

/** The reports that the moderator has read; one that came in since stays open. */
const ReportsRead = z.array(rowNumber('choice'), problem('required')).min(1, problem('required')).max(200);

export const AdVerdict = z
  .object({
    verdict: z.enum(verdicts, problem('choice')),
    reports: ReportsRead,
    /** Why, for the audit log. */
    note: Note,
    /** Upheld reports may take the ad down with it. */
    take_down: z.object({ version: Version, ...reasonsGiven }).optional(),
  })
  .refine(({ take_down }) => !take_down || take_down.reasons.length > 0 || take_down.note !== undefined, {
    path: ['note'],
    message: problem('required'),
  })
  .refine(({ verdict, take_down }) => verdict === 'uphold' || !take_down, {
    path: ['verdict'],
    message: problem('choice'),
  });
export type AdVerdict = z.infer<typeof AdVerdict>;

export const AccountVerdict = z.object({
  verdict: z.enum(verdicts, problem('choice')),
  reports: ReportsRead,
  note: Note,
});

/** For the log and for whom it is about. */
export const Reasoned = z.object({ reason: longText(1_000) });

export const RoleChange = z.object({
  role: z.enum(['member', 'moderator'], problem('choice')),
  /** For the audit log. */
  reason: Note,
});

/** What rows can be searched for by words of the street. */
export const Synonym = z.object({
  query: z
    .string(problem('required'))
    .overwrite(cleanText)
    .min(1, problem('required'))
    .max(200, problem('tooLong')),
  kind: z.enum(['category', 'sub-category', 'brand', 'model', 'state', 'ad-type'], problem('choice')),
  id: rowNumber('choice'),
});
export type Synonym = z.infer<typeof Synonym>;

/** A message to the site. `fax` is no field of the form that people see: what fills it in is a machine. */
export const ContactFields = z.object({
  name: oneLine(100),
  email: Email,
  your_company: optional(oneLine(100)),
  message: longText(5_000),
  fax: z.string().max(200).optional(),
});
export type ContactFields = z.infer<typeof ContactFields>;
