import { type FormEvent, useId, useState } from 'react';
import type { RejectionReason } from '@/lib/contract/moderation-fields';
import { fillIn } from '@/lib/i18n/fill-in';
import { type Locale, locales } from '@/lib/i18n/locales';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { FieldError } from '../ui/field-label';
import { TextArea } from '../ui/text-area';
import { useRoom } from './room';

export type Refusing = 'reject' | 'rejectEdit' | 'takeDown';
export type Given = { reasons: RejectionReason[]; note?: string };

type Props = {
  /** Null: closed. */
  refusing: Refusing | null;
  sellerLocale: Locale;
  onClose: () => void;
  onSubmit: (given: Given) => void;
};

/** Asks why an ad cannot be shown, in sentences that are there already and in own words. */
export const RefuseDialog = ({ refusing, onClose, ...form }: Props) => {
  const { words } = useRoom();
  const { takeDownTitle, rejectTitle } = words.refuse;
  return (
    <Dialog
      open={refusing !== null}
      onClose={onClose}
      title={refusing === 'takeDown' ? takeDownTitle : rejectTitle}
      closeLabel={words.close}
      shape="sheet"
      className="mod-refuse"
    >
      {refusing ? <RefuseForm refusing={refusing} onClose={onClose} {...form} /> : null}
    </Dialog>
  );
};

const RefuseForm = ({ refusing, sellerLocale, onClose, onSubmit }: Props & { refusing: Refusing }) => {
  const { locale, words, reasonsIn } = useRoom();
  const { refuse: own } = words;
  const [reasons, setReasons] = useState<RejectionReason[]>([]);
  const [note, setNote] = useState('');
  const [missing, setMissing] = useState(false);
  const errorId = useId();
  const all = Object.keys(reasonsIn[locale]) as RejectionReason[];
  const toggle = (reason: RejectionReason) => {
    setMissing(false);
    setReasons((before) =>
      before.includes(reason) ? before.filter((one) => one !== reason) : [...before, reason],
    );
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    const typed = note.trim();
    if (!reasons.length && !typed) return setMissing(true);
    onSubmit({ reasons, ...(typed ? { note: typed } : {}) });
  };
  const told = [...reasons.map((reason) => reasonsIn[sellerLocale][reason].text), note.trim()]
    .filter(Boolean)
    .join('\n');
  const { name, dir } = locales[sellerLocale];
  return (
    <form onSubmit={send} noValidate className="grid gap-5 p-5">
      <fieldset aria-describedby={missing ? errorId : undefined}>
        <legend className="mb-2 text-15 font-semibold">{own.why}</legend>
        <ul className="grid gap-x-4 sm:grid-cols-2">
          {all.map((reason) => (
            <li key={reason}>
              <label className="flex min-h-11 items-center gap-3 py-1">
                <input
                  type="checkbox"
                  checked={reasons.includes(reason)}
                  onChange={() => toggle(reason)}
                  className="size-5 shrink-0 accent-petrol"
                />
                {reasonsIn[locale][reason].label}
              </label>
            </li>
          ))}
        </ul>
        {missing ? <FieldError id={errorId}>{own.required}</FieldError> : null}
      </fieldset>
      <TextArea
        label={own.own}
        hint={fillIn(own.ownHint, { language: name })}
        rows={3}
        maxLength={1_000}
        value={note}
        onChange={(event) => {
          setNote(event.target.value);
          setMissing(false);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey))
            event.currentTarget.form?.requestSubmit();
        }}
      />
      {told ? (
        <div>
          <p className="mb-1.5 text-13 text-muted">{own.preview}</p>
          <blockquote lang={sellerLocale} dir={dir} className="mod-quote">
            {told}
          </blockquote>
        </div>
      ) : null}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="outline" onClick={onClose}>
          {words.cancel}
        </Button>
        <Button type="submit" variant="danger">
          {own[refusing]}
        </Button>
      </div>
    </form>
  );
};
