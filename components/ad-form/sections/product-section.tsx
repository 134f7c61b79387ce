import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { useAdFormContext } from '../context';
import { Proposals } from '../facts/proposals';
import { Choice, Line, optionsOf } from '../fields';
import { FormSection } from '../form-section';
import { PriceLine } from './price-line';
import { useModels } from './use-models';

export const ProductSection = () => {
  const { labels, choices, form, control, locale, field } = useAdFormContext();
  const { fields, hints } = labels;
  const modelList = useId();
  const brand = useWatch({ control, name: 'brand_id' });
  const models = useModels(brand, locale);

  /** A model of the brand before is none of this one; what the seller typed himself stays. */
  const dropModel = (chosen: string) => {
    const model = form.getValues('model');
    if (chosen !== brand && models?.some(({ name }) => name === model)) {
      form.setValue('model', '', { shouldDirty: true });
    }
  };

  return (
    <FormSection name="product">
      <div>
        <Line name="title" hint={hints.title} dir="auto" />
        <Proposals from="title" />
      </div>
      <div className="ad-form-pair">
        <Choice
          name="brand_id"
          label={fields.brand_id}
          hint={hints.brand}
          options={optionsOf(choices.brands)}
          onChosen={dropModel}
        />
        <Line name="model" hint={hints.model} dir="auto" list={modelList} autoComplete="off" />
        <datalist id={modelList}>
          {models?.map(({ id, name }) => (
            <option key={id} value={name} />
          ))}
        </datalist>
      </div>
      <div className="ad-form-pair">
        <PriceLine />
        <Choice
          name="price_type"
          label={fields.price_type}
          options={[
            { value: 'fix', label: labels.priceTypes.fix },
            { value: 'negotiable', label: labels.priceTypes.negotiable },
          ]}
        />
      </div>
      <div className="ad-form-pair">
        <Choice
          name="year"
          label={fields.year}
          options={choices.years.map((year) => ({ value: String(year), label: String(year) }))}
        />
        <Choice
          name="vat"
          label={fields.vat}
          options={[
            { value: 'include', label: labels.vat.include },
            { value: 'exclude', label: labels.vat.exclude },
          ]}
        />
      </div>
      <div className="ad-form-pair">
        <Line
          name="distance"
          hint={hints.distance}
          inputMode="numeric"
          dir="ltr"
          data-unit
          end={
            <select
              aria-label={fields.distance_type}
              className="field-unit plain-select"
              {...field('distance_type')}
            >
              <option value="km">{labels.units.km}</option>
              <option value="mi">{labels.units.mi}</option>
            </select>
          }
        />
        <Line name="hours" hint={hints.hours} inputMode="numeric" dir="ltr" />
      </div>
    </FormSection>
  );
};
