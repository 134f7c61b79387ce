'use client';

import type { MouseEvent } from 'react';
import { isPlainClick } from '@/components/ui/plain-click';
import type { Locale } from '@/lib/i18n/locales';
import { samePageIn } from './address-in';

type Props = { code: Locale; name: string; href: string; current: boolean };

/** Without a script it leads to the home page in that language, with one to the page that is open. */
export const LanguageLink = ({ code, name, href, current }: Props) => {
  const choose = async (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    const { keepPreference } = await import('./keep-preference');
    keepPreference('lang', code);
    location.assign(samePageIn(code, location));
  };
  return (
    <a
      href={href}
      hrefLang={code}
      lang={code}
      aria-current={current ? 'true' : undefined}
      onClick={choose}
      className="footer-link aria-[current]:text-on-steel"
    >
      {name}
    </a>
  );
};
