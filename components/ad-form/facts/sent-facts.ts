import type { Sheet } from '@/lib/contract/facts';
import type { AdDraft } from '@/lib/contract/own-ads';
import type { FactValues } from '@/lib/facts/fact';
import { statedIn } from '../../form/facts/fact-value';
import type { AdValues } from '../values';

type Kept = Pick<AdDraft, 'category_id' | 'sub_category_id' | 'facts'>;

/**
 * What is sent of what stands in the form: that which the kind is asked for. What an ad of the same kind states and this
 * form does not ask stays as it is.
 */
export const sentFacts = (
  values: Pick<AdValues, 'category_id' | 'sub_category_id' | 'facts'>,
  { facts: asked }: Pick<Sheet, 'facts'>,
  ad: Kept | null,
): FactValues => {
  const isAsked = (key: string) => asked.some((fact) => fact.key === key);
  const those = (facts: AdValues['facts'], by: (key: string) => boolean) =>
    Object.fromEntries(Object.entries(statedIn(facts)).filter(([key]) => by(key)));
  const isSameKind =
    String(ad?.category_id) === values.category_id &&
    String(ad?.sub_category_id ?? '') === values.sub_category_id;
  return {
    ...(ad && isSameKind ? those(ad.facts, (key) => !isAsked(key)) : {}),
    ...those(values.facts, isAsked),
  };
};
