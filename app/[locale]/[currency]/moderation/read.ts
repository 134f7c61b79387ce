import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';
import { cache } from 'react';
import { ApiError } from '@/lib/api/client';
import { readAs } from '@/lib/api/server';
import type { Locale } from '@/lib/i18n/locales';
import { localePath, paths } from '@/lib/paths';

/**
 * What moderators alone may read; null for everyone else. A moderator who has to have two-step login first is led to
 * where it is turned on.
 */
const asModerator = async <Data>(
  lang: Locale,
  read: (get: ReturnType<typeof readAs>) => Promise<{ data: Data }>,
): Promise<Data | null> => {
  const token = (await cookies()).get('token')?.value;
  if (!token) return null;
  try {
    return (await read(readAs(token))).data;
  } catch (error) {
    if (error instanceof ApiError && error.status === 403)
      redirect(localePath(lang, `${paths.accountDetails}#two-step`));
    if (error instanceof ApiError && [401, 404].includes(error.status)) return null;
    throw error;
  }
};

/** How much waits. Asked once per request. */
export const readOverview = cache((lang: Locale) =>
  asModerator(lang, (get) => get('/v1/moderation', { query: { lang } })),
);

/** How the site was in the last 24 hours. */
export const readToday = (lang: Locale) =>
  asModerator(lang, (get) => get('/v1/moderation/today', { query: { lang } }));
