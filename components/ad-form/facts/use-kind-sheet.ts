import { useCallback, useEffect, useState } from 'react';
import { api } from '@/lib/api/browser';
import type { Sheet } from '@/lib/contract/facts';
import type { Locale } from '@/lib/i18n/locales';
import type { AdValues } from '../values';

type Kind = Pick<AdValues, 'category_id' | 'sub_category_id'>;

const known = new Map<string, Promise<Sheet>>();
const keyOf = ({ category_id, sub_category_id }: Kind) => `${category_id}/${sub_category_id}`;

/** What a kind of machine is asked for. */
export const readSheet = (kind: Kind, lang: Locale): Promise<Sheet> => {
  const key = keyOf(kind);
  const query = { lang, category: kind.category_id, sub_category: kind.sub_category_id };
  const asked = known.get(key) ?? api.get('/v1/sheet', { query }).then(({ data }) => data);
  known.set(key, asked);
  // The next look asks again.
  asked.catch(() => known.delete(key));
  return asked;
};

export type KindSheet = {
  /** Null until it is here, and without a kind. */
  sheet: Sheet | null;
  failed: boolean;
  again: () => void;
};

export const useKindSheet = (kind: Kind, lang: Locale): KindSheet => {
  const [answer, setAnswer] = useState<{ key: string; sheet: Sheet | null }>({ key: '', sheet: null });
  const { category_id, sub_category_id } = kind;
  const key = keyOf(kind);
  const read = useCallback(() => {
    let current = true;
    const tell = (sheet: Sheet | null) => current && setAnswer({ key, sheet });
    if (category_id) {
      readSheet({ category_id, sub_category_id }, lang).then(tell, () => tell(null));
    }
    return () => {
      current = false;
    };
  }, [key, category_id, sub_category_id, lang]);
  useEffect(read, [read]);
  const isHere = category_id !== '' && answer.key === key;
  return { sheet: isHere ? answer.sheet : null, failed: isHere && !answer.sheet, again: () => void read() };
};
