import { z } from 'zod';
import {
  clearable,
  degrees,
  Email,
  longText,
  optional,
  Phone,
  problem,
  rowNumber,
  Ticked,
  text,
  Website,
  ZipCode,
} from './field-rules';

// What may be typed about an account. On zod alone, as field-rules.ts says.

const lengthOf = (value: string) => (value.length > 512 ? value.length : [...value].length);
/** Kept exactly as typed: spaces, other scripts and emoji count like any character. */
export const NewPassword = z
  .string(problem('required'))
  .refine((value) => lengthOf(value) >= 8 && lengthOf(value) <= 128, problem('passwordLength'));

/** Digits, dots and marks belong to all of them. */
const alphabets = ['Latin', 'Arabic', 'Cyrillic', 'Greek', 'Hebrew', 'Armenian', 'Georgian', 'Syriac'];
const inOneAlphabet = new RegExp(
  `^(?:${alphabets.map((one) => `[\\p{Script=${one}}\\p{Script=Common}\\p{Script=Inherited}]+`).join('|')})$`,
  'u',
);

const lettersOf = alphabets.map((one) => new RegExp(`\\p{Script=${one}}`, 'u'));

/** Of one alphabet: a letter of another one that looks the same makes a name that looks like somebody else's. */
const Username = text(60)
  .normalize('NFKC')
  .regex(/^[\p{L}\p{N}][\p{L}\p{M}\p{N}._-]{2,29}$/u, problem('username'))
  .regex(inOneAlphabet, problem('usernameAlphabet'));

const wordOfName = /[\p{L}\p{M}]+/gu;
/** A letter of another alphabet in a word makes a look-alike; words of several are how people write, "Ahmed أحمد". */
const eachWordInOneAlphabet = (name: string) => {
  const words = name.normalize('NFKC').match(wordOfName) ?? [];
  return words.every((word) => lettersOf.filter((letter) => letter.test(word)).length <= 1);
};

const PersonName = longText(60)
  .regex(/^[^\p{Cc}<>]*$/u, problem('unusable'))
  .refine(eachWordInOneAlphabet, problem('nameAlphabet'));

/** Six digits of an app, or a recovery code, with whatever stands between its letters. */
const LoginCode = text(40);

export const Credentials = z.object({
  email: text(254).regex(/^\P{Cc}*$/u, problem('email')),
  password: z.string(problem('required')).min(1, problem('required')).max(512, problem('tooLong')),
  code: optional(LoginCode),
});
export type Credentials = z.infer<typeof Credentials>;

export const Registration = z
  .object({
    username: Username,
    first_name: PersonName,
    last_name: PersonName,
    email: Email,
    password: NewPassword,
    password_confirmation: z.string(problem('required')),
    phone_number: optional(Phone),
    whatsapp_number: optional(Phone),
    website_url: optional(Website),
    state_id: optional(rowNumber('state')),
    zip_code: optional(ZipCode),
    lat: optional(degrees(90)),
    long: optional(degrees(180)),
  })
  .refine((fields) => fields.password === fields.password_confirmation, {
    path: ['password_confirmation'],
    message: problem('passwordsDiffer'),
    // Said while other fields are still wrong, too.
    when: ({ value }) =>
      typeof value === 'object' && value !== null && 'password' in value && 'password_confirmation' in value,
  });
export type Registration = z.infer<typeof Registration>;

const CurrentPassword = z.string(problem('required')).max(512, problem('passwordWrong'));

/**
 * Changes of an account. What is not given stays; a phone, website, state, zip code or place that is given empty is
 * taken back. A new e-mail or password wants `current_password`. Files go beside it in a form: `avatar`, `cv`.
 */
export const AccountUpdate = z
  .object({
    username: Username.optional(),
    first_name: PersonName.optional(),
    last_name: PersonName.optional(),
    email: Email.optional(),
    phone_number: clearable(Phone),
    whatsapp_number: clearable(Phone),
    website_url: clearable(Website),
    state_id: clearable(rowNumber('state')),
    zip_code: clearable(ZipCode),
    lat: clearable(degrees(90)),
    long: clearable(degrees(180)),
    password: optional(NewPassword),
    password_confirmation: optional(z.string(problem('required'))),
    current_password: optional(CurrentPassword),
    remove_avatar: Ticked.optional(),
    remove_cv: Ticked.optional(),
  })
  .refine((fields) => fields.password === fields.password_confirmation, {
    path: ['password_confirmation'],
    message: problem('passwordsDiffer'),
    when: ({ value }) => typeof value === 'object' && value !== null,
  });
export type AccountUpdate = z.infer<typeof AccountUpdate>;

/** What only who knows the password may do: have all data of an account, close it. */
export const WithPassword = z.object({ current_password: CurrentPassword.min(1, problem('required')) });

/** Two-step login is turned on by the first code; all else about it may do who knows the password and has a code. */
export const FirstCode = z.object({ code: LoginCode.min(1, problem('required')) });
export const WithCode = WithPassword.extend(FirstCode.shape);
export type WithCode = z.infer<typeof WithCode>;

/** A passkey is added and taken away by the password, and by a code where two-step login is on. */
export const WithLogin = WithPassword.extend({ code: optional(LoginCode) });
export type WithLogin = z.infer<typeof WithLogin>;

/** What its owner calls the device of a passkey. */
export const PasskeyName = text(60)
  .min(1, problem('required'))
  .regex(/^[^\p{Cc}<>]*$/u, problem('unusable'));
export const NewPasskeyForm = WithLogin.extend({ name: PasskeyName });

export const ResetRequest = z.object({ email: Email });

const LinkToken = z.string(problem('required')).min(1, problem('required')).max(100, problem('unusable'));
export const PasswordReset = z.object({ token: LinkToken, password: NewPassword });
export const EmailConfirmation = z.object({ token: LinkToken });

/** The form for a new password asks for it twice. */
export const NewPasswordForm = z
  .object({ password: NewPassword, password_confirmation: z.string(problem('required')) })
  .refine((fields) => fields.password === fields.password_confirmation, {
    path: ['password_confirmation'],
    message: problem('passwordsDiffer'),
  });
