import { Icon, type IconName } from '@/components/ui/icon';
import { isolated } from '@/lib/i18n/fill-in';
import type { Locale } from '@/lib/i18n/locales';
import { sayCount } from '@/lib/i18n/plural';
import type { Option } from './options';
import { type Group, groups, type SuggestionLabels } from './suggestion-labels';

type Props = {
  id: string;
  options: readonly Option[];
  active: number;
  locale: Locale;
  labels: SuggestionLabels;
  onActive: (index: number) => void;
  onChoose: (option: Option) => void;
};

export const optionId = (id: string, index: number) => `${id}-${index}`;

const icons: Record<Group, IconName> = {
  own: 'clock',
  model: 'search',
  brand: 'search',
  category: 'search',
  place: 'map-pin',
};

const Content = ({ option, locale, labels }: { option: Option } & Pick<Props, 'locale' | 'labels'>) => {
  if (!('row' in option)) {
    if (!('search' in option)) return labels.clear;
    return (
      <span className="suggest-name">
        <bdi>{option.search}</bdi>
      </span>
    );
  }
  const { name, parent, count } = option.row;
  return (
    <>
      <span className="suggest-name">
        <bdi>{name}</bdi>
        {parent ? <span className="text-13 text-muted"> {isolated(parent.name)}</span> : null}
      </span>
      <span className="suggest-count">{sayCount(labels.ads, count, locale)}</span>
    </>
  );
};

/** The options in their groups. The focus stays in the field; which option is meant is said by the field. */
export const SuggestionList = ({ id, options, active, locale, labels, onActive, onChoose }: Props) => (
  <div id={id} role="listbox" aria-label={labels.title}>
    {groups
      .filter((group) => options.some((option) => option.group === group))
      .map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields
        <div key={group} role="group" aria-labelledby={`${id}-${group}`}>
          <div id={`${id}-${group}`} role="presentation" className="suggest-group">
            {labels.groups[group]}
          </div>
          {options.map((option, index) =>
            option.group === group ? (
              // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the field has the keys
              <div
                key={option.key}
                id={optionId(id, index)}
                role="option"
                aria-selected={index === active}
                onClick={() => onChoose(option)}
                onPointerMove={() => onActive(index)}
                className={option.key === 'clear' ? 'suggest-option suggest-clear' : 'suggest-option'}
              >
                <Icon name={option.key === 'clear' ? 'close' : icons[group]} size={16} />
                <Content option={option} locale={locale} labels={labels} />
              </div>
            ) : null,
          )}
        </div>
      ))}
  </div>
);
