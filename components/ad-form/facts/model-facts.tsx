import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { api } from '@/lib/api/browser';
import type { FactValues } from '@/lib/facts/fact';
import { useAdFormContext } from '../context';
import { useModels } from '../sections/use-models';
import { modelKey } from '../values';
import { fillFromModel } from './fill-from-model';

/** Fills in what the catalogue knows of the model that is chosen, or typed as it is called there. Shows nothing. */
export const ModelFacts = () => {
  const { form, control, locale } = useAdFormContext();
  const [brand, model] = useWatch({ control, name: ['brand_id', 'model'] });
  const models = useModels(brand, locale);
  useEffect(() => {
    const key = modelKey(brand, model);
    if (!models || form.getValues('filled').model === key) return;
    let current = true;
    const fill = (known: FactValues) => {
      const next = current ? fillFromModel(form.getValues(), key, known) : null;
      if (!next) return;
      form.setValue('filled', next.filled);
      for (const changed of next.changed) {
        form.setValue(`facts.${changed}`, next.facts[changed] ?? '', { shouldDirty: true });
      }
    };
    const row = models.find(({ name }) => modelKey(brand, name) === key);
    if (!row) fill({});
    else {
      api.get('/v1/car-model/{id}', { params: { id: row.id }, query: { lang: locale } }).then(
        ({ data }) => fill(data.facts),
        // Nothing is filled in, and the seller types it.
        () => undefined,
      );
    }
    return () => {
      current = false;
    };
  }, [brand, model, models, form, locale]);
  return null;
};
