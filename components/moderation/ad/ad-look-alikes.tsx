import type { ModeratedAd } from '@/lib/api/queries/moderation';
import { Badge } from '../../ui/badge';
import { NamedAdRow } from '../named-ad';
import { useRoom } from '../room';

/** Ads that may be the same machine, each with what is the same. */
export const AdLookAlikes = ({ ads }: { ads: ModeratedAd['look_alikes'] }) => {
  const { words } = useRoom();
  return (
    <section aria-labelledby="mod-alike" className="mod-panel p-4">
      <h3 id="mod-alike" className="mb-3 text-13 font-semibold text-muted">
        {words.ad.lookAlikes}
      </h3>
      {ads.length ? (
        <ul className="grid gap-4">
          {ads.map((ad) => (
            <li key={ad.id}>
              <NamedAdRow
                ad={ad}
                badges={ad.same_seller ? <Badge tone="petrol">{words.ad.sameSeller}</Badge> : null}
              >
                <p className="mt-1 text-13 text-warning">
                  {ad.alike.map((likeness) => words.ad.alike[likeness]).join(' · ')}
                </p>
              </NamedAdRow>
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-muted">{words.ad.noLookAlikes}</p>
      )}
    </section>
  );
};
