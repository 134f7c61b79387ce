import { useState } from 'react';
import {
  type DefaultValues,
  type FieldError,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  get,
  type Resolver,
  useForm,
} from 'react-hook-form';
import type { z } from 'zod';
import { ApiError } from '@/lib/api/client';
import { reasonOf } from '@/lib/api/reason-of';
import { reveal, revealNamed } from './reveal';

export type FieldFault<Values extends FieldValues> = { name: FieldPath<Values>; message: string };

type Options<Values extends FieldValues> = {
  empty: DefaultValues<Values>;
  /** In the order in which they stand on the screen. */
  fields: readonly FieldPath<Values>[];
  /** The contract's own rules, loaded when someone begins to type, or at the latest when the form is sent. */
  loadRules: () => Promise<z.ZodType>;
  /** What the rules are asked about, where it is not what was typed: "٢٨٬٥٠٠" is 28500. */
  read?: (values: Values) => unknown;
  /** Words for the names of problems. */
  problems: Record<string, string>;
  send: (values: Values) => Promise<void>;
  /** The form is still there when it was sent, and can be sent again. */
  stays?: boolean;
  /** When the server said nothing that helps. */
  failed: string | ((error: unknown) => string);
  onRefused?: (message: string) => void;
  /** The session ended in the meantime. Without it that is a refusal like any other. */
  onSignedOut?: () => void;
};

const resolverOf =
  <Values extends FieldValues>({ loadRules, read }: Options<Values>): Resolver<Values> =>
  async (values, context, options) => {
    const [{ zodResolver }, rules] = await Promise.all([import('@hookform/resolvers/zod'), loadRules()]);
    const resolve = zodResolver(rules as never, undefined, { raw: true }) as unknown as Resolver<Values>;
    const { errors } = await resolve(read ? (read(values) as Values) : values, context, options);
    return Object.keys(errors).length ? { values: {}, errors } : { values, errors: {} };
  };

const focusIn = (error: unknown): boolean => {
  if (typeof error !== 'object' || error === null) return false;
  const { ref } = error as FieldError;
  if (ref) {
    reveal(ref);
    ref.focus?.();
    return true;
  }
  return Object.values(error).some(focusIn);
};

/** A form that the API answers: what is wrong stands under its field, and the first such field has the focus. */
export const useApiForm = <Values extends FieldValues>(given: Options<Values>) => {
  const { empty, fields, problems, send, stays, failed, onRefused, onSignedOut } = given;
  const [refusal, setRefusal] = useState<string | null>(null);
  const [faults, setFaults] = useState<FieldFault<Values>[]>([]);
  const [done, setDone] = useState(false);
  const form = useForm<Values>({
    defaultValues: empty,
    resolver: resolverOf<Values>(given),
    // Its own order is that of registration, which is not always that of the screen.
    shouldFocusError: false,
  });
  const { errors, isSubmitting } = form.formState;

  const showErrors = (wrong: Record<string, string[]>) => {
    const named = fields
      .flatMap((field) => Object.keys(wrong).filter((name) => name === field || name.startsWith(`${field}.`)))
      .filter((name) => wrong[name]?.length)
      .map((name) => ({ name: name as FieldPath<Values>, message: wrong[name]?.join(' ') ?? '' }));
    for (const { name, message } of named) form.setError(name, { type: 'server', message });
    setFaults(named);
    if (named[0]) {
      revealNamed(named[0].name);
      form.setFocus(named[0].name);
    }
    return named.length > 0;
  };

  const focusFirst = (wrong: FieldErrors<Values>) => {
    fields.some((name) => focusIn(get(wrong, name)));
  };

  const submit = form.handleSubmit(async (values) => {
    setRefusal(null);
    setFaults([]);
    try {
      await send(values);
      setDone(!stays);
    } catch (error) {
      if (onSignedOut && error instanceof ApiError && error.status === 401) {
        onSignedOut();
        return;
      }
      const message = reasonOf(error, typeof failed === 'string' ? failed : failed(error));
      const shown = error instanceof ApiError && showErrors(error.body.errors ?? {});
      if (!shown) setRefusal(message);
      onRefused?.(message);
    }
  }, focusFirst);

  const errorOf = (name: FieldPath<Values>): string | undefined => {
    const message = (get(errors, name) as FieldError | undefined)?.message;
    return typeof message === 'string' ? (problems[message] ?? message) : undefined;
  };

  return {
    form,
    refusal,
    /** What the server said of single fields. */
    faults,
    /** Stays so until the next page is there. */
    busy: isSubmitting || done,
    formProps: {
      // Before the scripts are here a form that is sent must not write a password into the address.
      method: 'post' as const,
      noValidate: true,
      onSubmit: submit,
      onFocus: () => void given.loadRules(),
    },
    /** For a field that registers itself. */
    errorOf,
    field: (name: FieldPath<Values>) => {
      const error = errorOf(name);
      return { ...form.register(name), ...(error ? { error } : {}) };
    },
  };
};
