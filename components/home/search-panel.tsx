import { getTranslations } from 'next-intl/server';
import { getSelectLabels } from '@/components/layout/select-labels';
import { Button } from '@/components/ui/button';
import { FieldLabel } from '@/components/ui/field-label';
import { FilledForm } from '@/components/ui/filled-form';
import { Icon } from '@/components/ui/icon';
import { RichSelect } from '@/components/ui/rich-select';
import type { Category, State } from '@/lib/contract/reference';
import { type Locale, locales } from '@/lib/i18n/locales';
import { localePath } from '@/lib/paths';

type Props = { locale: Locale; states: readonly State[]; categories: readonly Category[] };

export const SearchPanel = async ({ locale, states, categories }: Props) => {
  const t = await getTranslations({ locale, namespace: 'home.search' });
  const labels = await getSelectLabels(locale);
  const rtl = locales[locale].dir === 'rtl';
  const dropdown = (id: string, label: string, options: readonly { id: number; name: string }[]) => (
    <RichSelect id={`home-${id}`} name={id} label={label} labels={labels} rtl={rtl}>
      <FieldLabel htmlFor={`home-${id}`}>{label}</FieldLabel>
      <select id={`home-${id}`} name={id} defaultValue="" className="field-box plain-select ps-3">
        <option value="">{labels.placeholder}</option>
        {options.map((option) => (
          <option key={option.id} value={option.id}>
            {option.name}
          </option>
        ))}
      </select>
    </RichSelect>
  );
  return (
    <search aria-labelledby="home-title">
      <FilledForm
        action={localePath(locale, '/ads')}
        className="home-search grid gap-4 rounded bg-surface p-4 text-ink sm:grid-cols-2 sm:p-6 lg:gap-5 lg:p-8"
      >
        {dropdown('state_id', t('state'), states)}
        {dropdown('category_id', t('category'), categories)}
        <div className="sm:col-span-2">
          <FieldLabel htmlFor="home-search">{t('text')}</FieldLabel>
          <div className="flex flex-col gap-3 sm:flex-row">
            <input
              id="home-search"
              type="search"
              name="search"
              maxLength={200}
              dir="auto"
              enterKeyHint="search"
              autoComplete="off"
              data-suggest=""
              placeholder={t('placeholder')}
              className="field-box min-w-0 flex-1 px-3 placeholder:text-muted"
            />
            <Button type="submit" className="sm:px-8">
              <Icon name="search" />
              {t('submit')}
            </Button>
          </div>
        </div>
      </FilledForm>
    </search>
  );
};
