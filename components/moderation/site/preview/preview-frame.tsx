import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { type Locale, locales } from '@/lib/i18n/locales';

/** The widths that a preview is drawn in, as on a phone and as on a computer. */
const previewWidths = { phone: 390, computer: 1280 } as const;
export type PreviewWidth = keyof typeof previewWidths;

type Props = { title: string; locale: Locale; width: PreviewWidth; children: ReactNode };

const empty = '<!doctype html><html><head></head><body></body></html>';

/** The page's own styles, which know the width and the direction of the document that they are in. */
const dress = (doc: Document) => {
  for (const style of document.querySelectorAll('link[rel="stylesheet"], style')) {
    doc.head.append(doc.importNode(style, true));
  }
};

/**
 * A part of the site as it is drawn on a screen of this width and in this language: a document of its own, drawn by the
 * same components, made smaller where it does not fit. It is to be looked at: nothing in it can be reached, and all of it
 * is said in the form.
 */
export const PreviewFrame = ({ title, locale, width, children }: Props) => {
  const place = useRef<HTMLDivElement>(null);
  const [doc, setDoc] = useState<Document | null>(null);
  const [height, setHeight] = useState(240);
  const [room, setRoom] = useState<number>(previewWidths.phone);
  const { dir } = locales[locale];
  const natural = previewWidths[width];
  const scale = Math.min(1, room / natural);

  const arrive = useCallback((frame: HTMLIFrameElement | null) => {
    const fresh = frame?.contentDocument;
    if (!fresh || fresh.head.childElementCount) return;
    dress(fresh);
    setDoc(fresh);
  }, []);

  useEffect(() => {
    if (!doc) return;
    doc.documentElement.lang = locale;
    doc.documentElement.dir = dir;
  }, [doc, locale, dir]);

  useEffect(() => {
    if (!doc) return;
    const watcher = new ResizeObserver(([entry]) => entry && setHeight(Math.ceil(entry.contentRect.height)));
    watcher.observe(doc.body);
    return () => watcher.disconnect();
  }, [doc]);

  useEffect(() => {
    if (!place.current) return;
    const watcher = new ResizeObserver(([entry]) => entry && setRoom(entry.contentRect.width));
    watcher.observe(place.current);
    return () => watcher.disconnect();
  }, []);

  return (
    <div ref={place}>
      <div className="site-frame" style={{ width: natural * scale, height: Math.ceil(height * scale) }}>
        <iframe
          title={title}
          srcDoc={empty}
          tabIndex={-1}
          onLoad={(event) => arrive(event.currentTarget)}
          style={{ width: natural, height, transform: `scale(${scale})` }}
          className="site-frame-page"
        />
      </div>
      {doc ? createPortal(<div inert>{children}</div>, doc.body) : null}
    </div>
  );
};
