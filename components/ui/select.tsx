import { type Ref, useId } from 'react';
import ReactSelect, { createFilter, type GroupBase, type SelectInstance } from 'react-select';
import { describedBy, FieldLabel, FieldNote } from './field-label';
import { directions, looks, namedIn, parts, resultsIn, SaidBy, spoken } from './select-parts';

export type SelectOption = {
  value: string;
  label: string;
  /** Other names by which it is found and that are not shown. */
  also?: string;
  /** Of the label, where it is not that of the page. */
  lang?: string;
};

/** `{n}` and `{label}` stand where the number of results and the option's own label go. */
export type SelectLabels = {
  placeholder: string;
  noOptions: string;
  loading: string;
  results: string;
  selected: string;
  removed: string;
  cleared: string;
};

export type SelectHandle = SelectInstance<SelectOption, boolean, GroupBase<SelectOption>>;

type Common = {
  label: string;
  labelHidden?: boolean;
  name?: string;
  inputId?: string;
  options: readonly SelectOption[];
  labels: SelectLabels;
  placeholder?: string;
  rtl: boolean;
  required?: boolean;
  disabled?: boolean;
  loading?: boolean;
  hint?: string;
  error?: string;
  autoFocus?: boolean;
  onBlur?: () => void;
  ref?: Ref<SelectHandle>;
};
type Props = Common &
  (
    | { multiple?: false; value: string; onChange: (value: string) => void }
    | { multiple: true; value: readonly string[]; onChange: (value: string[]) => void }
  );

const byAnyName = createFilter<SelectOption>({
  stringify: ({ label, data }) => `${label} ${data.also ?? ''}`,
});

/**
 * In sight, and clear of what sticks to the window's edge. The library's own way takes 160 ms, and would take whoever
 * has gone on by keys back to where the list was.
 */
const showList = (id: string) =>
  requestAnimationFrame(() =>
    document.getElementById(`react-select-${id}-listbox`)?.scrollIntoView({ block: 'nearest' }),
  );

/**
 * The shared dropdown: searchable and clearable, one choice or several. Nothing chosen is an empty string or list.
 * It weighs 30 KB: whatever is on a page before anyone touches it takes `LateSelect`.
 */
export const Select = (props: Props) => {
  const { label, options, labels, required, hint, error, value, multiple = false } = props;
  const ownId = useId();
  const inputId = props.inputId ?? `${ownId}-input`;
  const chosen = options.filter((option) =>
    typeof value === 'string' ? option.value === value : value.includes(option.value),
  );
  return (
    <div>
      <FieldLabel htmlFor={inputId} required={required} hidden={props.labelHidden}>
        {label}
      </FieldLabel>
      <SaidBy value={describedBy(ownId, { hint, error })}>
        <ReactSelect<SelectOption, boolean>
          ref={props.ref}
          instanceId={ownId}
          inputId={inputId}
          name={props.name}
          unstyled
          components={parts}
          classNames={looks(Boolean(error))}
          styles={directions}
          options={options}
          value={multiple ? chosen : (chosen[0] ?? null)}
          onChange={(next) => {
            const values = next === null ? [] : 'value' in next ? [next.value] : next.map((one) => one.value);
            if (props.multiple) props.onChange(values);
            else props.onChange(values[0] ?? '');
          }}
          onBlur={props.onBlur}
          isMulti={multiple}
          isClearable
          isSearchable
          filterOption={byAnyName}
          formatOptionLabel={namedIn}
          isRtl={props.rtl}
          isDisabled={props.disabled}
          isLoading={props.loading}
          required={required}
          autoFocus={props.autoFocus}
          closeMenuOnSelect={!multiple}
          menuPlacement="auto"
          menuShouldScrollIntoView={false}
          onMenuOpen={() => showList(ownId)}
          minMenuHeight={140}
          maxMenuHeight={300}
          pageSize={5}
          placeholder={props.placeholder ?? labels.placeholder}
          noOptionsMessage={() => labels.noOptions}
          loadingMessage={() => labels.loading}
          screenReaderStatus={resultsIn(labels)}
          ariaLiveMessages={spoken(labels)}
          aria-invalid={error ? true : undefined}
        />
      </SaidBy>
      <FieldNote id={ownId} hint={hint} error={error} />
    </div>
  );
};
