'use client';

import { useEffect } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { localePath, paths } from '@/lib/paths';

/**
 * What a page throws that found nothing after the middleware let it through: rare, yet Next sends this with every page.
 * So there is nothing in it but the way to the page for unknown addresses.
 */
export default function NotFoundPage() {
  useEffect(() => location.replace(localePath(document.documentElement.lang as Locale, paths.nothing)), []);
  return null;
}
