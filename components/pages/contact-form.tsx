'use client';

import { useEffect, useState } from 'react';
import { api } from '@/lib/api/browser';
import { useCurrentUser } from '@/lib/api/current-user';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import { FormEnd } from '../form/form-end';
import { Outcome } from '../form/outcome';
import { useApiForm } from '../form/use-api-form';
import { Button } from '../ui/button';
import { TextArea } from '../ui/text-area';
import { TextField } from '../ui/text-field';

type ContactFormLabels = Messages['contact']['form'] &
  Pick<Messages, 'problems'> & { email: string; optional: string };

type Props = { locale: Locale; labels: ContactFormLabels };

const fields = ['name', 'email', 'your_company', 'message'] as const;
const empty = { name: '', email: '', your_company: '', message: '', fax: '' };

const Writing = ({ locale, labels, onSent }: Props & { onSent: (message: string) => void }) => {
  const user = useCurrentUser();
  const { form, field, formProps, busy, refusal } = useApiForm({
    empty,
    fields,
    loadRules: async () => (await import('@/lib/contract/moderation-fields')).ContactFields,
    problems: labels.problems,
    failed: labels.failed,
    send: async (body) => {
      const { message } = await api.post('/v1/contact-message', { query: { lang: locale }, body });
      onSent(message);
    },
  });
  const { getValues, setValue } = form;

  const userId = user?.id;
  useEffect(() => {
    if (!userId) return;
    const leaving = new AbortController();
    api
      .get('/auth/me', { query: { lang: locale }, signal: leaving.signal })
      .then(({ data }) => {
        // What is being typed is left alone.
        if (!getValues('name')) setValue('name', data.full_name);
        if (!getValues('email')) setValue('email', data.email);
      })
      // Then the form stays as empty as a visitor's.
      .catch(() => undefined);
    return () => leaving.abort();
  }, [userId, locale, getValues, setValue]);

  return (
    <form {...formProps} aria-labelledby="write-to-us" className="grid gap-5 noscript:hidden">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label={labels.name} autoComplete="name" required {...field('name')} />
        <TextField
          label={labels.email}
          type="email"
          dir="ltr"
          inputMode="email"
          autoComplete="email"
          required
          {...field('email')}
        />
      </div>
      <TextField
        label={labels.company}
        note={labels.optional}
        autoComplete="organization"
        {...field('your_company')}
      />
      <TextArea label={labels.message} rows={7} required {...field('message')} />
      {/* Seen, heard and reached by machines alone; what fills it in is one. */}
      <div inert className="sr-only">
        <TextField label={labels.fax} autoComplete="off" tabIndex={-1} {...form.register('fax')} />
      </div>
      <FormEnd refusal={refusal} busy={busy} labels={labels} className="w-full sm:w-auto" />
    </form>
  );
};

/** A letter to the site. What was typed stays until it has arrived. */
export const ContactForm = (props: Props) => {
  const { labels } = props;
  const [sent, setSent] = useState<string | null>(null);
  return (
    <section className="rounded border border-line bg-surface p-5 md:p-8">
      {sent === null ? (
        <>
          <h2 id="write-to-us" className="mb-6 text-20 md:text-26">
            {labels.title}
          </h2>
          <noscript>
            <p>{labels.needsScript}</p>
          </noscript>
          <Writing {...props} onSent={setSent} />
        </>
      ) : (
        <Outcome title={labels.sentTitle} text={sent} good>
          <Button variant="outline" onClick={() => setSent(null)}>
            {labels.again}
          </Button>
        </Outcome>
      )}
    </section>
  );
};
