import type { Locale } from '@/lib/i18n/locales';

type Props = { code: Locale; name: string; href: string; current: boolean };

/** Without a script it leads to the home page in that language, with one to the page that is open (FollowLinks). */
export const LanguageLink = ({ code, name, href, current }: Props) => (
  <a
    href={href}
    hrefLang={code}
    lang={code}
    aria-current={current ? 'true' : undefined}
    data-language={code}
    className="footer-link aria-[current]:text-on-steel"
  >
    {name}
  </a>
);
