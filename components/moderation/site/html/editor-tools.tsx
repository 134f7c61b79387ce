import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import type Squire from 'squire-rte';
import { Button } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { useSite } from '../site-room';
import { type Formats, switchFormat } from './formats';

type Tool = keyof typeof switchFormat;

const faces: Record<Tool, ReactNode> = {
  bold: <b>B</b>,
  italic: <i className="not-italic [font-style:italic]!">I</i>,
  h2: 'H2',
  h3: 'H3',
  ul: <Icon name="list" size={18} />,
  ol: <Icon name="list-ordered" size={18} />,
  quote: <Icon name="quote" size={18} />,
};

type Props = { editor: Squire | null; formats: Formats; about: string };

/** One stop for the Tab key, arrows in between, as tool bars are used. */
const walk = (event: KeyboardEvent<HTMLDivElement>) => {
  if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
  const buttons = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('[data-tool]')];
  const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
  if (at < 0) return;
  const backwards =
    (event.key === 'ArrowLeft') !== (getComputedStyle(event.currentTarget).direction === 'rtl');
  buttons.at((at + (backwards ? -1 : 1)) % buttons.length)?.focus();
  event.preventDefault();
};

const begun = 'https://';

export const EditorTools = ({ editor, formats, about }: Props) => {
  const { site } = useSite();
  const { editor: words } = site;
  const [link, setLink] = useState<string | null>(null);
  const [entry, setEntry] = useState(0);
  const address = useRef<HTMLInputElement>(null);
  const tools = Object.keys(faces) as Tool[];

  const openLink = () => {
    setLink(formats.link ?? begun);
    requestAnimationFrame(() => address.current?.select());
  };
  const closeLink = (to: string | null) => {
    if (!editor) return;
    setLink(null);
    editor.focus();
    if (to === '') editor.removeLink();
    // What it begins with is no address yet.
    else if (to !== null && to !== begun) editor.makeLink(to);
  };
  const keys = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    closeLink(event.key === 'Enter' ? event.currentTarget.value.trim() : null);
  };
  const tool = (n: number, label: string, pressed: boolean, press: () => void, face: ReactNode) => (
    <button
      key={label}
      type="button"
      data-tool
      title={label}
      aria-label={label}
      aria-pressed={pressed}
      tabIndex={n === entry ? 0 : -1}
      onFocus={() => setEntry(n)}
      // The text keeps its selection.
      onMouseDown={(event) => event.preventDefault()}
      onClick={press}
    >
      {face}
    </button>
  );

  return (
    <>
      <div
        role="toolbar"
        aria-label={words.tools}
        aria-describedby={about}
        onKeyDown={walk}
        className="site-tools"
      >
        {tools.map((name, n) =>
          tool(
            n,
            words[name],
            formats[name],
            () => {
              if (!editor) return;
              switchFormat[name](editor, formats[name]);
              editor.focus();
            },
            faces[name],
          ),
        )}
        {tool(tools.length, words.link, formats.link !== null, openLink, <Icon name="link" size={18} />)}
      </div>
      {link === null ? null : (
        <div className="site-link">
          <input
            ref={address}
            aria-label={words.address}
            defaultValue={link}
            dir="ltr"
            inputMode="url"
            maxLength={500}
            onKeyDown={keys}
            className="field-box px-3"
          />
          <Button variant="petrol" size="sm" onClick={() => closeLink(address.current?.value.trim() ?? null)}>
            {words.setLink}
          </Button>
          {formats.link === null ? null : (
            <Button variant="outline" size="sm" onClick={() => closeLink('')}>
              {words.removeLink}
            </Button>
          )}
        </div>
      )}
    </>
  );
};
