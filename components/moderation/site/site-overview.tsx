import { Link } from '@/components/ui/link';
import { localePath } from '@/lib/paths';
import { Icon } from '../../ui/icon';
import { useRoom } from '../room';
import { groups } from './places';
import { useSite } from './site-room';

/** Everything that can be changed about the site without a programmer, by where it is seen. */
export const SiteOverview = () => {
  const { locale } = useRoom();
  const { site } = useSite();
  return (
    <div className="grid gap-8">
      <p className="max-w-prose text-muted">{site.text}</p>
      {groups.map(({ name, places }) => (
        <section key={name} aria-labelledby={`site-group-${name}`}>
          <h2 id={`site-group-${name}`} className="mb-3 text-17">
            {site.groups[name]}
          </h2>
          <ul className="site-places">
            {places.map((place) => {
              const { path, name: said, text, icon } = place(site);
              return (
                <li key={path}>
                  <Link href={localePath(locale, path)} className="site-place">
                    <Icon name={icon} size={22} className="mt-0.5 text-muted" />
                    <span className="min-w-0">
                      <span className="block font-semibold">{said}</span>
                      {text ? <span className="block text-13 text-muted">{text}</span> : null}
                    </span>
                  </Link>
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </div>
  );
};
