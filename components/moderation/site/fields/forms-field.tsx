import { localeCodes, locales } from '@/lib/i18n/locales';
import { classes } from '../../../ui/classes';
import { TextField } from '../../../ui/text-field';
import type { Field, WordForm } from '../fields';
import { useContentForm } from '../form-context';
import { useSite } from '../site-room';
import { FieldGroup } from './field-group';

const FormInput = ({ name, form: { kind, lang, label } }: { name: string; form: WordForm }) => {
  const { site } = useSite();
  const { form, field: bound, errorOf } = useContentForm();
  const said = site.wordForms[label];
  if (kind === 'tick')
    return (
      <label className="flex min-h-11 items-center gap-3">
        <input type="checkbox" {...form.register(name)} className="size-5 shrink-0 accent-petrol" />
        <span>{said}</span>
      </label>
    );
  if (kind === 'word')
    return (
      <TextField
        label={said}
        lang={lang}
        dir={locales[lang].dir}
        autoComplete="off"
        spellCheck={false}
        {...bound(name)}
      />
    );
  const error = errorOf(name);
  return (
    <label className="block">
      <span className="site-label block">{said}</span>
      <select
        {...form.register(name)}
        className="field-box plain-select ps-3"
        aria-invalid={error ? true : undefined}
      >
        <option value="" />
        <option value="m">{site.wordForms.m}</option>
        <option value="f">{site.wordForms.f}</option>
      </select>
      {error ? <span className="text-13 text-bad">{error}</span> : null}
    </label>
  );
};

/** The forms of words that sentences need, language by language as its grammar asks. */
export const FormsField = ({ field, forms }: { field: Field; forms: readonly WordForm[] }) => {
  const { lang } = useContentForm();
  const languages = localeCodes.filter((code) => forms.some((form) => form.lang === code));
  return (
    <FieldGroup field={field}>
      <div className="site-translated">
        {languages.map((code) => (
          <div
            key={code}
            className={classes(
              'site-language grid content-start gap-3',
              languages.length > 1 && lang !== code && 'max-lg:hidden',
            )}
          >
            <p className="text-13 font-semibold" lang={code}>
              {locales[code].name}
            </p>
            {forms
              .filter((form) => form.lang === code)
              .map((form) => (
                <FormInput key={form.path} name={`${field.name}.${form.path}`} form={form} />
              ))}
          </div>
        ))}
      </div>
    </FieldGroup>
  );
};
