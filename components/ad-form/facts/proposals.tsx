import { useWatch } from 'react-hook-form';
import { fillIsolated } from '@/lib/i18n/fill-in';
import { statedIn } from '../../form/facts/fact-value';
import { Icon } from '../../ui/icon';
import { useAdFormContext } from '../context';
import type { AdValues } from '../values';
import {
  type OpenProposal,
  openProposals,
  type ReadText,
  takenTogether,
  withProposal,
} from './open-proposals';
import type { TextsRead } from './use-proposals';

type Props = { from: ReadText };

const Offered = ({ from, read }: Props & { read: TextsRead }) => {
  const { labels, form, control } = useAdFormContext();
  const words = labels.facts;
  const values = useWatch({ control }) as AdValues;
  const open = openProposals(read.found, values, read.texts).filter((one) => one.from === from);
  const together = takenTogether(open);
  const taking = { shouldDirty: true, shouldValidate: form.formState.isSubmitted };

  const take = ({ key, value }: OpenProposal) => {
    if (key === 'year' || key === 'hours' || key === 'distance') {
      form.setValue(key, String(value), taking);
      if (key === 'distance') form.setValue('distance_type', 'km', taking);
      return;
    }
    const { facts, filled } = form.getValues();
    form.setValue(`facts.${key}`, withProposal(statedIn(facts)[key], value), taking);
    form.setValue('filled', { ...filled, keys: filled.keys.filter((one) => one !== key) });
  };

  if (open.length === 0) return null;
  return (
    <div className="ad-form-proposals">
      <p className="text-13 text-muted">{words.found}</p>
      <ul className="flex flex-wrap gap-2">
        {open.map((one) => (
          <li key={`${one.key} ${one.value}`}>
            <button
              type="button"
              className="ad-form-proposal"
              data-contradicts={one.contradicts || undefined}
              onClick={() => take(one)}
            >
              <span>
                {fillIsolated(one.contradicts ? words.says : words.stated, {
                  name: one.name,
                  value: one.text,
                })}
              </span>
              <span className="ad-form-proposal-take">
                <Icon name={one.contradicts ? 'check' : 'plus'} size={16} />
                {one.contradicts ? words.replace : words.take}
              </span>
            </button>
          </li>
        ))}
        {together.length > 1 ? (
          <li>
            <button
              type="button"
              className="ad-form-proposal ad-form-proposal-all"
              onClick={() => together.forEach(take)}
            >
              {words.takeAll}
            </button>
          </li>
        ) : null}
      </ul>
    </div>
  );
};

/** What a text states and the form does not say yet, each to be taken with one tap. */
export const Proposals = ({ from }: Props) => {
  const { textsRead } = useAdFormContext();
  return <div aria-live="polite">{textsRead ? <Offered from={from} read={textsRead} /> : null}</div>;
};
