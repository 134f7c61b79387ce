import dynamic from 'next/dynamic';
import { FormSkeleton } from '../../ui/form-skeleton';
import { late } from '../../ui/late';
import { useAdFormContext } from '../context';
import { FormSection } from '../form-section';

const FactFields = dynamic(() => late(async () => (await import('../facts/fact-fields')).FactFields), {
  ssr: false,
  loading: () => <FormSkeleton fields={4} />,
});

/** What buyers of the chosen kind ask. */
export const FactsSection = ({ chosen }: { chosen: boolean }) => {
  const { labels, kindSheet } = useAdFormContext();
  const { sheet, failed, again } = kindSheet;
  const words = labels.facts;
  return (
    <FormSection name="facts">
      {!chosen ? (
        <p className="text-muted">{words.kindFirst}</p>
      ) : failed ? (
        <p role="alert" className="text-bad">
          {words.failed}{' '}
          <button type="button" onClick={again} className="min-h-6 underline">
            {labels.tryAgain}
          </button>
        </p>
      ) : !sheet ? (
        <FormSkeleton fields={4} />
      ) : sheet.facts.length === 0 ? (
        <p className="text-muted">{words.nothing}</p>
      ) : (
        <FactFields facts={sheet.facts} />
      )}
    </FormSection>
  );
};
