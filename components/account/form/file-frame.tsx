import { type ReactNode, useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { FieldNote } from '@/components/ui/field-label';
import { Icon, type IconName } from '@/components/ui/icon';

type Props = {
  label: string;
  hint: string;
  accept: string;
  /** On the button. */
  icon: IconName;
  choose: string;
  error?: string | undefined;
  /** What is wrong with a file, in the reader's words. */
  check: (file: File) => string | null;
  onPick: (file: File | null) => void;
  children: (parts: {
    button: ReactNode;
    /** Takes a file that came in by another way. */
    take: (file: File | undefined) => void;
    drop: () => void;
    wrong: boolean;
  }) => ReactNode;
};

/** One file of an account: its label, a button to pick it, and below what is wrong with it, or a hint. */
export const FileFrame = ({ label, hint, accept, icon, choose, error, check, onPick, children }: Props) => {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const wrong = refused ?? error;

  const take = (file: File | undefined) => {
    if (!file) return;
    const problem = check(file);
    setRefused(problem);
    if (!problem) onPick(file);
  };
  const drop = () => {
    setRefused(null);
    onPick(null);
  };
  const button = (
    <>
      <input
        ref={input}
        id={id}
        type="file"
        accept={accept}
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-said`}
        aria-invalid={wrong ? true : undefined}
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          take(event.target.files?.[0]);
          // The same file again is a choice, too.
          event.target.value = '';
        }}
      />
      <Button variant="outline" onClick={() => input.current?.click()}>
        <Icon name={icon} size={18} />
        {choose}
      </Button>
    </>
  );

  return (
    <div>
      <p id={`${id}-label`} className="mb-1.5 text-15 font-semibold">
        {label}
      </p>
      {children({ button, take, drop, wrong: Boolean(wrong) })}
      <div id={`${id}-said`} role={wrong ? 'alert' : undefined}>
        <FieldNote id={id} hint={hint} error={wrong} />
      </div>
    </div>
  );
};
