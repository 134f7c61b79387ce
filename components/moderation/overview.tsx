import { useQuery } from '@tanstack/react-query';
import { Link } from '@/components/ui/link';
import { type Overview, overviewQuery } from '@/lib/api/queries/moderation';
import { fillIn } from '@/lib/i18n/fill-in';
import { localePath, paths } from '@/lib/paths';
import { LinkButton } from '../ui/button';
import { Icon, type IconName } from '../ui/icon';
import { sayUpTo } from './count';
import { sayDayAndTime } from './moment';
import { useRoom } from './room';

type Waiting = Exclude<keyof Overview, 'oldest' | 'decided_today' | 'dead_letters'>;
const tiles: { name: Waiting; path: string; icon: IconName }[] = [
  { name: 'ads', path: `${paths.moderationQueue}?kind=ad`, icon: 'clipboard-list' },
  { name: 'edits', path: `${paths.moderationQueue}?kind=edit`, icon: 'pencil' },
  { name: 'reports', path: paths.moderationReports, icon: 'flag' },
  { name: 'account_reports', path: `${paths.moderationReports}?of=members`, icon: 'users' },
  { name: 'subscriptions', path: paths.moderationSubscriptions, icon: 'rocket' },
  { name: 'messages', path: paths.moderationMessages, icon: 'mail' },
];

/** What waits, as figures to go in by. */
export const OverviewScreen = () => {
  const { locale, words } = useRoom();
  const { data } = useQuery(overviewQuery(locale));
  if (!data) return null;
  const { overview: own } = words;
  const oldest = data.oldest && sayDayAndTime(data.oldest, locale);
  return (
    <>
      <ul className="mod-tiles">
        {tiles.map(({ name, path, icon }) => (
          <li key={name}>
            <Link
              href={localePath(locale, path)}
              className="mod-tile"
              data-waits={data[name] > 0 || undefined}
            >
              <Icon name={icon} size={22} className="text-muted" />
              <span className="text-34 font-semibold leading-none">
                {sayUpTo(data[name], words.moreThan, locale)}
              </span>
              <span className="text-muted">{own[name]}</span>
            </Link>
          </li>
        ))}
      </ul>
      <div className="mod-panel mt-6 flex flex-wrap items-center justify-between gap-4 p-5">
        <div>
          <p className="text-17">{oldest ? fillIn(own.oldest, { date: oldest }) : own.nothing}</p>
          <p className="mt-1 text-muted">
            {own.decided}: {sayUpTo(data.decided_today, words.moreThan, locale)}
          </p>
        </div>
        {oldest ? (
          <LinkButton href={localePath(locale, paths.moderationQueue)}>{own.start}</LinkButton>
        ) : null}
      </div>
    </>
  );
};
