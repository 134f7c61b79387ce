/** Both sets begin at a multiple of sixteen. */
const asciiDigit = (digit: string) => String(digit.charCodeAt(0) % 16);

/** The digits of Arabic and Kurdish as those of a program. */
export const latinDigits = (text: string): string =>
  text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, asciiDigit);

const whole = /^\d+$/;
/** Thousands by one mark, and perhaps decimals by another. Not "0.500", which is a half. */
const grouped = /^([1-9]\d{0,2}(?:([ ,.٬])\d{3})(?:\2\d{3})*)(?:(?!\2)[,.٫](\d*))?$/;
const decimal = /^(\d*)[,.٫](\d*)$/;

/**
 * A number as people type it, in any of three digit sets: "28,500", "٢٨٬٥٠٠٫٥", "37.000.000", "8 450". A mark before
 * exactly three digits parts thousands ("28.500" is 28500: nobody prices a machine to a tenth of a cent), so this is
 * not for coordinates. Null for everything else.
 */
export const parseNumber = (text: string): number | null => {
  if (text.length > 60) return null;
  const typed = latinDigits(text)
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replaceAll('،', ',')
    .replace('\u2212', '-');
  const sign = typed.startsWith('-') ? -1 : 1;
  const digits = sign < 0 ? typed.slice(1) : typed;

  if (whole.test(digits)) return sign * Number(digits);
  const thousands = grouped.exec(digits);
  if (thousands) return sign * Number(`${thousands[1]!.replace(/\D/g, '')}.${thousands[3] ?? ''}`);
  const parts = decimal.exec(digits);
  return parts && digits.length > 1 ? sign * Number(`${parts[1] || 0}.${parts[2]}`) : null;
};
