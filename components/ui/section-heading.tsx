import type { ReactNode } from 'react';
import { classes } from './classes';

type Props = {
  title: ReactNode;
  id?: string;
  level?: 1 | 2 | 3;
  /** The size of another level, for a heading inside a narrow column. */
  sizeOf?: 1 | 2 | 3;
  text?: ReactNode;
  /** What stands at the end of the line: a link, a switch. */
  action?: ReactNode;
  className?: string;
};

const sizes = { 1: 'text-34', 2: 'text-26 md:text-34', 3: 'text-20' } as const;

export const SectionHeading = ({ title, id, level = 2, sizeOf = level, text, action, className }: Props) => {
  const Heading = `h${level}` as const;
  return (
    <div className={classes('flex flex-wrap items-end justify-between gap-x-8 gap-y-3', className)}>
      <div className="max-w-prose">
        <Heading id={id} className={classes('display', sizes[sizeOf])}>
          {title}
        </Heading>
        {text ? <p className="mt-2 text-17 text-muted">{text}</p> : null}
      </div>
      {action}
    </div>
  );
};
