import type { Locale } from '@/lib/i18n/locales';
import type { BrandSeed, CategorySeed, ModelSeed, StateSeed } from '../reference/types';
import { composeDescription, composeTitle, someLines } from './compose';
import { drawFacts, type Known, known } from './facts';
import type { Group } from './kinds';
import { ar } from './phrases/ar';
import { ckb } from './phrases/ckb';
import { en } from './phrases/en';
import type { AdTypeSlug, Facts, Phrases, Told } from './phrases/types';
import { seats, towns } from './places';
import { Random, runningSums } from './random';
import { drawSeller, isDealer, makeSeller, pointIn, speaksKurdish, stateOfSeller } from './sellers';
import { inAnotherAlphabet, inArabicDigits } from './spellings';
import { stateFacts } from './stated';
import { firstScreens, spring, trapOf } from './traps';
import type { GeneratedAd, GeneratedSeller } from './types';

export type Catalogue = {
  models: readonly ModelSeed[];
  brands: readonly BrandSeed[];
  categories: readonly CategorySeed[];
  states: readonly StateSeed[];
};

const phrases: Record<Locale, Phrases> = { en, ar, ckb };

const groupShares: Record<Group, number> = { cars: 40, trucks: 20, construction: 22, farm: 12, rest: 6 };
const groups = Object.keys(groupShares) as Group[];
/** The first screens show the same mix without the luck of the draw. */
const showcase: readonly Group[] =
  'cars construction cars trucks farm construction cars rest trucks cars construction farm cars trucks construction cars cars trucks construction cars'.split(
    ' ',
  ) as Group[];

/** The languages of the first screens, in the same shares. */
const showcaseLanguages: readonly Locale[] =
  'ckb en ar ckb ar ckb ar en ar ckb ar ckb ar en ckb ar ar ckb en ar'.split(' ') as Locale[];

const languageShares: Record<Locale, number> = { ar: 0.45, ckb: 0.35, en: 0.2 };

/** What people of this market ask for most. */
const popular: Record<string, number> = {
  toyota: 3,
  kia: 1.8,
  hyundai: 1.7,
  nissan: 1.4,
  caterpillar: 1.6,
  komatsu: 1.5,
  jcb: 1.4,
  'mercedes-benz': 1.3,
  'massey-ferguson': 1.6,
  volkswagen: 0.6,
  tesla: 0.4,
};

const carColours = ['#F4F4F2', '#1B1D20', '#8E9499', '#7A1F1F', '#1F3A5F', '#B8A88A'];
const carColourSums = runningSums([38, 18, 20, 7, 8, 9]);
const paintedAsCars = new Set<Facts['class']>(['car', 'truck', 'bus', 'motorcycle']);

const drawAdType = (group: Group, k: Known, random: Random): AdTypeSlug => {
  const machine = group !== 'cars' && k.profile.class !== 'attachment' && k.profile.class !== 'motorcycle';
  const x = random.next();
  if (machine) {
    if (x < 0.06) return 'rent';
    if (x < 0.07 && k.row.meter === 'hours' && k.profile.class !== 'power') return 'service';
  }
  if (x >= 0.07 && x < 0.09) return 'wanted';
  if (x >= 0.09 && x < 0.105) return 'exchange';
  if (x >= 0.105 && x < 0.115) return 'auction';
  return x >= 0.115 && x < 0.127 ? 'parts' : 'sale';
};

