import { useWatch } from 'react-hook-form';
import { useAdFormContext } from '../context';
import { Choice, optionsOf } from '../fields';
import { FormSection } from '../form-section';

export const KindSection = () => {
  const { labels, choices, form, control } = useAdFormContext();
  const category = useWatch({ control, name: 'category_id' });
  const within = (id: string) =>
    choices.subCategories.filter(({ category_id }) => String(category_id) === id);

  /** A sub-category of another category is none. */
  const keepWithin = (id: string) => {
    const chosen = form.getValues('sub_category_id');
    if (!within(id).some((sub) => String(sub.id) === chosen)) {
      form.setValue('sub_category_id', '', { shouldDirty: true });
    }
  };

  return (
    <FormSection name="kind">
      <Choice name="ad_type_id" label={labels.fields.ad_type_id} options={optionsOf(choices.adTypes)} />
      <div className="ad-form-pair">
        <Choice
          name="category_id"
          label={labels.fields.category_id}
          options={optionsOf(choices.categories)}
          onChosen={keepWithin}
        />
        <Choice
          name="sub_category_id"
          label={labels.fields.sub_category_id}
          options={optionsOf(within(category))}
          disabled={category === ''}
          {...(category === '' ? { placeholder: labels.hints.categoryFirst } : {})}
        />
      </div>
    </FormSection>
  );
};
