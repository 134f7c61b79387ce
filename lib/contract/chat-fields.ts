import { z } from 'zod';
import { cleanMessage, longestMessage, saysSomething } from './chat-text';
import { longText, optional, problem, rowNumber } from './field-rules';
import { longestNote } from './report-note';

// What may be written to somebody. On zod alone, as field-rules.ts says.

/** 1 to 2,000 characters, in UTF-16 units as browsers count them, after cleaning. */
export const MessageText = z
  .string(problem('required'))
  .max(20_000, problem('tooLong'))
  .transform(cleanMessage)
  .pipe(z.string().refine(saysSomething, problem('required')).max(longestMessage, problem('tooLong')));

/** The sender's own name for a message that is on its way. */
export const ClientId = z.string().regex(/^temp-[\w-]{1,64}$/, problem('unusable'));

export const NewMessage = z.object({
  to_app_account_id: rowNumber('unusable'),
  ad_id: rowNumber('unusable'),
  from_message: MessageText,
  id: ClientId.optional(),
});
export type NewMessage = z.infer<typeof NewMessage>;

export const PersonReport = z.object({
  account_id: rowNumber('unusable'),
  /** The ad that it was about. */
  ad_id: optional(rowNumber('unusable')),
  note: optional(longText(longestNote)),
});
