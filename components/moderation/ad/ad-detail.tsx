import type { ModeratedAd } from '@/lib/api/queries/moderation';
import { fillIn } from '@/lib/i18n/fill-in';
import { localePath, paths } from '@/lib/paths';
import { Badge } from '../../ui/badge';
import { Icon } from '../../ui/icon';
import { AdTitle, SellersTitle } from '../ad-title';
import { Decisions } from '../decisions';
import { sayMoment } from '../moment';
import { AdFacts, StatusBadge } from '../named-ad';
import { useRoom } from '../room';
import { AdChanges, AdFields } from './ad-fields';
import { AdLookAlikes } from './ad-look-alikes';
import { AdPictures } from './ad-pictures';
import { AdReports } from './ad-reports';
import { AdSeller } from './ad-seller';

const Head = ({ ad }: { ad: ModeratedAd }) => {
  const { locale, words } = useRoom();
  return (
    <header>
      <p className="flex flex-wrap items-center gap-2">
        {ad.waits ? <Badge tone="steel">{words.ad.kinds[ad.waits]}</Badge> : null}
        <StatusBadge ad={ad} />
        <span className="text-13 text-muted">
          {fillIn(words.queue.since, { date: sayMoment(ad.since, locale) })}
        </span>
      </p>
      <h2 className="display mt-2 text-26">
        <AdTitle ad={ad} />
      </h2>
      <SellersTitle ad={ad} />
      <p className="mt-1 flex flex-wrap items-center gap-x-4 text-muted">
        <AdFacts ad={ad} />
        {ad.is_public ? (
          <a
            href={localePath(locale, paths.ad(ad.id))}
            target="_blank"
            rel="noreferrer"
            className="mod-link inline-flex min-h-8 items-center gap-1"
          >
            {words.ad.openPublic}
            <Icon name="external-link" size={15} />
          </a>
        ) : null}
      </p>
      {ad.status === 'rejected' && ad.rejection_reason ? (
        <blockquote dir="auto" className="mod-quote mt-3">
          {ad.rejection_reason}
        </blockquote>
      ) : null}
    </header>
  );
};

/** Everything by which an ad is judged. */
export const AdDetail = ({ ad }: { ad: ModeratedAd }) => {
  const { words } = useRoom();
  return (
    <article className="grid gap-6">
      <Head ad={ad} />
      <div className="mod-detail">
        <div className="grid min-w-0 content-start gap-6">
          <AdChanges ad={ad} />
          <AdPictures key={`${ad.id} ${ad.version}`} pictures={ad.pictures} moved={ad.pictures_moved} />
          <AdFields ad={ad} />
        </div>
        <div className="grid min-w-0 content-start gap-4">
          <AdReports reports={ad.reports} />
          <AdSeller account={ad.account} />
          <AdLookAlikes ads={ad.look_alikes} />
          <section aria-labelledby="mod-decisions" className="mod-panel p-4">
            <h3 id="mod-decisions" className="mb-3 text-13 font-semibold text-muted">
              {words.ad.decisions}
            </h3>
            <Decisions decisions={ad.decisions} none={words.ad.noDecisions} />
          </section>
        </div>
      </div>
    </article>
  );
};
