import { PasswordField } from '../../ui/password-field';
import type { AccountLabels } from '../labels';
import type { PartProps } from './account-parts';

type Said = Pick<AccountLabels, 'fields'>;

/**
 * A component, as the other fields are in theirs: fields are known to the form in the order in which they are drawn,
 * and the first that is wrong gets the focus.
 */
export const NewPasswords = ({
  field,
  words: { fields },
  label,
  required,
}: PartProps<'password' | 'password_confirmation', Said> & { label: string; required?: boolean }) => {
  const shared = {
    autoComplete: 'new-password',
    showLabel: fields.showPassword,
    hideLabel: fields.hidePassword,
    required,
  };
  return (
    <>
      <PasswordField label={label} hint={fields.passwordHint} {...shared} {...field('password')} />
      <PasswordField label={fields.passwordConfirmation} {...shared} {...field('password_confirmation')} />
    </>
  );
};

export const CurrentPassword = ({
  field,
  words: { fields },
  label,
  hint,
}: PartProps<'current_password', Said> & { label: string; hint: string }) => (
  <PasswordField
    label={label}
    hint={hint}
    autoComplete="current-password"
    showLabel={fields.showPassword}
    hideLabel={fields.hidePassword}
    required
    {...field('current_password')}
  />
);
