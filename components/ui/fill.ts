/** Puts values where a text names them in braces, as `fillIn` of lib/i18n does: this room knows nothing of that one. */
export const fill = (text: string, values: Record<string, string | number>) =>
  text.replace(/\{(\w+)\}/g, (gap, name: string) => String(values[name] ?? gap));
