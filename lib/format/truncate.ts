/**
 * What a reader takes for one letter: with its marks, as a flag, or as people joined into one picture. The number of
 * marks is bounded, for a "letter" may be made of ten thousand of them.
 */
const letter =
  /\p{RI}{2}|[\s\S](?:\u200d\p{Extended_Pictographic}?|\u200c|\p{M}|\p{Emoji_Modifier}|[\u{e0020}-\u{e007f}]){0,16}/gu;

/** The first `max` letters of plain text and `ending`, which is not counted; text that fits stays as it is. */
export const truncate = (text: string, max: number, ending = '…'): string => {
  if (text.length <= max) return text;
  let letters = 0;
  for (const { index } of text.matchAll(letter)) {
    if (letters === max) return text.slice(0, index) + ending;
    letters += 1;
  }
  return text;
};