export const createGenerator = (catalogue: Catalogue, options: { seed?: number } = {}) => {
  const seed = options.seed ?? 2026;
  const { states } = catalogue;
  const brands = new Map(catalogue.brands.map((brand) => [brand.slug, brand]));
  const stateSums = runningSums(states.map((state) => state.weight));

  const shelf = (list: readonly Known[]) => ({
    list,
    sums: runningSums(list.map((k) => popular[k.row.brand] ?? 1)),
  });
  const all = catalogue.models.map(known);
  const shelves = Object.fromEntries(
    groups.map((group) => {
      const own = all.filter((k) => k.group === group);
      return [group, shelf(own.length > 0 ? own : all)];
    }),
  ) as Record<Group, ReturnType<typeof shelf>>;
  const groupSums = runningSums(groups.map((group) => groupShares[group]));
  const oldExcavators = all.filter(
    (k) => k.thing === 'excavator' && k.row.years[0] <= 2006 && k.row.years[1] >= 2006,
  );

  // Kurdish is written where Kurdish is spoken, yet the shares of the whole stay as they were asked for.
  const kurdishWeight = states.reduce((sum, state) => sum + (speaksKurdish(state) ? state.weight : 0), 0);
  const kurdish = kurdishWeight / (stateSums.at(-1) || 1);
  const ckbThere =
    kurdish > 0 && kurdish < 1 ? Math.min(0.74, languageShares.ckb / kurdish) : languageShares.ckb;
  const ckbElsewhere = kurdish < 1 ? Math.max(0, languageShares.ckb - kurdish * ckbThere) / (1 - kurdish) : 0;

  const drawLanguage = (state: StateSeed, random: Random): Locale => {
    const x = random.next();
    if (x < languageShares.en) return 'en';
    return x < languageShares.en + (speaksKurdish(state) ? ckbThere : ckbElsewhere) ? 'ckb' : 'ar';
  };

  const stride = (length: number) => {
    const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));
    let step = Math.max(1, Math.floor(length * 0.618));
    while (gcd(step, length) !== 1) step++;
    return step;
  };

  /** The next one of the list that was already built. */
  const builtBy = (year: number, list: readonly Known[], at: number): Known => {
    for (let step = 0; step < list.length; step++) {
      const k = list[(at + step) % list.length]!;
      if (k.row.years[0] <= year) return k;
    }
    return list[at]!;
  };

  const drawModel = (index: number, year: number, random: Random): { k: Known; group: Group } => {
    if (index >= firstScreens) {
      const group = groups[random.weighted(groupSums)]!;
      const { list, sums } = shelves[group];
      return { k: builtBy(year, list, random.weighted(sums)), group };
    }
    const group = showcase[index % showcase.length]!;
    const { list } = shelves[group];
    let nth = 0;
    for (let before = 0; before < index; before++) if (showcase[before % showcase.length] === group) nth++;
    return { k: builtBy(year, list, (nth * stride(list.length) + seed) % list.length), group };
  };

  const colourOf = (k: Known, random: Random): string => {
    const own = brands.get(k.row.brand)?.color ?? '#8E9499';
    if (!paintedAsCars.has(k.profile.class)) return own;
    return k.profile.class !== 'car' && random.chance(0.35)
      ? own
      : carColours[random.weighted(carColourSums)]!;
  };

  const tell = (facts: Facts, language: Locale, state: StateSeed, random: Random): Told => {
    const noun = random.pick(phrases[language].nouns[facts.thing]);
    const brand = brands.get(facts.row.brand)?.name;
    const latinBrand = language !== 'en' && random.chance(0.15);
    const told = facts as Told;
    told.brand = brand?.[latinBrand ? 'en' : language] ?? facts.row.brand;
    told.name = facts.row.name;
    told.state = state.name[language];
    told.place =
      facts.town ?? (random.chance(0.75) ? seats[state.slug]?.[language] : undefined) ?? told.state;
    told.noun = noun.word;
    told.the = noun.the;
    told.feminine = noun.feminine ?? false;
    return told;
  };

  const ad = (index: number, sellerCount: number, now: Date): GeneratedAd => {
    const random = new Random(seed, index);
    const polished = index < firstScreens;
    const trap = trapOf(index, seed);
    const year = now.getUTCFullYear();
    let { k, group } = drawModel(index, year, random);
    if (trap === 'one-hour-excavator' && oldExcavators.length > 0) {
      k = random.pick(oldExcavators);
      group = 'construction';
    }

    const seller = drawSeller(group, sellerCount, random);
    const dealer = isDealer(seller);
    let state = states[random.chance(0.75) ? stateOfSeller(seller, stateSums) : random.weighted(stateSums)]!;
    let language = drawLanguage(state, random);
    if (polished) {
      language = showcaseLanguages[index % showcaseLanguages.length]!;
      for (
        let tries = 0;
        tries < 9 && language !== 'en' && (language === 'ckb') !== speaksKurdish(state);
        tries++
      )
        state = states[random.weighted(stateSums)]!;
    }
    if (trap === 'latin-in-arabic-title' && language === 'en') language = 'ar';
    const townList = towns[state.slug];
    const town = townList && random.chance(0.14) ? random.below(townList.length) : -1;

    let adType = drawAdType(group, k, random);
    if (polished && adType !== 'rent') adType = 'sale';
    if (trap === 'one-hour-excavator') adType = 'sale';

    const facts = drawFacts(
      {
        known: k,
        adType,
        nowYear: year,
        dealer,
        polished,
        town: townList?.[town]?.name[language] ?? null,
      },
      random,
    );
    if (trap === 'one-hour-excavator' && k.thing === 'excavator') {
      facts.year = Math.max(k.row.years[0], Math.min(k.row.years[1], 2006));
      facts.hours = 1;
      facts.meter = 'known';
    }
    const told = tell(facts, language, state, random);
    const p = phrases[language];

    let title = composeTitle(p, told, random, polished ? 1 : 0);
    let description = composeDescription(p, told, random);
    const information = someLines(p.information(told), random);
    const specification = someLines(p.specification(told), random, true);
    const featureLines = told.features.map((id) => p.features[id]);
    const feature = featureLines.length > 0 ? featureLines.slice(0, 4).join('\n') : p.specification(told)[0]!;

    // 5 % of all ads in letters of the neighbour's alphabet and 3 % in its digits; English has neither.
    const spelling = polished ? 1 : random.next() * (1 - languageShares.en);
    if (language !== 'en' && spelling < 0.05) {
      title = inAnotherAlphabet(title, language, random);
      description = inAnotherAlphabet(description, language, random);
    } else if (language !== 'en' && spelling < 0.08) {
      title = inArabicDigits(title);
      description = inArabicDigits(description);
    }

    const fate = random.next();
    const status = polished || fate >= 0.13 ? 'accept' : fate < 0.09 ? 'pending' : 'rejected';
    const luck = random.next();
    let promotion: GeneratedAd['promotion'] = null;
    if (status === 'accept') {
      if (polished) promotion = index % 12 === 0 ? 'top' : index % 6 === 3 ? 'featured' : null;
      else promotion = luck < 0.0172 ? 'top' : luck < 0.063 ? 'featured' : null;
    }

    // The first screens are also the newest; behind them the days lie the denser the fewer they are.
    const daysAgo = polished ? 0.01 + index * 0.01 : 0.65 + 119.3 * random.next() ** 2;
    const fame = Math.min(30_000, 6 / (random.next() + 0.0002) ** 0.95);
    const views =
      status === 'accept'
        ? Math.round((8 + fame * (promotion ? 3 : 1)) * (0.25 + Math.sqrt(daysAgo / 40)))
        : 0;

    const made: GeneratedAd = {
      title,
      description,
      information,
      feature,
      specification,
      language,
      adType,
      category: k.row.category,
      subCategory: k.row.subCategory,
      brand: k.row.brand,
      model: k.row.name,
      state: state.slug,
      year: facts.year,
      hours: facts.hours,
      distance: facts.distance,
      distanceType: facts.unit,
      facts: {},
      price: facts.price,
      priceType: facts.negotiable ? 'negotiable' : 'fix',
      vat: facts.vatIncluded ? 'include' : 'exclude',
      status,
      rejectionReason: status === 'rejected' ? random.pick(p.rejections)(told) : null,
      promotion,
      seller,
      views,
      ...pointIn(state, town, random),
      daysAgo: Math.round(daysAgo * 1000) / 1000,
      pictures: {
        kind: k.row.kind,
        color: colourOf(k, random),
        first: random.below(8),
        count: polished ? 4 + random.below(2) : 3 + random.below(3),
      },
    };
    made.facts = stateFacts(facts, { color: made.pictures.color, state: state.slug });
    if (trap) spring(trap, made);
    return made;
  };

  return {
    sellers: (count: number): GeneratedSeller[] =>
      Array.from({ length: count }, (_, seller) => makeSeller(seller, states, stateSums, seed)),
    ad,
  };
};
