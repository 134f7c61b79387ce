import { Fragment } from 'react';

/**
 * A type such as PC400-8, which a browser would break after its hyphen. One of more than 14 letters has to break
 * somewhere: a card on the narrowest phone has no room for it in one line.
 */
const code = /((?<![^\s(])(?=\S*\d)(?=\S{3,14}(?!\S))[^\s-]+-\S+)/u;

/** A text whose codes stay on one line. */
export const Unbroken = ({ text }: { text: string }) =>
  text.split(code).map((part, index) =>
    index % 2 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name
      <Fragment key={index}>{part}</Fragment>
    ),
  );
