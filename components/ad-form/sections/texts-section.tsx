'use client';

import { useAdFormContext } from '../context';
import { Paragraph } from '../fields';
import { FormSection } from '../form-section';

const names = ['description', 'information', 'feature', 'specification'] as const;

export const TextsSection = () => {
  const { labels } = useAdFormContext();
  return (
    <FormSection name="texts">
      {names.map((name) => (
        <Paragraph key={name} name={name} hint={labels.hints[name]} />
      ))}
    </FormSection>
  );
};
