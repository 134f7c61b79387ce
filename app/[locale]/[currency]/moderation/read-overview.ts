import { cookies } from 'next/headers';
import { cache } from 'react';
import { ApiError } from '@/lib/api/client';
import { readAs } from '@/lib/api/server';
import type { Locale } from '@/lib/i18n/locales';

/** How much waits; null for everyone who is no moderator. Asked once per request. */
export const readOverview = cache(async (lang: Locale) => {
  const token = (await cookies()).get('token')?.value;
  if (!token) return null;
  try {
    return (await readAs(token)('/v1/moderation', { query: { lang } })).data;
  } catch (error) {
    if (error instanceof ApiError && [401, 404].includes(error.status)) return null;
    throw error;
  }
});
