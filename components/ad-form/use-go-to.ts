import type { FieldPath } from 'react-hook-form';
import { revealNamed } from '../form/reveal';
import { useAdFormContext } from './context';
import type { AdValues } from './values';

/** Brings the seller to a field of the form, wherever it is folded away. */
export const useGoTo = () => {
  const { form } = useAdFormContext();
  return (name: FieldPath<AdValues>) => {
    revealNamed(name);
    form.setFocus(name);
  };
};
