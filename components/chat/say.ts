/** Puts values where a text names them in braces, each apart from the direction of the text around it. */
export const say = (text: string, values: Record<string, string | number>) =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    values[name] === undefined ? whole : `\u2068${values[name]}\u2069`,
  );
