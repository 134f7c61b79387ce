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

/** The bearer, which no script can read, and beside it what the page header shows, which proves nothing. */
export const sessionCookies = (request: Request, token: string, account: AccountRow) => {
  const { id, full_name, username, avatar } = presentUser(account);
  const shown = JSON.stringify({ id, full_name, username, avatar });
  return [
    header(serialize('token', token, { ...options(request, sevenDays), httpOnly: true })),
    header(serialize('user', shown, options(request, sevenDays))),
  ];
};

export const noSessionCookies = (request: Request) => [
  header(serialize('token', '', { ...options(request, 0), httpOnly: true })),
  header(serialize('user', '', options(request, 0))),
];

export const tokenCookie = (request: Request): string | undefined =>
  parse(request.headers.get('cookie') ?? '', 'token').token;
