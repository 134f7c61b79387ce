import { type AdsOf, bestOf, type Meaning, type Names, quality, rowKey, skeletonsNear } from './names';
import { distance, edits, farthest, isLeftOf, isReordered, skeletonOf, soundOf } from './sound';

/*
 * The name that a misspelt word was meant to be: of those that sound alike, one that has ads, is written much the same,
 * and is not known to be written otherwise.
 */

const isLatin = (word: string) => /^[a-z]/.test(word);

/** Letters that a hand gets wrong. Latin ones are written as they are learnt, the others as they are heard. */
const slips = (word: string) => (word.length < 7 ? 1 : 2) + (isLatin(word) || word.length < 6 ? 0 : 1);
/** Arabic leaves vowels out: with as many consonants, all of them right, هلكس is a Hilux. */
const fewestConsonants = 4;
const vowelsLeftOut = 0.9;
/** As far as what one slip of the hand makes of a name is from it. */
const slipped = 0.35;
/** Of two names as near, the one in the same letters is meant. */
const otherScript = 0.1;
/** Between two scripts only what is heard is compared, so more of it has to agree. */
const byEar = (consonants: number) => Math.max(0.4, consonants / 10);

/** The words that a swap of two letters next to each other makes of one. */
const swaps = (word: string): string[] =>
  Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  );

export type Near = { name: string; far: number };

/** How many ads there are of a name, by the row that has most. */
const adsOfName = (meanings: readonly Meaning[], adsOf: AdsOf) =>
  Math.max(0, ...meanings.flatMap(({ kind, ids }) => ids.map((id) => adsOf(kind, id))));
/** Of two names as near, the one is meant that more people sell. */
const frequency = (ads: number) => Math.min(0.3, Math.log10(1 + ads) / 10);

/** Letters that one hears alike and writes for each other; another first letter is another word: "glass" is no Claas. */
const alikeFirst = ['ckq', 'szc', 'fpv', 'jg', 'aeiouy', 'wv'];
const beginAlike = (one: string, other: string) =>
  one === other || alikeFirst.some((letters) => letters.includes(one) && letters.includes(other));

/** As far as a name in other letters may be from the same name in these. */
const transliterated = 0.4;

/**
 * Whether a row of the name is called alike in the letters of a word. How it is written in those is then known, and the
 * word is no spelling of it: خلاص is not كلاس, so it is no Claas either.
 */
const isWrittenOtherwise = (
  word: string,
  name: string,
  { exact, called }: Pick<Names, 'exact' | 'called'>,
): boolean => {
  const sound = soundOf(name);
  const most = transliterated * skeletonOf(sound).length;
  return (exact.get(name) ?? []).every(({ kind, ids, quality: how }) =>
    ids.every(
      (id) =>
        how === quality.part ||
        called
          .get(rowKey(kind, id))
          ?.some((other) => isLatin(other) === isLatin(word) && distance(soundOf(other), sound) <= most),
    ),
  );
};

/**
 * The name that sounds most like a word, and how far it is from it; null where none is near. `isHeard`: the word was
 * written in a script that no name has.
 */
export const nearestName = (
  word: string,
  names: Pick<Names, 'sounds' | 'exact' | 'called'>,
  { isHeard = false, adsOf }: { isHeard?: boolean; adsOf: AdsOf },
): Near | null => {
  const { sounds, exact } = names;
  const sound = soundOf(word);
  const skeleton = skeletonOf(sound);
  if (skeleton.length < 2) return null;
  const near = new Set([
    ...skeletonsNear(skeleton).flatMap((one) => sounds.get(one) ?? []),
    ...swaps(word).filter((one) => exact.has(one)),
  ]);
  let best: Near | null = null;
  const rank = ({ name, far }: Near) => {
    const meanings = exact.get(name) ?? [];
    const ads = adsOfName(meanings, adsOf);
    const elsewhere = !isHeard && isLatin(word) !== isLatin(name) ? otherScript : 0;
    return far + elsewhere - bestOf(meanings) / 50 - frequency(ads);
  };
  for (const name of near) {
    // What nobody sells is not guessed at: camary is a Camry and no Camaro.
    if (!adsOfName(exact.get(name) ?? [], adsOf)) continue;
    const other = soundOf(name);
    const consonants = Math.min(skeleton.length, skeletonOf(other).length);
    const found = { name, far: distance(sound, other) };
    const isSpelledAlike = !isHeard && isLatin(word) === isLatin(name);
    // Names do not begin with another consonant by mistake.
    const sameStart =
      (skeleton[0] ?? '') === (skeletonOf(other)[0] ?? '') &&
      (!isSpelledAlike || !isLatin(word) || beginAlike(word[0] ?? '', name[0] ?? ''));
    const apart = isSpelledAlike ? edits(word, name) : 0;
    // One letter of six left out, or of five in its neighbour's place, is a slip of the hand, however little sound is
    // left: toyta, vovlo.
    const isSlip =
      isSpelledAlike &&
      apart === 1 &&
      ((isLatin(word) && name.length >= 6) ||
        (name.length >= (isLatin(word) ? 5 : 6) && isReordered(word, name)));
    // Of four letters another one makes another word: "port" is no part.
    const isOther = word.length === 4 && name.length === 4 && isLatin(word) && !isReordered(word, name);
    const isVowelless =
      isSpelledAlike &&
      !isLatin(word) &&
      consonants >= fewestConsonants &&
      skeleton === skeletonOf(other) &&
      isLeftOf(word, name) &&
      found.far <= vowelsLeftOut;
    if (!sameStart || (found.far > farthest(consonants) && !isSlip && !isVowelless)) continue;
    if (isSpelledAlike ? isOther || (apart > slips(word) && !isVowelless) : found.far > byEar(consonants))
      continue;
    if (!isSpelledAlike && !isHeard && isWrittenOtherwise(word, name, names)) continue;
    if (isSlip) found.far = Math.min(found.far, slipped);
    // One word of a longer name is meant only where hardly anything else can be.
    if (bestOf(exact.get(name) ?? []) === quality.part && found.far > slipped) continue;
    if (!best || rank(found) < rank(best)) best = found;
  }
  return best;
};
