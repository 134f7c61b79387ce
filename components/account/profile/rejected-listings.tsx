import { useQuery } from '@tanstack/react-query';
import { LinkButton } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { rejectedListingsQuery } from '@/lib/api/queries/own';
import { type Locale, writtenAs } from '@/lib/i18n/locales';
import { localePath, paths } from '@/lib/paths';
import { useAsker } from '../area/own-room';
import type { ProfileLabels } from './profile-labels';

/** Ads that a moderator sent back, with his words. Says nothing when there are none, or they did not load. */
export const RejectedListings = ({ locale, labels }: { locale: Locale; labels: ProfileLabels }) => {
  const { data: ads } = useQuery(rejectedListingsQuery(useAsker()));
  const { attention } = labels;
  if (!ads?.length) return null;
  return (
    <section aria-labelledby="rejected" className="account-panel border-bad/40">
      <div className="p-5">
        <h2 id="rejected" className="flex items-center gap-2 text-17 text-bad">
          <Icon name="warning" size={20} />
          {attention.title}
        </h2>
        <p className="mt-1 text-muted">{attention.text}</p>
      </div>
      <ul>
        {ads.map((ad) => (
          <li
            key={ad.id}
            className="flex flex-wrap items-center justify-between gap-3 border-t border-line px-5 py-3"
          >
            <div className="min-w-0 flex-1 basis-60">
              <p {...writtenAs(ad.language)} className="truncate font-semibold">
                {ad.title}
              </p>
              {ad.rejection_reason ? (
                <p className="text-13">
                  <bdi dir="auto">{ad.rejection_reason}</bdi>
                </p>
              ) : null}
            </div>
            <LinkButton
              href={localePath(locale, paths.editAd(ad.id))}
              variant="outline"
              aria-label={`${attention.edit}: ${ad.title}`}
            >
              <Icon name="pencil" size={16} />
              {attention.edit}
            </LinkButton>
          </li>
        ))}
      </ul>
    </section>
  );
};
