import { classes } from './classes';

type Props = { html: string; className?: string };

/** The operator's or a seller's HTML, which the API has sanitised; `.rich-text` in globals.css sets its type. */
export const RichText = ({ html, className }: Props) => (
  <div className={classes('rich-text', className)} dangerouslySetInnerHTML={{ __html: html }} />
);
