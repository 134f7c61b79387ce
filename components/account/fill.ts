/** Says a text with its gaps filled, in the browser: `fill('until {date}', { date })`. */
export const fill = (text: string, values: Record<string, string>) =>
  text.replace(/\{(\w+)\}/g, (gap, name: string) => values[name] ?? gap);

/** A name inside a sentence, which may be of the other direction: it moves nothing around it. */
export const isolated = (text: string) => `\u2068${text}\u2069`;
