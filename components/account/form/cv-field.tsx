import { type DragEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { classes } from '@/components/ui/classes';
import { Icon } from '@/components/ui/icon';
import { fillIn, isolated } from '@/lib/i18n/fill-in';
import type { Messages } from '@/lib/i18n/messages';
import { checkCv, cvAccepted, cvWords } from './check-file';
import { CvPreview } from './cv-preview';
import { FileFrame } from './file-frame';

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
  const [over, setOver] = useState(false);
  const drag = (event: DragEvent, inside: boolean) => {
    event.preventDefault();
    setOver(inside);
  };
  return (
    <FileFrame
      label={labels.cv}
      hint={fillIn(labels.cvHint, cvWords)}
      accept={cvAccepted}
      icon="file-text"
      choose={value || stored ? labels.changeFile : labels.chooseFile}
      error={error}
      check={(file) => {
        const problem = checkCv(file);
        return problem && fillIn(labels[problem], cvWords);
      }}
      onPick={onPick}
    >
      {({ button, take, drop, wrong }) => (
        <>
          {stored && !value ? <StoredCv stored={stored} labels={labels} /> : null}
          {/* biome-ignore lint/a11y/noStaticElementInteractions: what can be dropped here can be chosen by the button */}
          <div
            onDragEnter={(event) => drag(event, true)}
            onDragOver={(event) => drag(event, true)}
            onDragLeave={(event) =>
              drag(event, event.currentTarget.contains(event.relatedTarget as Node | null))
            }
            onDrop={(event) => {
              drag(event, false);
              take(event.dataTransfer.files[0]);
            }}
            className={classes('cv-drop', over && 'cv-drop-over', wrong && 'border-bad')}
          >
            <Icon name="upload" size={24} className="text-muted" />
            <p className="text-muted">{labels.drop}</p>
            {button}
          </div>
          {value ? <CvPreview file={value} labels={labels} onRemove={drop} /> : null}
        </>
      )}
    </FileFrame>
  );
};
