/** A number and the code of its country; of a number with an unknown code the whole stands in `rest`. */
export type PhoneParts = { code: string; rest: string };

/**
 * "+964 770 …" is 964 and "770 …". Without a plus or two zeros in front there is no code in it. Of codes that begin
 * alike the longest counts.
 */
export const splitPhone = (text: string, codes: readonly string[]): PhoneParts => {
  const typed = text.trim().replace(/^(?:00|٠٠|۰۰)(?=\s*\S)/, '+');
  if (!typed.startsWith('+')) return { code: '', rest: typed };
  const digits = typed
    .slice(1)
    .trimStart()
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) % 16));
  const code = codes.filter((known) => digits.startsWith(known)).toSorted((a, b) => b.length - a.length)[0];
  return code ? { code, rest: digits.slice(code.length).trim() } : { code: '', rest: typed };
};

/** As it is stored: "+964 770 …". The zero that is dialled inside a country has no place after its code. */
export const joinPhone = ({ code, rest }: PhoneParts): string => {
  const typed = rest.trim();
  if (typed === '' || code === '' || typed.startsWith('+')) return typed;
  return `+${code} ${typed.replace(/^[0٠۰]+\s*/, '')}`;
};
