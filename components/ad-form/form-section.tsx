import type { ReactNode } from 'react';
import { useAdFormContext } from './context';
import { type SectionName, sectionNames } from './values';

export const sectionId = (name: SectionName) => `ad-${name}`;

/** One numbered sheet of the form. */
export const FormSection = ({ name, children }: { name: SectionName; children: ReactNode }) => {
  const { labels } = useAdFormContext();
  return (
    <section id={sectionId(name)} aria-labelledby={`${sectionId(name)}-title`} className="ad-form-section">
      <div className="ad-form-section-head">
        <span aria-hidden className="ad-form-number">
          {sectionNames.indexOf(name) + 1}
        </span>
        <div>
          <h2 id={`${sectionId(name)}-title`} className="text-20">
            {labels.sections[name]}
          </h2>
          <p className="mt-0.5 text-muted">{labels.sectionTexts[name]}</p>
        </div>
      </div>
      <div className="ad-form-fields">{children}</div>
    </section>
  );
};
