import type { Translated } from '@/lib/i18n/locales';

/** A short text in the order of the site's languages. */
export const say = (en: string, ar: string, ckb: string): Translated => ({ en, ar, ckb });

/** A comma-separated list of aliases, in any script. */
export const words = (list: string): string[] => list.split(/\s*[,،]\s*/);
