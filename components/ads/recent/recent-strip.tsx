import { type ReactNode, useEffect, useState } from 'react';
import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import { Unbroken } from '@/components/ui/unbroken';
import { api } from '@/lib/api/browser';
import type { AdCard } from '@/lib/contract/ads';
import { formatDate } from '@/lib/format/dates';
import { moneyParts } from '@/lib/format/money';
import { shownPrice } from '@/lib/format/shown-price';
import { fillIn } from '@/lib/i18n/fill-in';
import { isLocale, type Locale, writtenAs } from '@/lib/i18n/locales';
import { dropSeenAds, readSeenAds, type SeenAd } from '@/lib/offline/seen-ads';
import { localePath, paths } from '@/lib/paths';
import { plainTitle } from '../shown-title';
import type { RecentLabels } from './recent-section';
import { RecentTilesWaiting } from './recent-tiles-waiting';

type Tile = {
  id: number;
  href: string;
  title: string;
  language: Locale;
  picture: { src: string; srcset?: string } | null;
  line: { text: string; dir?: 'ltr' | 'rtl' };
  /** Without a line only a whole page can be had, from the service worker; the router's data cannot. */
  kept: boolean;
};

type View = { locale: Locale; currency: string; labels: RecentLabels };

const fromApi = (ad: AdCard, { locale, labels }: View): Tile => {
  const money = shownPrice(ad, locale);
  return {
    id: ad.id,
    href: localePath(locale, paths.ad(ad.id)),
    title: plainTitle(ad, locale),
    language: locale,
    picture: ad.pictures[0] ?? null,
    line: money ? moneyParts(money) : { text: labels.onRequest },
    kept: false,
  };
};

/** Without a line: those that the service worker kept, with the day instead of a price that may have changed. */
const fromDevice = async (seen: readonly SeenAd[], { locale, labels }: View): Promise<Tile[]> => {
  const tiles: Tile[] = [];
  for (const ad of seen) {
    if (!(await window.caches?.match(ad.path, { ignoreVary: true }))) continue;
    tiles.push({
      id: ad.id,
      href: ad.path,
      title: ad.title,
      language: isLocale(ad.language) ? ad.language : locale,
      picture: ad.picture ? { src: ad.picture } : null,
      line: { text: fillIn(labels.seen, { date: formatDate(new Date(ad.at), locale) }) },
      kept: true,
    });
  }
  return tiles;
};

/** One call for all of them, with today's prices; those that are gone are forgotten. */
const readTiles = async (view: View, current: number | undefined): Promise<Tile[]> => {
  const seen = readSeenAds();
  const others = seen.filter(({ id }) => id !== current);
  if (!others.length) return [];
  try {
    const ids = others.map(({ id }) => id);
    const { data } = await api.get('/v1/ads', {
      query: { id: ids, per_page: ids.length, lang: view.locale, currency: view.currency },
    });
    const there = new Set(data.map(({ id }) => id));
    dropSeenAds(ids.filter((id) => !there.has(id)));
    return data.map((ad) => fromApi(ad, view));
  } catch {
    return fromDevice(others, view);
  }
};

const TileLink = ({ tile, children }: { tile: Tile; children: ReactNode }) =>
  tile.kept ? (
    <a href={tile.href} className="group block">
      {children}
    </a>
  ) : (
    <Link href={tile.href} className="group block">
      {children}
    </Link>
  );

export type RecentStripProps = View & { current?: number | undefined; onNone: () => void };

export const RecentStrip = ({ locale, currency, current, labels, onNone }: RecentStripProps) => {
  const [tiles, setTiles] = useState<readonly Tile[] | null>(null);
  useEffect(() => {
    let left = false;
    void readTiles({ locale, currency, labels }, current).then((read) => {
      if (left) return;
      setTiles(read);
      if (!read.length) onNone();
    });
    return () => {
      left = true;
    };
  }, [locale, currency, labels, current, onNone]);

  if (!tiles) return <RecentTilesWaiting />;
  return (
    <ul className="recent-tiles">
      {tiles.map((tile) => (
        <li key={tile.id} className="recent-tile">
          <TileLink tile={tile}>
            <Picture
              src={tile.picture?.src}
              srcSet={tile.picture?.srcset}
              sizes="168px"
              alt=""
              width={4}
              height={3}
              label={labels.noPicture}
            />
            <span className={tile.kept ? 'recent-tile-line recent-tile-day' : 'recent-tile-line'}>
              <bdi dir={tile.line.dir}>{tile.line.text}</bdi>
            </span>
            <span {...writtenAs(tile.language)} className="recent-tile-title">
              <Unbroken text={tile.title} />
            </span>
          </TileLink>
        </li>
      ))}
    </ul>
  );
};
