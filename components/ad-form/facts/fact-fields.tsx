import { Controller, useWatch } from 'react-hook-form';
import type { FactValue } from '@/lib/facts/fact';
import { FactGrid } from '../../form/facts/fact-grid';
import { FactInput } from '../../form/facts/fact-input';
import type { AskedFact } from '../../form/facts/fact-value';
import { useAdFormContext } from '../context';

/** A fact of the machine; what the catalogue filled in says so until the seller changes it. */
const AskedFactField = ({ fact }: { fact: AskedFact }) => {
  const { control, field, form, labels } = useAdFormContext();
  const { keys } = useWatch({ control, name: 'filled' });
  const name = `facts.${fact.key}` as const;
  const { error } = field(name);
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { ref, value, onChange } }) => (
        <FactInput
          fact={fact}
          name={name}
          value={(value as FactValue | undefined) ?? ''}
          inputRef={ref}
          note={keys.includes(fact.key) ? labels.facts.fromCatalogue : undefined}
          error={error}
          labels={labels}
          onChange={(next) => {
            const { filled } = form.getValues();
            if (filled.keys.includes(fact.key)) {
              form.setValue('filled', { ...filled, keys: filled.keys.filter((key) => key !== fact.key) });
            }
            onChange(next);
          }}
        />
      )}
    />
  );
};

/** What the chosen kind is asked for. */
export const FactFields = ({ facts }: { facts: readonly AskedFact[] }) => {
  const { labels } = useAdFormContext();
  return <FactGrid facts={facts} field={(fact) => <AskedFactField fact={fact} />} more={labels.facts.more} />;
};
