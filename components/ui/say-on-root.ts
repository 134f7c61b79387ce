/**
 * Sets a custom property that style sheets read of the root, where it is not in force already: what changes there has the
 * style of the whole page worked out anew. `otherwise`: what they take without it.
 */
export const sayOnRoot = (name: `--${string}`, value: string, otherwise: string): void => {
  const root = document.documentElement;
  const now = getComputedStyle(root).getPropertyValue(name).trim() || otherwise;
  if (now !== value) root.style.setProperty(name, value);
};
