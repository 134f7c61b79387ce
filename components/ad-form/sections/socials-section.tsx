import { useFieldArray } from 'react-hook-form';
import { fillIn } from '@/lib/i18n/fill-in';
import { Button } from '../../ui/button';
import { FieldError } from '../../ui/field-label';
import { focusBeside } from '../../ui/focus-beside';
import { Icon } from '../../ui/icon';
import { IconButton } from '../../ui/icon-button';
import { TextField } from '../../ui/text-field';
import { useAdFormContext } from '../context';
import { Choice, optionsOf } from '../fields';
import { FormSection } from '../form-section';
import { emptySocial } from '../values';

/** As many as the contract takes. */
const mostRows = 10;

export const SocialsSection = () => {
  const { labels, choices, control, field } = useAdFormContext();
  const { fields: rows, append, remove, update } = useFieldArray({ control, name: 'socials' });
  const { platform, link, add, remove: removeRow, row: rowName } = labels.social;
  const { error } = field('socials');

  const removeAt = (index: number) => {
    if (rows.length > 1) remove(index);
    else update(0, emptySocial);
  };

  return (
    <FormSection name="social">
      <ul className="grid gap-4">
        {rows.map((row, index) => (
          <li key={row.id} className="ad-form-social">
            <Choice
              name={`socials.${index}.social_media_id`}
              label={platform}
              options={optionsOf(choices.socialMedia)}
            />
            <TextField
              label={link}
              dir="ltr"
              inputMode="url"
              autoCapitalize="none"
              placeholder="https://"
              {...field(`socials.${index}.link`)}
            />
            <IconButton
              label={`${removeRow}: ${fillIn(rowName, { n: index + 1 })}`}
              onClick={({ currentTarget }) => {
                focusBeside(currentTarget.closest('li'));
                removeAt(index);
              }}
              className="ad-form-social-remove text-bad"
            >
              <Icon name="trash" />
            </IconButton>
          </li>
        ))}
      </ul>
      {error ? <FieldError id="ad-socials-error">{error}</FieldError> : null}
      {rows.length < mostRows ? (
        <Button
          variant="outline"
          className="max-sm:w-full sm:justify-self-start"
          onClick={() => append(emptySocial)}
        >
          <Icon name="plus" size={18} />
          {add}
        </Button>
      ) : null}
    </FormSection>
  );
};
