/** A browser gives no focus to what stands in a closed disclosure. */
export const reveal = (field: unknown): void => {
  if (!(field instanceof Element)) return;
  const closed = field.closest<HTMLDetailsElement>('details:not([open])');
  if (closed) closed.open = true;
};

/** The same for a field that is known by its name alone. */
export const revealNamed = (name: string): void => reveal(document.getElementsByName(name)[0]);
