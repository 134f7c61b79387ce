import { useId } from 'react';
import { fillIn, fillIsolated } from '@/lib/i18n/fill-in';
import { Icon } from '../../ui/icon';
import { useAdFormContext } from '../context';
import { useGoTo } from '../use-go-to';
import type { AdValues } from '../values';
import { type Advice, findabilityOf } from './findability';

/** How findable the ad is, and what would help it most; pressing that leads to its field. */
export const FindabilityBar = ({ values, photos }: { values: AdValues; photos: number }) => {
  const { labels, choices, kindSheet } = useAdFormContext();
  const words = labels.findable;
  const id = useId();
  const goTo = useGoTo();
  const { percent, next } = findabilityOf(values, photos, kindSheet.sheet);
  const kind = () => {
    const named = (rows: readonly { id: number; name: string }[], row: string) =>
      rows.find((one) => String(one.id) === row)?.name;
    return (
      named(choices.subCategories, values.sub_category_id) ?? named(choices.categories, values.category_id)
    );
  };
  const say = (advice: Advice) => {
    switch (advice.of) {
      case 'category_id':
        return words.kind;
      case 'images':
        return words.images;
      case 'fact':
        return advice.isFirst
          ? fillIsolated(words.first, { name: advice.name, kind: kind() ?? '' })
          : fillIsolated(words.field, { name: advice.name });
      default:
        return fillIsolated(words.field, { name: labels.fields[advice.of] });
    }
  };
  return (
    <section aria-labelledby={id} className="ad-form-findable">
      <div className="flex items-baseline justify-between gap-3">
        <h2 id={id} className="text-15 font-semibold">
          {words.title}
        </h2>
        <span className="text-13 text-muted">{fillIn(words.of, { n: percent })}</span>
      </div>
      <meter aria-labelledby={id} max={100} value={percent} className="sr-only" />
      <div aria-hidden className="ad-form-findable-bar">
        <div className="ad-form-findable-part" style={{ inlineSize: `${percent}%` }} />
      </div>
      {next ? (
        <button
          type="button"
          className="ad-form-advice"
          onClick={() => goTo(next.of === 'fact' ? `facts.${next.key}` : next.of)}
        >
          <span>{say(next)}</span>
          <Icon name="arrow-right" size={16} directional />
        </button>
      ) : (
        <p className="flex items-center gap-2 text-good">
          <Icon name="check" size={18} />
          {words.done}
        </p>
      )}
    </section>
  );
};
