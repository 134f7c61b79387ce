import type { PointerEvent } from 'react';
import { Link } from '@/components/ui/link';
import type { ContentKind, ContentRow } from '@/lib/api/queries/console';
import { formatNumber } from '@/lib/format/numbers';
import { fillIn, isolated } from '@/lib/i18n/fill-in';
import { locales } from '@/lib/i18n/locales';
import { localePath, paths } from '@/lib/paths';
import { pictureSources } from '@/lib/picture-sources';
import { Badge } from '../../ui/badge';
import { Icon } from '../../ui/icon';
import { IconButton } from '../../ui/icon-button';
import { IconFile } from '../../ui/icon-file';
import { useRoom } from '../room';
import { kinds } from './kinds';
import { useSite } from './site-room';
import { missingLanguages, readIn } from './values';

type Props = {
  kind: ContentKind;
  row: ContentRow;
  /** What else is said of it. */
  facts: readonly string[];
  /** Null where rows have no order of their own. */
  place: {
    at: number;
    total: number;
    onStep: (by: -1 | 1) => void;
    onPress: (event: PointerEvent) => void;
  } | null;
  onRemove: () => void;
};

const Face = ({ row }: { row: ContentRow }) => {
  if (typeof row.image === 'string') {
    return <img {...pictureSources(row.image)} sizes="5rem" alt="" className="site-row-picture" />;
  }
  if (typeof row.icon !== 'string') return null;
  return (
    <span className="site-row-icon">
      <IconFile src={row.icon} size={32} />
    </span>
  );
};

export const RowLine = ({ kind, row, facts, place, onRemove }: Props) => {
  const { locale } = useRoom();
  const { site } = useSite();
  const name = readIn(row, kinds[kind].title, locale);
  const about = (text: string) => fillIn(text, { name: isolated(name) });
  const missing = missingLanguages(kinds[kind].fields, row);
  return (
    <div className="site-row">
      {place ? (
        <span aria-hidden title={site.drag} className="site-row-grip" onPointerDown={place.onPress}>
          <Icon name="grip" />
        </span>
      ) : null}
      <Face row={row} />
      <div className="site-row-text">
        <Link href={localePath(locale, paths.moderationRow(kind, row.id))} className="site-row-link">
          <bdi>{name}</bdi>
        </Link>
        {facts.length ? (
          <p className="mod-facts text-13 text-muted">
            {facts.map((fact) => (
              <span key={fact}>
                <bdi>{fact}</bdi>
              </span>
            ))}
          </p>
        ) : null}
        {missing.length ? (
          <p className="mt-1 flex flex-wrap gap-1">
            {missing.map((code) => (
              <Badge key={code} tone="warning">
                {fillIn(site.lacks, { language: isolated(locales[code].name) })}
              </Badge>
            ))}
          </p>
        ) : null}
      </div>
      <div className="site-row-tools">
        {place ? (
          <>
            <IconButton
              label={about(site.up)}
              data-step="-1"
              disabled={place.at === 0}
              onClick={() => place.onStep(-1)}
            >
              <Icon name="chevron-down" className="rotate-180" />
            </IconButton>
            <IconButton
              label={about(site.down)}
              data-step="1"
              disabled={place.at === place.total - 1}
              onClick={() => place.onStep(1)}
            >
              <Icon name="chevron-down" />
            </IconButton>
            <span className="sr-only">
              {fillIn(site.placeOf, {
                n: formatNumber(place.at + 1, locale),
                total: formatNumber(place.total, locale),
              })}
            </span>
          </>
        ) : null}
        <IconButton label={about(site.remove)} onClick={onRemove} className="text-bad">
          <Icon name="trash" />
        </IconButton>
      </div>
    </div>
  );
};
