import { LRUCache } from 'lru-cache';
import type { Locale } from '@/lib/i18n/locales';
import type { Catalogue } from '../catalogue/rows';
import { onChange, type Tag } from '../changes';

// Public ads in memory, as they are read: who has seen a list asks for its ads again and again.

/** Milliseconds until looks at other processes count here; everything else is told. */
const viewsGoodFor = 60_000;

type AdRow = { id: number; views: number; facetBucketId: number | null };

type Options<Kept> = {
  /** By which it listens to changes. */
  name: string;
  /** Bytes, about. */
  most: number;
  weigh: (kept: Kept) => number;
  /** From the database, those of these ads that there are. */
  read: (ids: readonly number[]) => Promise<Kept[]>;
};

const idIn = (tag: Tag): number => Number(/^ad:(\d+)$/.exec(tag)?.[1] ?? 0);

/** Made once per process. */
export const rememberAds = <Kept extends { row: AdRow }>({ name, most, weigh, read }: Options<Kept>) => {
  const known = new LRUCache<number, Kept>({ maxSize: most, ttl: viewsGoodFor, sizeCalculation: weigh });
  let changes = 0;

  onChange(name, (tags) => {
    changes += 1;
    if (tags.includes('reference')) known.clear();
    for (const tag of tags) known.delete(idIn(tag));
  });

  const readAnew = async (ids: readonly number[]): Promise<Kept[]> => {
    const before = changes;
    const found = await read(ids);
    // What changed meanwhile may have changed after it was read.
    if (before === changes)
      for (const one of found) if (one.row.facetBucketId !== null) known.set(one.row.id, one);
    return found;
  };

  return {
    /** Those of these ads that there are, by their ids; only what is not known is asked of the database. */
    async get(ids: readonly number[]): Promise<Map<number, Kept>> {
      const found = new Map<number, Kept>();
      for (const id of ids) {
        const one = known.get(id);
        if (one) found.set(id, one);
      }
      const others = ids.filter((id) => !found.has(id));
      if (others.length) for (const one of await readAnew(others)) found.set(one.row.id, one);
      return found;
    },
    /** One more look at an ad; nothing else of it has changed. */
    showViews(id: number, views: number) {
      const one = known.peek(id);
      if (one) one.row.views = views;
    },
  };
};

type Shown = { lang: Locale; catalogue: Catalogue };

/** `say` made of a row in a language once, for as long as the row is held in memory and the names are the same. */
export const sayOnce = <Row extends object, Said>(say: (row: Row, shown: Shown) => Said) => {
  const said = new WeakMap<Row, { catalogue: Catalogue; byLang: Map<Locale, Said> }>();
  return (row: Row, { lang, catalogue }: Shown): Said => {
    let known = said.get(row);
    if (known?.catalogue !== catalogue) {
      known = { catalogue, byLang: new Map() };
      said.set(row, known);
    }
    const before = known.byLang.get(lang);
    if (before !== undefined) return before;
    const one = say(row, { lang, catalogue });
    known.byLang.set(lang, one);
    return one;
  };
};
