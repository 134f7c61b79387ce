import { z } from 'zod';
import { ImportedAd } from '../import/ad';
import { ImportCatalogue } from '../import/catalogue';

// The calls of the operator door. They are no part of the public contract: both ends are of one release.

const whole = z.int().min(0);

export const mostRows = 1_000;

/** How full the database is. `lastAd` is the highest number of an ad. */
export const Status = z.object({ pid: whole, ads: whole, lastAd: whole });

export const Land = z.object({
  source: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    .max(40),
  name: z.string().max(80),
  since: whole,
  ads: z.array(ImportedAd).min(1).max(mostRows),
});

export const LandedBody = z.object({ landed: whole, there: whole, repeated: whole });

/** The number of the first ad that the generator has not made yet. */
export const Seeded = z.object({ next: whole });

/** Ads of the generator by number: `from` … `from + count - 1`, of `of` in all. */
export const Generate = z.object({ from: whole, count: z.int().min(1).max(mostRows), of: whole });
export const Generated = z.object({ stored: whole });

/** Around many batches: `begin` and `end`, and `tidy` now and then between them. */
export const Bulk = z.object({ step: z.enum(['begin', 'tidy', 'end']) });
export const Done = z.object({ done: z.literal(true) });

/** A role for the account with that address. `before` is what it was. */
export const Grant = z.object({ email: z.email().max(254), role: z.enum(['member', 'moderator']) });
export const Granted = z.object({
  id: whole,
  username: z.string(),
  before: z.enum(['member', 'moderator']),
  role: z.enum(['member', 'moderator']),
});

/** How many promotions were over. */
const Ended = z.object({ ended: whole });

export const calls = {
  status: { method: 'GET', path: '/operator/status', answer: Status },
  catalogue: { method: 'GET', path: '/operator/catalogue', answer: ImportCatalogue },
  ads: { method: 'POST', path: '/operator/ads', body: Land, answer: LandedBody },
  seeded: { method: 'GET', path: '/operator/seed', answer: Seeded },
  seed: { method: 'POST', path: '/operator/seed', body: Generate, answer: Generated },
  bulk: { method: 'POST', path: '/operator/bulk', body: Bulk, answer: Done },
  grant: { method: 'POST', path: '/operator/grant', body: Grant, answer: Granted },
  refresh: { method: 'POST', path: '/operator/refresh', answer: Done },
  promotions: { method: 'POST', path: '/operator/promotions', answer: Ended },
} as const;

export type Calls = typeof calls;
export type BodyOf<C> = C extends { body: infer Body extends z.ZodType } ? z.input<Body> : undefined;
export type AnswerOf<C> = C extends { answer: infer Answer extends z.ZodType } ? z.output<Answer> : never;
