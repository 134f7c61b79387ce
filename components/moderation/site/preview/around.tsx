import { useQuery } from '@tanstack/react-query';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { allRowsQuery, type ContentKind, settingsQuery } from '@/lib/api/queries/console';
import type { Locale } from '@/lib/i18n/locales';
import { useRoom } from '../../room';
import { useSite } from '../site-room';
import { readIn } from '../values';

// What stands around a content on the site: the words of its components, the headings above it, the rows beside it.

export const InLanguage = ({ lang, children }: { lang: Locale; children: ReactNode }) => {
  const { pricing, contact, adCard } = useSite().around[lang];
  return (
    <NextIntlClientProvider locale={lang} messages={{ pricing, contact, adCard }} timeZone="UTC">
      {children}
    </NextIntlClientProvider>
  );
};

/** The site's settings as they are now, in one language. */
export const useSettingIn = (lang: Locale) => {
  const { locale } = useRoom();
  const { data } = useQuery(settingsQuery(locale));
  return (name: string) => readIn(data?.values, name, lang);
};

export const useRowsOf = (kind: ContentKind) => {
  const { locale } = useRoom();
  return useQuery(allRowsQuery(locale, kind)).data ?? [];
};
