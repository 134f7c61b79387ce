import { z } from 'zod';

/** Of whom no browser has said where he is. */
export const defaultTimeZone = 'Asia/Baghdad';

/** As Intl writes it: a name has many spellings. An offset is none: it knows no summer. */
const nameOf = (zone: string): string | null => {
  if (!/^[A-Za-z]/.test(zone)) return null;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
};

/** The name of a time zone that Intl knows. */
export const TimeZone = z
  .string()
  .max(64)
  .refine((zone) => nameOf(zone) !== null, 'must be a time zone')
  .transform((zone) => nameOf(zone) ?? defaultTimeZone);
