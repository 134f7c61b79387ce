import type { ReactNode } from 'react';

type Props = { title: string; text?: ReactNode; children?: ReactNode };

/** The head of an information screen: what it is about, on the dark steel band. */
export const PageBand = ({ title, text, children }: Props) => (
  <header className="bg-steel text-on-steel">
    <div className="page-width py-10 md:py-16">
      <h1 className="display max-w-prose text-34 md:text-46">{title}</h1>
      {text ? (
        <p className="mt-4 max-w-prose text-17 text-on-steel-muted md:text-20 md:leading-relaxed">{text}</p>
      ) : null}
      {children}
    </div>
  </header>
);
