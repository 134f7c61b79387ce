type Keys = Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** Whether a link is followed here: with one of these keys the browser opens it elsewhere, or saves it. */
export const isPlainClick = ({ ctrlKey, metaKey, shiftKey, altKey }: Keys) =>
  !(ctrlKey || metaKey || shiftKey || altKey);
