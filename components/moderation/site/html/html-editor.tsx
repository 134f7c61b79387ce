import { type Ref, useEffect, useId, useImperativeHandle, useRef, useState } from 'react';
import Squire from 'squire-rte';
import type { Locale } from '@/lib/i18n/locales';
import { classes } from '../../../ui/classes';
import { describedBy, FieldNote } from '../../../ui/field-label';
import { cleanFragment, cleanHtml } from './clean-html';
import { EditorTools } from './editor-tools';
import { type Formats, formatsAt, noFormats } from './formats';

type Props = {
  label: string;
  lang: Locale;
  dir: 'ltr' | 'rtl';
  /** What stands there at first; later it says itself what it holds. */
  start: string;
  required: boolean;
  hint: string | undefined;
  error: string | undefined;
  onChange: (html: string) => void;
  onBlur: () => void;
  ref?: Ref<{ focus: () => void }>;
};

/**
 * Text with headings, lists and links. Squire (20 KB, no dependencies) keeps the browsers' editing in order; what is
 * pasted passes `cleanFragment` first. It comes with the form and reaches moderators alone.
 */
export const HtmlEditor = ({
  label,
  lang,
  dir,
  start,
  required,
  hint,
  error,
  onChange,
  onBlur,
  ref,
}: Props) => {
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Squire | null>(null);
  const [formats, setFormats] = useState<Formats>(noFormats);
  const latest = useRef({ start, onChange });
  useEffect(() => {
    latest.current.onChange = onChange;
  });

  useEffect(() => {
    if (!place.current) return;
    const squire = new Squire(place.current, {
      blockTag: 'P',
      addLinks: true,
      sanitizeToDOMFragment: cleanFragment,
    });
    squire.setHTML(latest.current.start);
    // It writes the same in its own way; until that differs, nothing was changed.
    const own = cleanHtml(squire.getHTML());
    let said = own;
    squire.addEventListener('input', () => {
      const html = cleanHtml(squire.getHTML());
      if (html === said) return;
      said = html;
      latest.current.onChange(html === own ? latest.current.start : html);
    });
    const look = () => setFormats(formatsAt(squire));
    for (const event of ['pathChange', 'select', 'cursor', 'input']) squire.addEventListener(event, look);
    setEditor(squire);
    return () => squire.destroy();
  }, []);

  useImperativeHandle(ref, () => ({ focus: () => place.current?.focus() }), []);

  return (
    <div>
      <p id={`${id}-label`} className="site-label">
        {label}
      </p>
      <div className={classes('site-editor', error && 'border-bad!')}>
        <EditorTools editor={editor} formats={formats} about={`${id}-label`} />
        {/* biome-ignore lint/a11y/useSemanticElements: a textarea cannot hold what is written here */}
        <div
          ref={place}
          role="textbox"
          tabIndex={0}
          aria-multiline
          aria-labelledby={`${id}-label`}
          aria-required={required || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { hint, error })}
          contentEditable
          suppressContentEditableWarning
          lang={lang}
          dir={dir}
          onBlur={onBlur}
          className="rich-text site-editor-text"
        />
      </div>
      <FieldNote id={id} hint={hint} error={error} />
    </div>
  );
};
