'use client';

import { useRouter } from 'next/navigation';
import type { ComponentProps, SubmitEvent } from 'react';

type Props = Omit<ComponentProps<'form'>, 'action' | 'onSubmit' | 'method'> & { action: string };

/** A GET form whose address names only what was filled in, and that does not load the whole site anew. */
export const FilledForm = ({ action, ...rest }: Props) => {
  const router = useRouter();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const filled = [...new FormData(event.currentTarget)].filter(
      (pair): pair is [string, string] => typeof pair[1] === 'string' && pair[1].trim() !== '',
    );
    const query = new URLSearchParams(filled);
    router.push(query.size ? `${action}?${query}` : action);
  };
  return <form action={action} onSubmit={submit} {...rest} />;
};
