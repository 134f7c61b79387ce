import type { Metadata } from 'next';
import { env } from './env';
import { truncate } from './format/truncate';
import { defaultLocale, type Locale, localeCodes, locales } from './i18n/locales';
import { localePath } from './paths';

// What a page says of itself to search engines and to whoever shares its link.

/** Where the site is, without a slash at its end. */
export const { siteUrl } = env;

/** The full address of a plain path in a language: `https://…/ar/ads`. */
export const absoluteUrl = (locale: Locale, path: string) => {
  const address = localePath(locale, path);
  return address === '/' ? siteUrl : `${siteUrl}${address}`;
};

/** Canonical address of a page and its versions in every language, itself included. `path` is plain: `/ad/5`. */
export const alternates = (locale: Locale, path: string): NonNullable<Metadata['alternates']> => ({
  canonical: absoluteUrl(locale, path),
  languages: {
    ...Object.fromEntries(localeCodes.map((code) => [locales[code].hreflang, absoluteUrl(code, path)])),
    'x-default': absoluteUrl(defaultLocale, path),
  },
});

type Page = {
  locale: Locale;
  /** The plain path, without a language. */
  path: string;
  title: string;
  description: string;
  siteName: string;
  image?: { url: string; width: number; height: number; alt: string };
  type?: 'website' | 'article';
};

const openGraphLocale: Record<Locale, string> = { en: 'en_GB', ar: 'ar_IQ', ckb: 'ckb_IQ' };

/** Title, description, addresses and the preview card of a page. A picture's address may be relative. */
export const pageMetadata = ({ locale, path, title, description, siteName, image, type }: Page): Metadata => {
  // A card shows two or three lines of it.
  const preview = truncate(description, 160);
  const picture = image ?? { url: '/og-default.png', width: 1200, height: 630, alt: siteName };
  return {
    title,
    description,
    alternates: alternates(locale, path),
    openGraph: {
      type: type ?? 'website',
      title,
      description: preview,
      siteName,
      url: absoluteUrl(locale, path),
      locale: openGraphLocale[locale],
      alternateLocale: localeCodes.filter((code) => code !== locale).map((code) => openGraphLocale[code]),
      images: [picture],
    },
    twitter: { card: 'summary_large_image', title, description: preview, images: [picture.url] },
  };
};
