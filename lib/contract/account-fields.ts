import { z } from 'zod';

// What may be typed about an account, for the API and for its forms. A message is the name of a problem, which either
// side says in the reader's language. On zod alone, so that a form does not load what draws API documents.

export const problems = [
  'required',
  'tooLong',
  'email',
  'emailTaken',
  'username',
  'usernameTaken',
  'passwordLength',
  'passwordCommon',
  'passwordsDiffer',
  'phone',
  'website',
  'state',
  'zipCode',
  'coordinates',
  'unusable',
] as const;
export type Problem = (typeof problems)[number];
const problem = (name: Problem) => name;

export const isProblem = (name: unknown): name is Problem => problems.includes(name as Problem);

const absentWhenEmpty = (value: unknown) =>
  value === null || (typeof value === 'string' && value.trim() === '') ? undefined : value;
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess(absentWhenEmpty, schema.optional());

const text = (most: number) =>
  z.string(problem('required')).trim().min(1, problem('required')).max(most, problem('tooLong'));

const Email = text(254)
  .toLowerCase()
  .pipe(z.email(problem('email')));

const lengthOf = (value: string) => (value.length > 512 ? value.length : [...value].length);
/** Kept exactly as typed: spaces, other scripts and emoji count like any character. */
export const NewPassword = z
  .string(problem('required'))
  .refine((value) => lengthOf(value) >= 8 && lengthOf(value) <= 128, problem('passwordLength'));

const Username = text(60)
  .normalize('NFKC')
  .regex(/^[\p{L}\p{N}][\p{L}\p{M}\p{N}._-]{2,29}$/u, problem('username'));

const PersonName = text(60).regex(/^[^\p{Cc}<>]*$/u, problem('unusable'));

const asciiDigits = (value: string) =>
  value.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) % 16));

/** Digits, perhaps with a plus in front. Marks between them and other digit sets are how people type. */
const Phone = z
  .union([z.string(), z.number().transform(String)], problem('phone'))
  .transform((value) => asciiDigits(value).replace(/[\s().\-\p{Cf}]/gu, ''))
  .pipe(z.string().regex(/^\+?\d{7,15}$/, problem('phone')));

const isWebsite = (value: string) => {
  if (!URL.canParse(value)) return false;
  const { hostname, username, password } = new URL(value);
  return hostname.includes('.') && username === '' && password === '';
};
const Website = text(200)
  .transform((value) => (/^[a-z][a-z0-9+.-]*:/i.test(value) ? value : `https://${value}`))
  .pipe(
    z
      .string()
      .regex(/^https?:\/\/[^\s\p{Cc}\\/][^\s\p{Cc}\\]*$/iu, problem('website'))
      .refine(isWebsite, problem('website')),
  );

const StateId = z
  .union([z.string(), z.number().transform(String)], problem('state'))
  .pipe(z.string().regex(/^[1-9]\d{0,8}$/, problem('state')))
  .transform(Number);

const degrees = (most: number) =>
  z
    .union(
      [
        z.number(),
        z
          .string()
          .regex(/^\s*-?\d{1,3}(\.\d{1,15})?\s*$/)
          .transform(Number),
      ],
      problem('coordinates'),
    )
    .refine((value) => Math.abs(value) <= most, problem('coordinates'));

export const Credentials = z.object({
  email: text(254).regex(/^\P{Cc}*$/u, problem('email')),
  password: z.string(problem('required')).min(1, problem('required')).max(512, problem('tooLong')),
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
    state_id: optional(StateId),
    zip_code: optional(text(12).regex(/^[\p{L}\p{N} -]*$/u, problem('zipCode'))),
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
