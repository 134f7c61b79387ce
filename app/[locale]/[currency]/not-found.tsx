'use client';

import { useEffect } from 'react';
import { localePath, pathOfNothing } from '@/lib/i18n/locale-path';
import type { Locale } from '@/lib/i18n/locales';

/**
 * What a page throws that found nothing after the middleware let it through: rare, yet Next sends this with every page.
 * So there is nothing in it but the way to the page for unknown addresses.
 */
export default function NotFoundPage() {
  useEffect(() => location.replace(localePath(document.documentElement.lang as Locale, pathOfNothing)), []);
  return null;
}
