import { type ComponentType, type ReactNode, useEffect, useId, useState } from 'react';
import { get } from 'react-hook-form';
import type { z } from 'zod';
import { useApiForm } from '@/components/form/use-api-form';
import { type Locale, localeCodes } from '@/lib/i18n/locales';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { useRoom } from '../room';
import { ConflictNote } from './conflict-note';
import { type Field, isAsked } from './fields';
import { FieldInput } from './fields/field-input';
import { ContentFormContext } from './form-context';
import { LanguageSwitch } from './language-switch';
import { InLanguage } from './preview/around';
import { Preview } from './preview/preview';
import type { PreviewProps } from './preview/row-previews';
import { useSite } from './site-room';
import { UnsavedGuard } from './unsaved';
import { useLatestRow } from './use-latest-row';
import { bodyOf, inputNames, missingLanguages, type Values, valuesOf } from './values';

type Props = {
  fields: readonly Field[];
  /** As it is kept now; null for what is new. */
  row: Values | null;
  version: string | null;
  /** The contract's own, about what is sent. */
  loadRules: () => Promise<z.ZodType>;
  /** With the version that was on the screen when it was changed. */
  send: (body: Values, version: string | null) => Promise<void>;
  /** The form is still there when it was saved. */
  stays?: boolean;
  preview: ComponentType<PreviewProps> | null;
  /** Stands beside the button that saves. */
  actions?: ReactNode;
};

const languageOf = (name: string): Locale | undefined =>
  localeCodes.find((code) => name.endsWith(`.${code}`));

/** One form for everything that the operator writes: its fields come from a table, what they make is shown beside. */
export const ContentForm = ({
  fields,
  row,
  version,
  loadRules,
  send,
  stays,
  preview: Shown,
  actions,
}: Props) => {
  const { locale, words } = useRoom();
  const { site, problems } = useSite();
  const [lang, setLang] = useState<Locale>(locale);
  const [held, setHeld] = useState(false);
  const titleId = useId();
  const names = inputNames(fields);
  const latest = useLatestRow(version);
  const state = useApiForm<Values>({
    empty: valuesOf(fields, row) as never,
    fields: names,
    loadRules,
    read: (values) => bodyOf(fields, values),
    problems,
    failed: words.notDone,
    ...(stays ? { stays } : {}),
    send: (values) => latest.sending(() => send(bodyOf(fields, values), latest.seen)),
  });
  const { form, formProps, busy, refusal } = state;
  const { errors, submitCount, isDirty } = form.formState;
  const values = form.watch();
  const asked = fields.filter((field) => isAsked(field, values));
  const missing = missingLanguages(fields, values);
  const takeLatest = () => {
    form.reset(valuesOf(fields, row) as never);
    latest.take(true);
  };

  // What others saved, or oneself just now, is what is shown, as long as nothing of one's own would be lost.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when there is another version
  useEffect(() => {
    if (latest.isBehind && (!isDirty || latest.wasSent())) takeLatest();
  }, [version]);

  // A fault in a language that is not in sight: it comes into sight, and then gets the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the form was sent, and not at every key
  useEffect(() => {
    const first = names.find((name) => get(errors, name));
    const other = first && languageOf(first);
    if (!first || !other || other === lang) return;
    setLang(other);
    requestAnimationFrame(() => form.setFocus(first));
  }, [submitCount]);

  return (
    <ContentFormContext
      value={{ ...state, lang, setLang, row, hold: setHeld, generation: latest.generation }}
    >
      <form
        {...formProps}
        aria-labelledby={titleId}
        className="site-form"
        data-previewed={Shown ? '' : undefined}
      >
        <h2 id={titleId} className="sr-only">
          {site.form}
        </h2>
        <div className="site-form-fields">
          <LanguageSwitch lang={lang} missing={missing} onChange={setLang} className="lg:hidden" />
          {asked.map((field) => (
            <FieldInput key={field.name} field={field} />
          ))}
        </div>
        {Shown ? (
          <Preview lang={lang} missing={missing} onLang={setLang}>
            <InLanguage lang={lang}>
              <Shown values={values} lang={lang} />
            </InLanguage>
          </Preview>
        ) : null}
        <div className="mod-bar site-form-bar" data-unsaved={isDirty ? '' : undefined}>
          <div role="alert">
            {latest.isBehind && isDirty ? (
              <ConflictNote onTheirs={takeLatest} onMine={() => latest.take(false)} />
            ) : refusal ? (
              <p className="flex items-start gap-2 text-bad">
                <Icon name="warning" size={18} className="mt-0.5" />
                <span>{refusal}</span>
              </p>
            ) : null}
          </div>
          <div className="flex flex-wrap items-center gap-3">
            <Button type="submit" disabled={busy || held}>
              {busy ? site.saving : site.save}
            </Button>
            <p role="status" className="text-13 text-muted">
              {isDirty && !busy ? site.notSaved : null}
            </p>
            {actions}
          </div>
        </div>
      </form>
      <UnsavedGuard unsaved={isDirty && !busy} />
    </ContentFormContext>
  );
};
