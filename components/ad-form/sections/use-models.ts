import { useEffect, useState } from 'react';
import { api } from '@/lib/api/browser';
import type { Locale } from '@/lib/i18n/locales';

type Model = { id: number; name: string };

const known = new Map<string, Promise<Model[]>>();

const read = (brand: string, lang: Locale) => {
  const asked =
    known.get(brand) ?? api.get('/v1/car-model', { query: { brand, lang } }).then(({ data }) => data);
  known.set(brand, asked);
  // Without them the model is typed, and the next look asks again.
  asked.catch(() => known.delete(brand));
  return asked;
};

/** The models of a brand, to be suggested; null until they are known. */
export const useModels = (brand: string, lang: Locale): readonly Model[] | null => {
  const [answer, setAnswer] = useState<{ brand: string; models: Model[] }>({ brand: '', models: [] });
  useEffect(() => {
    let current = true;
    if (brand) {
      read(brand, lang).then(
        (models) => current && setAnswer({ brand, models }),
        () => undefined,
      );
    }
    return () => {
      current = false;
    };
  }, [brand, lang]);
  if (brand === '') return [];
  return answer.brand === brand ? answer.models : null;
};
