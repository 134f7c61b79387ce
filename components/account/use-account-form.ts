import type { DefaultValues, FieldPath, FieldValues } from 'react-hook-form';
import { useApiForm } from '../form/use-api-form';

type Schemas = typeof import('@/lib/contract/account-fields');
type Rules = Schemas[
  | 'Credentials'
  | 'Registration'
  | 'AccountUpdate'
  | 'WithPassword'
  | 'FirstCode'
  | 'WithCode'
  | 'WithLogin'
  | 'NewPasskeyForm'
  | 'ResetRequest'
  | 'NewPasswordForm'];

type Options<Values extends FieldValues> = {
  empty: DefaultValues<Values>;
  /** In the order in which they stand on the screen. */
  fields: readonly FieldPath<Values>[];
  rules: (schemas: Schemas) => Rules;
  read?: (values: Values) => unknown;
  problems: Record<string, string>;
  send: (values: Values) => Promise<void>;
  /** When the server said nothing that helps. */
  failed: string | ((error: unknown) => string);
  onRefused?: (message: string) => void;
};

/** A form about an account, with the contract's rules for it. */
export const useAccountForm = <Values extends FieldValues>({ rules, ...rest }: Options<Values>) =>
  useApiForm<Values>({
    ...rest,
    loadRules: async () => rules(await import('@/lib/contract/account-fields')),
  });
