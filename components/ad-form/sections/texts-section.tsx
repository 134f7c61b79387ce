import { useAdFormContext } from '../context';
import { Proposals } from '../facts/proposals';
import { Paragraph } from '../fields';
import { FormSection } from '../form-section';

const names = ['description', 'information', 'feature', 'specification'] as const;

export const TextsSection = () => {
  const { labels } = useAdFormContext();
  return (
    <FormSection name="texts">
      {names.map((name) => (
        <div key={name}>
          <Paragraph name={name} hint={labels.hints[name]} />
          <Proposals from={name} />
        </div>
      ))}
    </FormSection>
  );
};
