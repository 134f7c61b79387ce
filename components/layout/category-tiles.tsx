import { Link } from '@/components/ui/link';
import { IconFile } from '../ui/icon-file';

type Tile = {
  id: number;
  href: string;
  icon: string;
  name: string;
  /** How many ads there are, in words; null while there are none. */
  ads: string | null;
};

type Props = { title: string; tiles: readonly Tile[]; className?: string };

/** The categories where a page has nothing else to show: two, three or five beside each other. */
export const CategoryTiles = ({ title, tiles, className }: Props) =>
  tiles.length ? (
    <nav aria-labelledby="category-tiles" className={className}>
      <h2 id="category-tiles" className="text-20">
        {title}
      </h2>
      <ul className="mt-4 grid grid-cols-2 gap-3 md:grid-cols-3 lg:grid-cols-5">
        {tiles.map(({ id, href, icon, name, ads }) => (
          <li key={id} className="grid">
            <Link
              href={href}
              className="flex min-h-18 items-center gap-3 rounded border border-line bg-surface px-4 py-3 max-sm:flex-col max-sm:items-start max-sm:gap-1 hover:border-petrol hover:text-petrol"
            >
              <IconFile src={icon} size={32} />
              <span className="min-w-0">
                <bdi className="block font-semibold leading-tight">{name}</bdi>
                {ads ? <span className="text-13 text-muted">{ads}</span> : null}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  ) : null;
