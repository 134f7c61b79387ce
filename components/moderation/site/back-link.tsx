import { Link } from '@/components/ui/link';
import { localePath } from '@/lib/paths';
import { classes } from '../../ui/classes';
import { Icon } from '../../ui/icon';
import { useRoom } from '../room';
import { useSite } from './site-room';

type Props = { path: string; inList: boolean };

/** To the list of a kind, or to the overview, which a wide screen has beside. */
export const BackLink = ({ path, inList }: Props) => {
  const { locale } = useRoom();
  const { site } = useSite();
  return (
    <p className={classes('-mb-4 pt-4', !inList && 'site-back')}>
      <Link href={localePath(locale, path)} className="mod-link inline-flex min-h-9 items-center gap-1.5">
        <Icon name="arrow-left" size={18} directional />
        {inList ? site.backToList : site.back}
      </Link>
    </p>
  );
};
