import { type DragEvent, useEffect, useId, useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import { reasonOf } from '@/lib/api/reason-of';
import { sendSitePicture } from '@/lib/api/send-picture';
import { formatNumber } from '@/lib/format/numbers';
import { fillIn } from '@/lib/i18n/fill-in';
import { pictureSources } from '@/lib/picture-sources';
import { Button } from '../../../ui/button';
import { classes } from '../../../ui/classes';
import { FieldError } from '../../../ui/field-label';
import { Icon } from '../../../ui/icon';
import { useRoom } from '../../room';
import type { Field } from '../fields';
import { useContentForm } from '../form-context';
import { useSite } from '../site-room';

type Sent = { progress: number } | { failed: string; file: File } | null;

/** A picture that goes out when it is chosen or dropped; the form keeps its address. */
export const PictureField = ({ field }: { field: Field }) => {
  const { locale, words } = useRoom();
  const { site } = useSite();
  const { form, errorOf, hold } = useContentForm();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const leaving = useRef<AbortController>(null);
  const [over, setOver] = useState(false);
  const [sent, setSent] = useState<Sent>(null);
  const {
    field: { value, onChange, ref },
  } = useController({ control: form.control, name: field.name });
  const image = String(value ?? '');
  const sending = sent !== null && 'progress' in sent;
  const failed = sent !== null && 'failed' in sent ? sent : null;
  const error = failed?.failed ?? errorOf(field.name);

  useEffect(() => hold(sending), [sending, hold]);
  useEffect(() => () => leaving.current?.abort(), []);

  const send = async (file: File) => {
    leaving.current?.abort();
    const own = new AbortController();
    leaving.current = own;
    const { signal } = own;
    setSent({ progress: 0 });
    try {
      const onProgress = (progress: number) => setSent({ progress });
      onChange(await sendSitePicture(file, { lang: locale, onProgress, signal }));
      form.clearErrors(field.name);
      setSent(null);
    } catch (problem) {
      if (!signal.aborted) setSent({ failed: reasonOf(problem, words.notDone), file });
    }
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) void send(file);
  };

  return (
    <fieldset className="site-field">
      <legend>{site.fields[field.label]}</legend>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is one more way; the button is for everybody */}
      <div
        className={classes('site-picture', over && 'site-picture-over', error && 'border-bad!')}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <span className="site-picture-frame">
          {image ? (
            <img {...pictureSources(image)} sizes="12rem" alt={site.picture.now} />
          ) : (
            <Icon name="camera" size={28} className="text-muted" />
          )}
        </span>
        <div className="grid min-w-0 flex-1 content-center justify-items-start gap-2">
          <input
            ref={input}
            type="file"
            accept="image/*"
            tabIndex={-1}
            aria-label={site.fields[field.label]}
            className="sr-only"
            onChange={(event) => {
              const file = event.target.files?.[0];
              // The same file again is a choice, too.
              event.target.value = '';
              if (file) void send(file);
            }}
          />
          <Button
            ref={ref}
            variant="outline"
            aria-describedby={`${id}-said`}
            disabled={sending}
            onClick={() => input.current?.click()}
          >
            <Icon name="upload" size={18} />
            {image ? site.picture.change : site.picture.choose}
          </Button>
          <div id={`${id}-said`} role="status" className="text-13 text-muted">
            {sending
              ? fillIn(site.picture.sending, { n: formatNumber(Math.round(sent.progress * 100), locale) })
              : site.picture.hint}
          </div>
          {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
          {failed ? (
            <Button variant="quiet" size="sm" onClick={() => void send(failed.file)}>
              {words.retry}
            </Button>
          ) : null}
        </div>
      </div>
    </fieldset>
  );
};
