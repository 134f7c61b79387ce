import { classes } from './classes';
import { Icon } from './icon';
import { Link } from './link';

type Props = { label: string; items: { name: string; href: string }[]; className?: string };

/** The way down to this page; the last one is the page itself. */
export const Breadcrumbs = ({ label, items, className }: Props) => (
  <nav aria-label={label} className={classes('py-3 text-13 text-muted', className)}>
    <ol className="flex flex-wrap items-center gap-x-1">
      {items.map(({ name, href }, index) => (
        <li key={href} className="flex min-w-0 items-center gap-x-1">
          {index > 0 ? <Icon name="chevron-right" size={14} directional /> : null}
          {index < items.length - 1 ? (
            <Link href={href} className="inline-flex min-h-6 items-center hover:text-ink hover:underline">
              <bdi>{name}</bdi>
            </Link>
          ) : (
            <bdi aria-current="page" className="line-clamp-1">
              {name}
            </bdi>
          )}
        </li>
      ))}
    </ol>
  </nav>
);
