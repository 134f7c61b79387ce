import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { SectionHeading } from '@/components/ui/section-heading';
import type { Ad } from '@/lib/contract/ads';
import { isolated } from '@/lib/i18n/fill-in';
import { DrawnMap } from './drawn-map';
import { MapOnSight } from './map-on-sight';

export type MapTiles = { url: string; credit: string };
type Point = { lat: number; long: number };
type Props = { ad: Ad; state: Point | null; tiles: MapTiles };

const point = ({ lat, long }: { lat: number | null; long: number | null }): Point | null =>
  lat === null || long === null ? null : { lat, long };

/** Where the seller is: what the ad says, else the account, else the middle of the state. */
export const Place = ({ ad, state, tiles }: Props) => {
  const t = useTranslations('ad');
  const exact = point(ad) ?? point(ad.app_account);
  const shown = exact ?? state;
  const name = ad.state?.name ?? t('noState');
  const zoom = exact ? 12 : 8;
  return (
    <section aria-labelledby="ad-place">
      <SectionHeading sizeOf={3} id="ad-place" title={t('place.title')} />
      <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-muted">
        <span className="inline-flex items-center gap-2 text-17 font-semibold text-ink">
          <Icon name="map-pin" size={18} />
          <bdi>{name}</bdi>
        </span>
        {shown ? (
          <span>{exact ? t('place.seller') : t('place.state', { state: isolated(name) })}</span>
        ) : null}
      </p>
      {shown ? (
        <>
          <div className="relative isolate mt-3 h-80 overflow-hidden rounded border border-line">
            <DrawnMap name={name} lat={shown.lat} long={shown.long} exact={exact !== null} />
            <MapOnSight
              lat={shown.lat}
              long={shown.long}
              zoom={zoom}
              exact={exact !== null}
              tiles={tiles}
              labels={{
                map: t('place.map', { place: name }),
                zoomIn: t('place.zoomIn'),
                zoomOut: t('place.zoomOut'),
              }}
            />
          </div>
          <a
            href={`https://www.openstreetmap.org/?mlat=${shown.lat}&mlon=${shown.long}#map=${zoom}/${shown.lat}/${shown.long}`}
            target="_blank"
            rel="noopener"
            className="mt-2 inline-flex min-h-11 items-center gap-2 text-15 text-petrol underline-offset-4 hover:underline"
          >
            <Icon name="external-link" size={16} directional />
            {t('place.open')}
          </a>
        </>
      ) : null}
    </section>
  );
};
