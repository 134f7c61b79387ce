import { useQuery } from '@tanstack/react-query';
import { type ContentRow, statingQuery } from '@/lib/api/queries/console';
import { sayCount } from '@/lib/i18n/plural';
import { figureUpTo } from '../count';
import { useRoom } from '../room';
import { Loaded } from '../states';
import { useSite } from './site-room';

/** How many ads state a fact or a choice of it, to be read before it goes. */
export const Stating = ({ fact, choice }: { fact: ContentRow['id']; choice?: string }) => {
  const { locale } = useRoom();
  const { site, stating } = useSite();
  const query = useQuery(statingQuery(locale, fact, choice));
  const ads = query.data ?? 0;
  return (
    <Loaded query={query} rows={1} rowClassName="h-6">
      {() => (
        <p role="status" className={ads ? 'font-semibold' : undefined}>
          {ads ? sayCount(stating, ads, locale, figureUpTo(ads, locale)) : site.statedNowhere}
        </p>
      )}
    </Loaded>
  );
};
