'use client';

import { useState } from 'react';
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type Resolver,
  useForm,
} from 'react-hook-form';
import { ApiError } from '@/lib/api/client';

type Schemas = typeof import('@/lib/contract/account-fields');
type Rules = Schemas['Credentials' | 'Registration' | 'ResetRequest' | 'NewPasswordForm'];

type Options<Values extends FieldValues> = {
  empty: DefaultValues<Values>;
  /** In the order in which they stand on the screen. */
  fields: readonly FieldPath<Values>[];
  rules: (schemas: Schemas) => Rules;
  problems: Record<string, string>;
  send: (values: Values) => Promise<void>;
  /** When the server said nothing that helps. */
  failed: string;
  onRefused?: (message: string) => void;
};

const loadRules = () =>
  Promise.all([import('@hookform/resolvers/zod'), import('@/lib/contract/account-fields')]);

/** The contract's own rules, loaded when someone begins to type, or at the latest when the form is sent. */
const resolverOf =
  <Values extends FieldValues>(rules: Options<Values>['rules']): Resolver<Values> =>
  async (values, context, options) => {
    const [{ zodResolver }, schemas] = await loadRules();
    const resolve = zodResolver(rules(schemas), undefined, { raw: true }) as unknown as Resolver<Values>;
    return resolve(values, context, options);
  };

/** A form that the API answers: what is wrong stands under its field, and the first such field has the focus. */
export const useAccountForm = <Values extends FieldValues>(given: Options<Values>) => {
  const { empty, fields, rules, problems, send, failed, onRefused } = given;
  const [refusal, setRefusal] = useState<string | null>(null);
  const [done, setDone] = useState(false);
  const form = useForm<Values>({ defaultValues: empty, resolver: resolverOf<Values>(rules) });
  const { errors, isSubmitting } = form.formState;

  const showErrors = (wrong: Record<string, string[]>) => {
    const named = fields.filter((field) => wrong[field]?.length);
    for (const field of named)
      form.setError(field, { type: 'server', message: wrong[field]?.join(' ') ?? '' });
    if (named[0]) form.setFocus(named[0]);
    return named.length > 0;
  };

  const submit = form.handleSubmit(async (values) => {
    setRefusal(null);
    try {
      await send(values);
      setDone(true);
    } catch (error) {
      const answered = error instanceof ApiError && error.status !== 0 && error.status < 500;
      const message = (answered && error.message) || failed;
      const shown = answered && showErrors(error.body.errors ?? {});
      if (!shown) setRefusal(message);
      onRefused?.(message);
    }
  });

  return {
    form,
    refusal,
    /** Stays so until the next page is there. */
    busy: isSubmitting || done,
    formProps: {
      // Before the scripts are here a form that is sent must not write a password into the address.
      method: 'post' as const,
      noValidate: true,
      onSubmit: submit,
      onFocus: () => void loadRules(),
    },
    field: (name: FieldPath<Values>) => {
      const message = errors[name]?.message;
      const error = typeof message === 'string' ? (problems[message] ?? message) : undefined;
      return { ...form.register(name), ...(error ? { error } : {}) };
    },
  };
};
