import type { Metadata } from 'next';
import { cookies } from 'next/headers';
import { notFound, redirect } from 'next/navigation';
import type { PlaceParts } from '@/components/account/form/account-parts';
import { readAs } from '@/lib/api/server';
import type { State } from '@/lib/contract/reference';
import { env } from '@/lib/env';
import { isLocale, type Locale } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import { localePath, paths } from '@/lib/paths';

// What the screens around an account have in common: they are rendered for each request, and nobody searches for them.

type Params = Promise<{ locale: string; currency: string }>;
export type AccountScreenProps = {
  params: Params;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export const readLocale = async (params: Params): Promise<Locale> => {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  return locale;
};

export const accountMetadata = (title: string): Metadata => ({
  title,
  robots: { index: false, follow: true },
  // An address with a link's secret in it is told to nobody.
  referrer: 'no-referrer',
});

/** What a form asks for a place with: the states and their map. */
export const placeParts = (locale: Locale, states: readonly State[]): PlaceParts => {
  const { adForm, auth } = messagesOf(locale);
  return {
    states: states.map(({ id, name, lat, long }) => ({ id, name, lat, long })),
    tiles: { url: env.mapTileUrl, credit: env.mapTileCredit },
    placeLabels: { ...adForm.place, empty: auth.register.placeEmpty },
  };
};

/** Whether who asks is logged in: a token that no longer counts, or cannot be asked about, is none. */
const isMember = async (): Promise<boolean> => {
  const token = (await cookies()).get('token')?.value;
  if (!token) return false;
  return readAs(token)('/auth/me', {}).then(
    () => true,
    () => false,
  );
};

/** Who is in needs neither a login nor another account. */
export const leadMemberOn = async (locale: Locale, next: string | null): Promise<void> => {
  if (await isMember()) redirect(next ?? localePath(locale, paths.home));
};

export const firstOf = (value: string | string[] | undefined): string =>
  (Array.isArray(value) ? value[0] : value) ?? '';
