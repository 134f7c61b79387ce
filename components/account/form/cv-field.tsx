'use client';

import { type DragEvent, useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { classes } from '@/components/ui/classes';
import { FieldError } from '@/components/ui/field-label';
import { Icon } from '@/components/ui/icon';
import { fillIn, isolated } from '@/lib/i18n/fill-in';
import type { Messages } from '@/lib/i18n/messages';
import { checkCv, cvAccepted, cvWords } from './check-file';
import { CvPreview } from './cv-preview';

type Stored = { name: string; removing: boolean; onRemove: (remove: boolean) => void };

type Props = {
  labels: Messages['auth']['files'];
  value: File | null;
  /** The CV that the account has already. */
  stored?: Stored | null;
  error?: string | undefined;
  onPick: (file: File | null) => void;
};

const StoredCv = ({ stored, labels }: { stored: Stored; labels: Props['labels'] }) => (
  <p className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-1">
    {stored.removing ? (
      <>
        <span>{fillIn(labels.willGo, { name: isolated(stored.name) })}</span>
        <Button variant="quiet" onClick={() => stored.onRemove(false)}>
          {labels.keepFile}
        </Button>
      </>
    ) : (
      <>
        <a href="/api/auth/cv" download className="account-link gap-2">
          <Icon name="download" size={18} />
          {fillIn(labels.download, { name: isolated(stored.name) })}
        </a>
        <Button variant="quiet" onClick={() => stored.onRemove(true)}>
          {labels.removeFile}
        </Button>
      </>
    )}
  </p>
);

/** A file that is dropped or chosen, looked at before it goes. */
export const CvField = ({ labels, value, stored, error, onPick }: Props) => {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const wrong = refused ?? error;

  const pick = (file: File | undefined) => {
    if (!file) return;
    const problem = checkCv(file);
    setRefused(problem && fillIn(labels[problem], cvWords));
    if (!problem) onPick(file);
  };
  const drag = (event: DragEvent, inside: boolean) => {
    event.preventDefault();
    setOver(inside);
  };

  return (
    <div>
      <p id={`${id}-label`} className="mb-1.5 text-15 font-semibold">
        {labels.cv}
      </p>
      {stored && !value ? <StoredCv stored={stored} labels={labels} /> : null}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: what can be dropped here can be chosen by the button */}
      <div
        onDragEnter={(event) => drag(event, true)}
        onDragOver={(event) => drag(event, true)}
        onDragLeave={(event) => drag(event, event.currentTarget.contains(event.relatedTarget as Node | null))}
        onDrop={(event) => {
          drag(event, false);
          pick(event.dataTransfer.files[0]);
        }}
        className={classes('cv-drop', over && 'cv-drop-over', Boolean(wrong) && 'border-bad')}
      >
        <Icon name="upload" size={24} className="text-muted" />
        <p className="text-muted">{labels.drop}</p>
        <input
          ref={input}
          id={id}
          type="file"
          accept={cvAccepted}
          aria-labelledby={`${id}-label`}
          aria-describedby={`${id}-said`}
          aria-invalid={wrong ? true : undefined}
          tabIndex={-1}
          className="sr-only"
          onChange={(event) => {
            pick(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
        <Button variant="outline" onClick={() => input.current?.click()}>
          <Icon name="file-text" size={18} />
          {value || stored ? labels.changeFile : labels.chooseFile}
        </Button>
      </div>
      <div id={`${id}-said`} role={wrong ? 'alert' : undefined}>
        {wrong ? (
          <FieldError id={`${id}-error`}>{wrong}</FieldError>
        ) : (
          <p className="mt-1.5 text-13 text-muted">{fillIn(labels.cvHint, cvWords)}</p>
        )}
      </div>
      {value ? (
        <CvPreview
          file={value}
          labels={labels}
          onRemove={() => {
            setRefused(null);
            onPick(null);
          }}
        />
      ) : null}
    </div>
  );
};
