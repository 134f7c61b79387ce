import { z } from 'zod';

// What a job says, by its name: a row of the queue may be read by another release than the one that wrote it, so a
// payload is parsed when it comes out, and a change of one has to bear the rows of before.

const localeOfLetter = z.enum(['en', 'ar', 'ckb']);

export const payloads = {
  /** A mail, as lib/server/mails/letter.ts has it. */
  letter: z.object({
    to: z.string(),
    name: z.string(),
    locale: localeOfLetter,
    subject: z.string(),
    paragraphs: z.array(z.string()),
    quote: z.string().optional(),
    action: z.object({ text: z.string(), href: z.string() }).optional(),
    end: z.string().optional(),
    replyTo: z.object({ name: z.string(), address: z.string() }).optional(),
  }),
};

export type QueueName = keyof typeof payloads;
export type PayloadOf<Name extends QueueName> = z.infer<(typeof payloads)[Name]>;
