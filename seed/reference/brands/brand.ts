import { say, words } from '../say';
import type { BrandSeed } from '../types';

/** One brand; `aliases` is a comma-separated list, in any script. */
export const brand = (
  slug: string,
  color: string,
  en: string,
  ar: string,
  ckb: string,
  aliases: string,
): BrandSeed => ({
  slug,
  name: say(en, ar, ckb),
  aliases: words(aliases),
  color,
});
