import { type FieldPath, useWatch } from 'react-hook-form';
import { sayCount } from '@/lib/i18n/plural';
import { RefusalNote } from '../form/refusal-note';
import type { FieldFault } from '../form/use-api-form';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import { useScreen } from '../ui/use-screen';
import { useAdFormContext } from './context';
import { FindabilityBar } from './facts/findability-bar';
import { isUnderWay, type Photo } from './photos/photo-queue';
import { useGoTo } from './use-go-to';
import { type AdValues, type FieldName, missingIn, sectionNames } from './values';

type Props = {
  busy: boolean;
  refusal: string | null;
  faults: readonly FieldFault<AdValues>[];
  photos: readonly Photo[];
};

/** Stays in sight: how much is still to fill in, where the next of it is, and the button. */
export const SubmitBar = ({ busy, refusal, faults, photos }: Props) => {
  const { labels, locale, control, kindSheet } = useAdFormContext();
  const goTo = useGoTo();
  const wide = useScreen('wide');
  const values = useWatch({ control }) as AdValues;
  const counts = sectionNames.map((section) => missingIn(values, section));
  const required = counts.reduce((sum, one) => sum + one.required.length, 0);
  const missing = counts.flatMap((one) => one.missing);
  const part = Math.round((100 * (required - missing.length)) / required);
  const sending = photos.some(isUnderWay);
  const nameOf = (name: FieldPath<AdValues>) =>
    labels.fields[name as keyof typeof labels.fields] ??
    kindSheet.sheet?.facts.find(({ key }) => name === `facts.${key}`)?.name ??
    labels.sections.facts;

  return (
    <>
      {wide === false ? <FindabilityBar values={values} photos={photos.length} /> : null}
      <div className="ad-form-bar">
        <div className="ad-form-bar-progress" aria-hidden>
          <span className="stripes" style={{ inlineSize: `${part}%` }} />
        </div>
        {missing[0] ? (
          <button type="button" className="ad-form-to-go" onClick={() => goTo(missing[0] as FieldName)}>
            <span>{sayCount(labels.counts.toGo, missing.length, locale)}</span>
            <Icon name="arrow-right" size={16} directional />
          </button>
        ) : (
          <p className="ad-form-to-go text-good">
            <Icon name="check" size={18} />
            {sending ? labels.photos.underWay : labels.ready}
          </p>
        )}
        <Button type="submit" size="lg" disabled={busy} className="shrink-0">
          {busy ? labels.busy : labels.submit}
        </Button>
      </div>
      <div className="ad-form-refusal">
        <RefusalNote text={refusal} />
        {faults.length ? (
          <div role="alert" className="rounded border border-bad/40 px-3 py-2.5">
            <p className="flex items-start gap-2 font-semibold text-bad">
              <Icon name="warning" size={18} className="mt-0.5" />
              {labels.faults}
            </p>
            <ul className="mt-1 ps-6.5">
              {faults.map(({ name, message }) => (
                <li key={name}>
                  <button type="button" className="ad-form-fault" onClick={() => goTo(name)}>
                    {nameOf(name)}
                  </button>
                  : {message}
                </li>
              ))}
            </ul>
          </div>
        ) : null}
      </div>
    </>
  );
};
