import { TextField } from '../../../ui/text-field';
import { type Field, isTranslated } from '../fields';
import { useContentForm } from '../form-context';
import { useSite } from '../site-room';
import { AskedField } from './asked-field';
import { ChoiceField } from './choice-field';
import { FormsField } from './forms-field';
import { IconField } from './icon-field';
import { ListField } from './list-field';
import { NamesField } from './names-field';
import { PictureField } from './picture-field';
import { RowField } from './row-field';
import { RowsField } from './rows-field';
import { SomeField } from './some-field';
import { StatedField } from './stated-field';
import { TranslatedField } from './translated-field';
import { UnitField } from './unit-field';

const TickField = ({ field }: { field: Field }) => {
  const { site } = useSite();
  const { form } = useContentForm();
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input type="checkbox" {...form.register(field.name)} className="size-5 shrink-0 accent-petrol" />
      <span>
        {site.fields[field.label]}
        {field.hint ? <span className="block text-13 text-muted">{site.hints[field.hint]}</span> : null}
      </span>
    </label>
  );
};

const writtenLeftToRight: readonly Field['kind'][] = ['address', 'number', 'decimal', 'degrees'];
const keyboards = { number: 'numeric', decimal: 'decimal', address: 'url' } as const;

const LineField = ({ field }: { field: Field }) => {
  const { site } = useSite();
  const { field: bound, row } = useContentForm();
  const kept = field.stays && row !== null;
  return (
    <TextField
      label={site.fields[field.label]}
      note={field.optional ? site.optional : undefined}
      hint={kept ? site.stays : field.hint && site.hints[field.hint]}
      required={!field.optional}
      readOnly={kept}
      dir={writtenLeftToRight.includes(field.kind) ? 'ltr' : 'auto'}
      inputMode={keyboards[field.kind as keyof typeof keyboards]}
      autoComplete="off"
      spellCheck={false}
      className="site-short"
      {...bound(field.name)}
    />
  );
};

/** The input of whatever kind a field is. */
export const FieldInput = ({ field }: { field: Field }) => {
  if (isTranslated(field)) return <TranslatedField field={field} />;
  switch (field.kind) {
    case 'picture':
      return <PictureField field={field} />;
    case 'icon':
      return <IconField field={field} of={field.of} />;
    case 'choice':
      return <ChoiceField field={field} options={field.options} />;
    case 'row':
      return <RowField field={field} of={field.of} within={field.within} />;
    case 'list':
      return <ListField field={field} />;
    case 'names':
      return <NamesField field={field} />;
    case 'some':
      return <SomeField field={field} options={field.options} />;
    case 'unit':
      return <UnitField field={field} />;
    case 'forms':
      return <FormsField field={field} forms={field.forms} />;
    case 'rows':
      return <RowsField field={field} {...field} />;
    case 'asked':
      return <AskedField field={field} />;
    case 'stated':
      return <StatedField field={field} />;
    case 'tick':
      return <TickField field={field} />;
    default:
      return <LineField field={field} />;
  }
};
