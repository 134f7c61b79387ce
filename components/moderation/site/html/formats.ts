import type Squire from 'squire-rte';

/** What the text at the cursor is. */
export type Formats = Record<'bold' | 'italic' | 'h2' | 'h3' | 'ul' | 'ol' | 'quote', boolean> & {
  link: string | null;
};

export const noFormats: Formats = {
  bold: false,
  italic: false,
  h2: false,
  h3: false,
  ul: false,
  ol: false,
  quote: false,
  link: null,
};

/** The element of this name that the cursor is in. */
const around = (editor: Squire, name: string): Element | null => {
  const { commonAncestorContainer: at } = editor.getSelection();
  const found = (at instanceof Element ? at : at.parentElement)?.closest(name) ?? null;
  return found && editor.getRoot().contains(found) && found !== editor.getRoot() ? found : null;
};

export const formatsAt = (editor: Squire): Formats => ({
  bold: editor.hasFormat('B') || editor.hasFormat('STRONG'),
  italic: editor.hasFormat('I') || editor.hasFormat('EM'),
  h2: around(editor, 'h2') !== null,
  h3: around(editor, 'h3') !== null,
  ul: around(editor, 'li')?.parentElement?.localName === 'ul',
  ol: around(editor, 'li')?.parentElement?.localName === 'ol',
  quote: around(editor, 'blockquote') !== null,
  link: around(editor, 'a')?.getAttribute('href') ?? null,
});

/** Makes the chosen paragraphs headings of this level, or paragraphs again. */
const makeBlocks = (editor: Squire, tag: 'h2' | 'h3' | 'p') =>
  editor.modifyBlocks((fragment) => {
    for (const block of [...fragment.querySelectorAll('p, h2, h3, h4')]) {
      const made = document.createElement(tag);
      made.append(...block.childNodes);
      block.replaceWith(made);
    }
    return fragment;
  });

type Switch = Exclude<keyof Formats, 'link'>;

/** What a button of the tool bar does: it puts on what is not there and takes off what is. */
export const switchFormat: Record<Switch, (editor: Squire, on: boolean) => void> = {
  bold: (editor, on) => void (on ? editor.removeBold() : editor.bold()),
  italic: (editor, on) => void (on ? editor.removeItalic() : editor.italic()),
  h2: (editor, on) => void makeBlocks(editor, on ? 'p' : 'h2'),
  h3: (editor, on) => void makeBlocks(editor, on ? 'p' : 'h3'),
  ul: (editor, on) => void (on ? editor.removeList() : editor.makeUnorderedList()),
  ol: (editor, on) => void (on ? editor.removeList() : editor.makeOrderedList()),
  quote: (editor, on) => void (on ? editor.removeQuote() : editor.increaseQuoteLevel()),
};
