import { useQuery } from '@tanstack/react-query';
import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { Link } from '@/components/ui/link';
import { overviewQuery } from '@/lib/api/queries/moderation';
import { fillIn } from '@/lib/i18n/fill-in';
import { localePath, paths } from '@/lib/paths';
import { Icon } from '../ui/icon';
import { sayUpTo } from './count';
import { useRoom } from './room';
import { isAt, sections } from './sections';

/** To decide, or to say what the site says: two rooms with a menu each. */
const Parts = ({ inSite }: { inSite: boolean }) => {
  const { locale, words } = useRoom();
  const { data: overview } = useQuery(overviewQuery(locale));
  const waiting = sections.reduce(
    (sum, section) => sum + ((overview && section.waiting?.(overview)) || 0),
    0,
  );
  const count = sayUpTo(waiting, words.moreThan, locale);
  const parts = [
    { name: words.parts.decide, path: paths.moderation, current: !inSite, n: waiting },
    { name: words.parts.site, path: paths.moderationSite, current: inSite, n: 0 },
  ];
  return (
    <nav aria-label={words.parts.label}>
      <ul className="mod-parts">
        {parts.map(({ name, path, current, n }) => (
          <li key={path}>
            <Link
              href={localePath(locale, path)}
              aria-current={current ? 'true' : undefined}
              aria-label={n ? fillIn(words.waiting, { name, n: count }) : undefined}
              className="mod-part"
            >
              {name}
              {n ? <span className="mod-count">{count}</span> : null}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};

export const ModerationMenu = () => {
  const here = usePathname();
  const inSite = isAt(here, paths.moderationSite);
  return (
    <>
      <Parts inSite={inSite} />
      {inSite ? null : <DecideMenu here={here} />}
    </>
  );
};

const DecideMenu = ({ here }: { here: string }) => {
  const { locale, words } = useRoom();
  const { data: overview } = useQuery(overviewQuery(locale));
  const list = useRef<HTMLUListElement>(null);
  // On a phone the strip is wider than the screen: where one is stays in sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another screen is shown
  useEffect(() => {
    list.current
      ?.querySelector('[aria-current]')
      ?.scrollIntoView({ block: 'nearest', inline: 'center', behavior: 'instant' });
  }, [here]);
  return (
    <nav aria-label={words.title}>
      <ul ref={list} className="mod-menu">
        {sections.map(({ name, path, icon, waiting }) => {
          const n = overview && waiting ? waiting(overview) : 0;
          const count = sayUpTo(n, words.moreThan, locale);
          const current = name === 'overview' ? here.endsWith(path) : isAt(here, path);
          return (
            <li key={name}>
              <Link
                href={localePath(locale, path)}
                aria-current={current ? 'page' : undefined}
                aria-label={n ? fillIn(words.waiting, { name: words.sections[name], n: count }) : undefined}
                className="mod-menu-link"
              >
                <Icon name={icon} size={18} />
                {words.sections[name]}
                {n ? <span className="mod-count">{count}</span> : null}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
};
