import { IconFile } from '@/components/ui/icon-file';
import { Link } from '@/components/ui/link';

type Props = {
  href: string;
  icon: string;
  name: string;
  /** How many ads there are, in words; null while there are none. */
  ads: string | null;
};

export const CategoryTile = ({ href, icon, name, ads }: Props) => (
  <Link href={href} className="category-tile">
    <IconFile src={icon} size={56} />
    <bdi className="category-tile-name">{name}</bdi>
    {ads ? <span className="text-13 text-muted">{ads}</span> : null}
  </Link>
);
