import { createContext, use } from 'react';
import type { AriaLiveMessages, ClassNamesConfig, GroupBase, StylesConfig } from 'react-select';
import { components } from 'react-select';
import { classes } from './classes';
import { fill } from './fill';
import { Icon } from './icon';
import type { SelectLabels, SelectOption } from './select';

// How react-select looks and speaks here.

type Group = GroupBase<SelectOption>;

/** Which element says what is wrong with a choice, or what it is for; the library has no prop for it. */
export const SaidBy = createContext<string | undefined>(undefined);

export const parts = {
  Input: (props: Parameters<typeof components.Input<SelectOption, boolean, Group>>[0]) => {
    const said = classes(use(SaidBy), props['aria-describedby']);
    return <components.Input {...props} aria-describedby={said || undefined} />;
  },
  DropdownIndicator: (
    props: Parameters<typeof components.DropdownIndicator<SelectOption, boolean, Group>>[0],
  ) => (
    <components.DropdownIndicator {...props}>
      <Icon name="chevron-down" size={18} />
    </components.DropdownIndicator>
  ),
  ClearIndicator: (props: Parameters<typeof components.ClearIndicator<SelectOption, boolean, Group>>[0]) => (
    <components.ClearIndicator {...props}>
      <Icon name="close" size={18} />
    </components.ClearIndicator>
  ),
};

export const looks = (invalid: boolean): ClassNamesConfig<SelectOption, boolean, Group> => ({
  control: ({ isFocused, isDisabled }) =>
    classes(
      'field-box !min-h-11 !cursor-text',
      isFocused && 'field-box-focused',
      invalid && '!border-bad',
      isDisabled && 'opacity-55',
    ),
  valueContainer: () => 'gap-1 py-1 ps-3',
  placeholder: () => 'truncate text-muted',
  input: () => 'text-ink',
  singleValue: () => 'truncate',
  multiValue: () => 'items-center rounded-sm bg-petrol-soft ps-2 text-petrol',
  multiValueRemove: () => 'min-h-6 min-w-6 justify-center !cursor-pointer hover:text-bad',
  clearIndicator: () => 'size-9 items-center justify-center !cursor-pointer text-muted hover:text-ink',
  dropdownIndicator: () => 'size-9 items-center justify-center !cursor-pointer text-muted hover:text-ink',
  loadingIndicator: () => 'text-muted',
  menu: () => '!z-30 mt-1 overflow-hidden rounded border border-line bg-surface shadow-float',
  menuList: () => 'py-1',
  option: ({ isFocused, isSelected }) =>
    classes(
      '!flex min-h-11 items-center justify-between gap-3 px-3 py-2 !cursor-pointer',
      isFocused && 'bg-sunken',
      isSelected && 'font-semibold text-petrol',
    ),
  noOptionsMessage: () => 'px-3 py-3 text-muted',
  loadingMessage: () => 'px-3 py-3 text-muted',
});

/** The name of a language is in that language. */
export const namedIn = ({ label, lang }: SelectOption) => (lang ? <span lang={lang}>{label}</span> : label);

/** `unstyled` keeps a few physical directions; these follow the text instead. */
export const directions: StylesConfig<SelectOption, boolean, Group> = {
  option: (base) => ({ ...base, textAlign: 'start' }),
};

/** The library speaks English to a screen reader; these are its words in the language of the page. */
export const spoken = (labels: SelectLabels): AriaLiveMessages<SelectOption, boolean, Group> => ({
  guidance: () => '',
  onChange: ({ action, label }) =>
    action === 'clear'
      ? labels.cleared
      : action === 'deselect-option' || action === 'pop-value' || action === 'remove-value'
        ? fill(labels.removed, { label })
        : label
          ? fill(labels.selected, { label })
          : '',
  onFilter: ({ resultsMessage }) => resultsMessage,
  onFocus: ({ label, isSelected }) => (isSelected ? fill(labels.selected, { label }) : label),
});

export const resultsIn =
  (labels: SelectLabels) =>
  ({ count }: { count: number }) =>
    fill(labels.results, { n: count });
