'use client';

import { useEffect, useState } from 'react';
import { api } from '@/lib/api/browser';
import type { Locale } from '@/lib/i18n/locales';

const known = new Map<string, Promise<string[]>>();

const read = (brand: string, lang: Locale) => {
  const asked =
    known.get(brand) ??
    api.get('/v1/car-model', { query: { brand, lang } }).then(({ data }) => data.map(({ name }) => name));
  known.set(brand, asked);
  // Without them the model is typed, and the next look asks again.
  asked.catch(() => known.delete(brand));
  return asked;
};

/** The models of a brand, to be suggested. */
export const useModels = (brand: string, lang: Locale): readonly string[] => {
  const [models, setModels] = useState<{ brand: string; names: string[] }>({ brand: '', names: [] });
  useEffect(() => {
    let current = true;
    if (brand) {
      read(brand, lang).then(
        (names) => current && setModels({ brand, names }),
        () => undefined,
      );
    }
    return () => {
      current = false;
    };
  }, [brand, lang]);
  return models.brand === brand ? models.names : [];
};
