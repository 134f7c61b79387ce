import { type DragEvent, type Ref, useEffect, useId, useState } from 'react';
import { classes } from './classes';
import { FieldError } from './field-label';
import { Icon, type IconName } from './icon';

type Labels = { choose: string; take: string; drop: string };
type Props = {
  labels: Labels;
  hint: string;
  /** Said instead of the hint when nothing more is taken. */
  full: string | null;
  error?: string | undefined;
  onFiles: (files: File[]) => void;
  ref?: Ref<HTMLInputElement>;
};

const hasFiles = ({ dataTransfer }: { dataTransfer: DataTransfer | null }) =>
  dataTransfer?.types.includes('Files') ?? false;

/** Where photographs come in: picked, taken with the camera of a phone, or dropped. */
export const PhotoDrop = ({ labels, hint, full, error, onFiles, ref }: Props) => {
  const id = useId();
  const [over, setOver] = useState(false);
  const disabled = full !== null;

  // A picture that lands beside would take the place of the page.
  useEffect(() => {
    const keep = (event: globalThis.DragEvent) => {
      if (hasFiles(event)) event.preventDefault();
    };
    window.addEventListener('dragover', keep);
    window.addEventListener('drop', keep);
    return () => {
      window.removeEventListener('dragover', keep);
      window.removeEventListener('drop', keep);
    };
  }, []);

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (event.dataTransfer.files.length) onFiles([...event.dataTransfer.files]);
  };

  const way = (icon: IconName, text: string, camera: boolean) => (
    <label
      className={classes('photo-way', camera && 'photo-way-camera')}
      aria-disabled={disabled || undefined}
    >
      <Icon name={icon} size={20} />
      {text}
      <input
        ref={camera ? undefined : ref}
        type="file"
        accept="image/*"
        multiple={!camera}
        {...(camera ? { capture: 'environment' as const } : {})}
        disabled={disabled}
        aria-describedby={`${id}-said`}
        aria-invalid={error ? true : undefined}
        className="sr-only"
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
    </label>
  );

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is one more way; the buttons inside are for everybody
    <div
      className={classes('photo-drop', over && 'photo-drop-over', error && 'border-bad!')}
      onDragEnter={(event) => setOver(hasFiles(event))}
      onDragOver={(event) => event.preventDefault()}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={drop}
    >
      <p className="photo-drop-invitation">{labels.drop}</p>
      <div className="flex flex-wrap justify-center gap-3">
        {way('images', labels.choose, false)}
        {way('camera', labels.take, true)}
      </div>
      <div id={`${id}-said`}>
        {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
        <p role="status" className={classes('text-13', full ? 'font-semibold text-warning' : 'text-muted')}>
          {full ?? hint}
        </p>
      </div>
    </div>
  );
};
