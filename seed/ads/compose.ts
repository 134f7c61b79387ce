import { type AdTypeSlug, isSound, type Lines, type Phrases, type Told } from './phrases/types';
import { type Random, runningSums } from './random';

const longestTitle = 95;

const say = (lines: Lines, told: Told, random: Random): string => random.pick(lines)(told);

const digit = /\d/;
const tailCounts = runningSums([14, 30, 36, 20]);

export const composeTitle = (p: Phrases, told: Told, random: Random, atLeast = 0): string => {
  if (told.adType !== 'sale') {
    const head = say(p.typedHeads[told.adType], told, random);
    if (told.adType === 'wanted' || told.adType === 'service')
      return `${head}${p.tailSeparators[1]}${told.place}`;
    return withTails(p, told, head, Math.min(2, random.weighted(tailCounts)), random);
  }
  const head = say(p.heads[told.class], told, random);
  return withTails(p, told, head, Math.max(atLeast, random.weighted(tailCounts)), random);
};

const withTails = (p: Phrases, told: Told, head: string, count: number, random: Random): string => {
  const tails = p.tails(told);
  const drawn = random.pick(p.tailSeparators);
  const separator = drawn === ' ' && count > 1 ? p.tailSeparators[1]! : drawn;
  let title = head;
  let numbered = false;
  for (let left = count; left > 0 && tails.length > 0; ) {
    const at = random.below(tails.length);
    const tail = random.pick(tails[at]!);
    tails[at] = tails[tails.length - 1]!;
    tails.pop();
    // The head may have said it already, and one figure beside the year is enough to read.
    if (title.includes(tail) || title.length + tail.length > longestTitle) continue;
    if (digit.test(tail)) {
      if (numbered) continue;
      numbered = true;
    }
    // "… 2020 3750 ساعة" would read as one number.
    const crowded = separator === ' ' && digit.test(title.at(-1)!) && digit.test(tail[0]!);
    title += (crowded ? '، ' : separator) + tail;
    left--;
  }
  return title;
};

const stateLines = (p: Phrases, told: Told): Lines => {
  if (told.condition === 'damaged') return p.damaged[told.class];
  if (told.condition === 'repair') return p.fault[told.class];
  if (told.condition === 'fair') return p.worn[told.class];
  if (told.condition === 'as-new') return p.asNew;
  return p.sound[told.class];
};

/** Two different lines of one list, or the one there is. */
const pair = (lines: Lines, told: Told, random: Random): string[] => {
  const first = random.below(lines.length);
  const second = (first + 1 + random.below(Math.max(1, lines.length - 1))) % lines.length;
  return first === second ? [lines[first]!(told)] : [lines[first]!(told), lines[second]!(told)];
};

const typedDescription = (p: Phrases, told: Told, random: Random): string => {
  const { opening, terms, more } = p.typed[told.adType as Exclude<AdTypeSlug, 'sale'>];
  const sentences = [say(opening, told, random)];
  if (told.adType !== 'wanted' && told.adType !== 'parts') {
    if (told.meter === 'known' && told.hours !== null) sentences.push(say(p.usage.known.hours, told, random));
    if (told.adType !== 'auction') sentences.push(say(p.special[told.thing], told, random));
    if (told.features.length > 1 && random.chance(0.5))
      sentences.push(random.pick(p.equipment)(told, p.joinList(told.features.map((id) => p.features[id]))));
  }
  sentences.push(say(terms, told, random), ...pair(more, told, random));
  if (random.chance(0.5)) sentences.push(say(p.closing, told, random));
  return sentences.join(' ');
};

export const composeDescription = (p: Phrases, told: Told, random: Random): string => {
  if (told.adType !== 'sale') return typedDescription(p, told, random);
  const sentences = [say(told.dealer ? p.dealerOpening : p.opening[told.class], told, random)];
  const sound = isSound(told);

  if (told.meter === 'unknown') sentences.push(say(p.usage.unknown, told, random));
  else if (told.meter === 'replaced') sentences.push(say(p.usage.replaced, told, random));
  else if (told.meter === 'known' && random.chance(0.75))
    sentences.push(say(p.usage.known[told.hours === null ? 'distance' : 'hours'], told, random));

  if (!told.plain || told.condition === 'as-new') sentences.push(say(stateLines(p, told), told, random));
  if (sound) {
    if (random.chance(0.45) || told.plain) sentences.push(...pair(p.special[told.thing], told, random));
    else sentences.push(say(p.special[told.thing], told, random));
  }
  if (
    told.runsOn !== 'skids' &&
    !told.features.includes('solid-tyres') &&
    told.condition !== 'as-new' &&
    random.chance(told.runsOn === 'tracks' ? 0.6 : 0.3)
  )
    sentences.push(say(p.wear[told.runsOn], told, random));
  if (told.features.length > 1 && random.chance(0.5))
    sentences.push(random.pick(p.equipment)(told, p.joinList(told.features.map((id) => p.features[id]))));

  // What may be left out, in the order in which it is said; the ad ends at eight sentences.
  const more: [number, () => string][] = [
    [told.class === 'car' ? 0.5 : 0.25, () => say(p.paint[told.paint], told, random)],
    [0.35, () => say(told.dealer ? p.dealerHistory : p.history[told.class], told, random)],
    [0.35, () => say(p.origin[told.origin], told, random)],
    [told.customsPaid ? 0.6 : 1, () => say(p.papers(told), told, random)],
    [0.4, () => say(p.place, told, random)],
  ];
  if (!sound || told.class === 'attachment' || told.thing === 'tank' || told.thing === 'classic')
    more[0]![0] = 0;
  if (told.class === 'attachment' || told.condition === 'as-new') more[1]![0] = 0;
  if (told.class === 'attachment') more[2]![0] = 0;
  for (const [share, line] of more) if (sentences.length < 7 && random.chance(share)) sentences.push(line());

  if (told.price === null) sentences.push(say(p.price.onRequest, told, random));
  else if (told.negotiable || random.chance(0.3))
    sentences.push(say(told.negotiable ? p.price.negotiable : p.price.fixed, told, random));
  else if (random.chance(0.5) || sentences.length < 3) sentences.push(say(p.closing, told, random));
  // A blank line before the terms, as people do on a phone.
  if (sentences.length > 5 && random.chance(0.4)) {
    const end = sentences.splice(-2);
    return `${sentences.join(' ')}\n\n${end.join(' ')}`;
  }
  return sentences.join(' ');
};

/** Two to four of the lines, in their order. */
export const someLines = (lines: readonly string[], random: Random, fromTheTop = false): string => {
  const want = Math.min(lines.length, 2 + random.below(3));
  if (want === lines.length) return lines.join('\n');
  const start = fromTheTop ? 0 : random.below(lines.length - want + 1);
  return lines.slice(start, start + want).join('\n');
};
