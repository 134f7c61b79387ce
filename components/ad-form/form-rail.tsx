import dynamic from 'next/dynamic';
import { useWatch } from 'react-hook-form';
import type { AdCardLabels } from '../ads/ad-card-labels';
import { classes } from '../ui/classes';
import { Icon } from '../ui/icon';
import { late } from '../ui/late';
import { useScreen } from '../ui/use-screen';
import { useAdFormContext } from './context';
import { FindabilityBar } from './facts/findability-bar';
import { sectionId } from './form-section';
import type { Photo } from './photos/photo-queue';
import { type AdValues, isDone, missingIn, type SectionName, sectionNames } from './values';

const Preview = dynamic(() => late(async () => (await import('./preview')).Preview), { ssr: false });

/** Beside the form where there is room: what is done, what is missing, and the ad as buyers will see it. */
export const FormRail = ({ photos, cardLabels }: { photos: readonly Photo[]; cardLabels: AdCardLabels }) => {
  const { labels, control } = useAdFormContext();
  const values = useWatch({ control }) as AdValues;
  const wide = useScreen('wide');

  const item = (name: SectionName, index: number) => {
    const { required, missing } = missingIn(values, name);
    const done = isDone(values, name);
    return (
      <li key={name}>
        <a href={`#${sectionId(name)}`} className="ad-form-step">
          <span aria-hidden className={classes('ad-form-number', done && 'ad-form-number-done')}>
            {done ? <Icon name="check" size={16} /> : index + 1}
          </span>
          <span className="flex-1">{labels.sections[name]}</span>
          <span className="text-13 text-muted">
            {done
              ? labels.rail.done
              : required.length
                ? `${required.length - missing.length}/${required.length}`
                : labels.optional}
          </span>
        </a>
      </li>
    );
  };

  return (
    <aside className="ad-form-rail">
      <nav aria-label={labels.rail.title}>
        <ol>{sectionNames.map(item)}</ol>
      </nav>
      {wide ? <FindabilityBar values={values} photos={photos.length} /> : null}
      {wide ? <Preview values={values} photos={photos} cardLabels={cardLabels} /> : null}
    </aside>
  );
};
