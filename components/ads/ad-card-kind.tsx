import { machineName } from '@/components/ad/machine-name';
import { Unbroken } from '@/components/ui/unbroken';
import type { AdCard } from '@/lib/contract/ads';
import type { AdCardVariant } from './ad-card';

/** What the machine is, in the reader's words whatever the seller wrote: "Caterpillar 320 · Crawler excavator". */
export const AdCardKind = ({ ad, variant }: { ad: AdCard; variant: AdCardVariant }) => {
  const home = variant === 'home';
  const machine = machineName(ad);
  // The home page names the category below, as it is.
  const kind = home && machine && !ad.sub_category ? null : ad.kind;
  return (
    <>
      <p className="ad-card-kind">
        {machine ? (
          <>
            <bdi>
              <Unbroken text={machine} />
            </bdi>
            {kind ? ' · ' : null}
          </>
        ) : null}
        <bdi>{kind}</bdi>
      </p>
      {home ? <p className="ad-card-category">{ad.category.name}</p> : null}
    </>
  );
};
