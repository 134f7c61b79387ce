import { parse, serialize } from 'hono/utils/cookie';
import { env } from '@/lib/env';
import type { AccountRow } from './present';
import { presentUser } from './present';

export const sevenDays = 7 * 24 * 60 * 60;

const options = (request: Request, maxAge: number) => ({
  path: '/',
  sameSite: 'Lax' as const,
  secure: new URL(request.url).protocol === 'https:' || env.siteUrl.startsWith('https:'),
  maxAge,
});

const header = (value: string) => ['set-cookie', value] as const;

/** What the page header shows of an account. Proves nothing. */
export const userCookie = (request: Request, account: AccountRow) => {
  const { id, full_name, username, avatar } = presentUser(account);
  const shown = JSON.stringify({ id, full_name, username, avatar });
  return header(serialize('user', shown, options(request, sevenDays)));
};

/** The bearer, which no script can read, and beside it what the page header shows. */
export const sessionCookies = (request: Request, token: string, account: AccountRow) => [
  header(serialize('token', token, { ...options(request, sevenDays), httpOnly: true })),
  userCookie(request, account),
];

export const noSessionCookies = (request: Request) => [
  header(serialize('token', '', { ...options(request, 0), httpOnly: true })),
  header(serialize('user', '', options(request, 0))),
];

export const tokenCookie = (request: Request): string | undefined =>
  parse(request.headers.get('cookie') ?? '', 'token').token;
