import { say, words } from '../say';
import type { SubCategorySeed } from '../types';

/** One sub-category; `aliases` is a comma-separated list, in any script. */
export const sub = (slug: string, en: string, ar: string, ckb: string, aliases: string): SubCategorySeed => ({
  slug,
  name: say(en, ar, ckb),
  aliases: words(aliases),
});
