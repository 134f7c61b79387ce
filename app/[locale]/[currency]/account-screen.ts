import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { isLocale, type Locale } from '@/lib/i18n/locales';

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

export const firstOf = (value: string | string[] | undefined): string =>
  (Array.isArray(value) ? value[0] : value) ?? '';
