import { usePathname } from 'next/navigation';
import { Link } from '@/components/ui/link';
import { localePath } from '@/lib/paths';
import { Icon } from '../../ui/icon';
import { useRoom } from '../room';
import { isAt } from '../sections';
import { groups } from './places';
import { useSite } from './site-room';

/** All places of the site's content, beside the one that is open. A phone has them on the overview alone. */
export const SiteMenu = () => {
  const { locale } = useRoom();
  const { site } = useSite();
  const here = usePathname();
  return (
    <nav aria-label={site.title} className="site-menu">
      {groups.map(({ name, places }) => (
        <div key={name}>
          <p id={`site-${name}`} className="site-menu-group">
            {site.groups[name]}
          </p>
          <ul aria-labelledby={`site-${name}`}>
            {places.map((place) => {
              const { path, name: said, icon } = place(site);
              const current = isAt(here, path);
              return (
                <li key={path}>
                  <Link
                    href={localePath(locale, path)}
                    aria-current={current ? 'page' : undefined}
                    className="site-menu-link"
                  >
                    <Icon name={icon} size={18} />
                    {said}
                  </Link>
                </li>
              );
            })}
          </ul>
        </div>
      ))}
    </nav>
  );
};
