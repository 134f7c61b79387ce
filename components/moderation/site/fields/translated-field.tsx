import dynamic from 'next/dynamic';
import { Controller } from 'react-hook-form';
import { type Locale, localeCodes, locales } from '@/lib/i18n/locales';
import { classes } from '../../../ui/classes';
import { late } from '../../../ui/late';
import { Skeleton } from '../../../ui/skeleton';
import { TextArea } from '../../../ui/text-area';
import { TextField } from '../../../ui/text-field';
import { type Field, isRequired } from '../fields';
import { useContentForm } from '../form-context';
import { useSite } from '../site-room';
import { isMissing, translatedIn } from '../values';

const HtmlEditor = dynamic(() => late(async () => (await import('../html/html-editor')).HtmlEditor), {
  ssr: false,
  loading: () => <Skeleton className="h-52 w-full" />,
});

type Props = { field: Field; name: string; code: Locale };

const InOneLanguage = ({ field, name, code }: Props) => {
  const { form, field: bound, errorOf, lang, generation } = useContentForm();
  const { site } = useSite();
  const missing = isMissing(translatedIn(form.watch(), name), code);
  const { dir } = locales[code];
  const shared = {
    label: locales[code].name,
    lang: code,
    dir,
    hint: missing ? (code === 'en' ? site.missingEnglish : site.missing) : undefined,
    required: code === 'en' && isRequired(field),
  };
  const input = `${name}.${code}`;
  return (
    <div
      className={classes('site-language', lang !== code && 'max-lg:hidden')}
      data-missing={missing || undefined}
    >
      {field.kind === 'html' ? (
        <Controller
          control={form.control}
          name={input}
          render={({ field: { ref, value, onChange, onBlur } }) => (
            <HtmlEditor
              {...shared}
              key={generation}
              ref={ref}
              start={String(value ?? '')}
              onChange={onChange}
              onBlur={onBlur}
              error={errorOf(input)}
            />
          )}
        />
      ) : field.kind === 'paragraph' ? (
        <TextArea {...shared} {...bound(input)} rows={4} />
      ) : (
        <TextField {...shared} autoComplete="off" {...bound(input)} />
      )}
    </div>
  );
};

/** The same in every language: side by side where there is room, one at a time where there is not. */
export const InEveryLanguage = ({ field, name }: { field: Field; name: string }) => {
  const { setLang } = useContentForm();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the preview shows what is written in; its fields are inside
    <div
      className="site-translated"
      onFocus={(event) => {
        const code = localeCodes.find((one) => one === event.target.closest('[lang]')?.getAttribute('lang'));
        if (code) setLang(code);
      }}
    >
      {localeCodes.map((code) => (
        <InOneLanguage key={code} field={field} name={name} code={code} />
      ))}
    </div>
  );
};

export const TranslatedField = ({ field }: { field: Field }) => {
  const { site } = useSite();
  return (
    <fieldset className="site-field">
      <legend>
        {site.fields[field.label]}
        {isRequired(field) ? null : <span className="text-13 font-normal text-muted"> {site.optional}</span>}
      </legend>
      {field.hint ? <p className="mb-2 text-13 text-muted">{site.hints[field.hint]}</p> : null}
      <InEveryLanguage field={field} name={field.name} />
    </fieldset>
  );
};
