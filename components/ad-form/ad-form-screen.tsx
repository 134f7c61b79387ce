import type { ReactNode } from 'react';
import type { AdFormLabels } from './ad-form-labels';
import '../form/facts/facts.css';
import './ad-form.css';

type Props = { labels: AdFormLabels; title: string; subtitle: string; children: ReactNode };

/** The frame around the form: what it is, and that it needs a script. */
export const AdFormScreen = ({ labels, title, subtitle, children }: Props) => (
  <main className="page-width ad-form-screen">
    <h1 className="display text-26 md:text-34">{title}</h1>
    <p className="mt-2 max-w-prose text-muted">{subtitle}</p>
    <noscript>
      <p className="mt-6 rounded border border-line bg-sunken px-4 py-3">{labels.needsScript}</p>
    </noscript>
    {children}
  </main>
);
