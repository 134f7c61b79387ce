import { type ModelSpec, specOf } from '../reference/models/specs';
import type { ModelSeed } from '../reference/types';
import { featureSince, groupOf, thingOf } from './kinds';
import type { AdTypeSlug, Condition, Facts, Origin } from './phrases/types';
import { type Random, runningSums } from './random';
import { type Profile, profiles } from './things';

/** What is known of a model before any machine of it is drawn. */
export type Known = {
  row: ModelSeed;
  spec: ModelSpec;
  thing: Facts['thing'];
  group: ReturnType<typeof groupOf>;
  profile: Profile;
};

export const known = (row: ModelSeed): Known => {
  const spec = specOf(row);
  const thing = thingOf(row, spec.fuel);
  return { row, spec, thing, group: groupOf(row), profile: profiles[thing] };
};

const clamp = (x: number, low: number, high: number) => Math.min(high, Math.max(low, x));

/** To the nearest of 1, 2 or 5 × 10ⁿ that keeps about two and a half digits: people do not ask $41,237. */
const roundAsPeopleDo = (amount: number): number => {
  const power = 10 ** Math.floor(Math.log10(Math.max(amount, 1)));
  const step = Math.max(1, amount >= 2 * power ? power / 20 : power / 50);
  const rounded = Math.round(amount / step) * step;
  return Math.max(1, Math.round(rounded));
};

const americans = new Set(['chevrolet', 'dodge', 'chrysler', 'jeep', 'ford', 'gmc', 'tesla', 'cadillac']);
const chinese = new Set(
  'geely chery mg haval jetour byd changan sany xcmg sdlg shantui zoomlion sinotruk shacman faw foton-lovol heli king-long yutong dayun dfsk gac great-wall'.split(
    ' ',
  ),
);
const turkish = new Set(['hidromek', 'mst', 'tumosan', 'basak', 'ford-trucks', 'elkon', 'aksa']);
const iranian = new Set(['saipa', 'ikco', 'iran-khodro', 'peugeot']);
const koreanCars = new Set(['kia', 'hyundai', 'genesis', 'daewoo']);
const japanese = new Set('komatsu hitachi kobelco kato tadano kubota yanmar takeuchi furukawa'.split(' '));

const originOf = (k: Known, random: Random): Origin => {
  const { brand } = k.row;
  const car = k.profile.class === 'car' || k.profile.class === 'motorcycle';
  if (iranian.has(brand)) return 'iran';
  if (turkish.has(brand)) return 'turkey';
  if (chinese.has(brand)) return random.chance(car ? 0.5 : 0.25) ? 'agency' : 'china';
  if (k.profile.class === 'motorcycle') return random.chance(0.7) ? 'gulf' : 'agency';
  if (k.thing === 'classic') return random.chance(0.5) ? 'agency' : 'gulf';
  if (car) {
    if (americans.has(brand)) return random.chance(0.6) ? 'usa' : random.chance(0.75) ? 'gulf' : 'agency';
    if (koreanCars.has(brand)) return random.pick(['korea', 'usa', 'gulf', 'gulf', 'agency']);
    return random.pick(['gulf', 'gulf', 'gulf', 'usa', 'agency', 'europe']);
  }
  if (japanese.has(brand)) return random.pick(['japan', 'japan', 'europe', 'gulf']);
  if (k.profile.class === 'tractor' && brand === 'massey-ferguson')
    return random.chance(0.4) ? 'turkey' : 'europe';
  if (k.group === 'farm' || k.group === 'trucks') return random.chance(0.75) ? 'europe' : 'turkey';
  return random.pick(['europe', 'europe', 'europe', 'gulf', 'turkey']);
};

const priceFactor: Record<Condition, number> = {
  'as-new': 1.1,
  excellent: 1.04,
  good: 1,
  fair: 0.87,
  repair: 0.72,
  damaged: 0.55,
};

const conditionOf = (random: Random, age: number, polished: boolean): Condition => {
  if (age <= 1 && random.chance(0.45)) return 'as-new';
  const x = random.next();
  if (polished) return x < 0.55 ? 'excellent' : 'good';
  if (x < 0.34) return 'excellent';
  if (x < 0.77) return 'good';
  if (x < 0.93) return age >= 6 ? 'fair' : 'good';
  return x < 0.975 ? 'repair' : 'damaged';
};

const wearOf: Record<Condition, readonly [number, number]> = {
  'as-new': [95, 99],
  excellent: [75, 95],
  good: [55, 85],
  fair: [35, 60],
  repair: [30, 65],
  damaged: [30, 70],
};

const featureCounts = runningSums([0, 0, 3, 4, 3, 1]);

const someFeatures = (k: Known, year: number, random: Random): Facts['features'] => {
  const { features } = k.profile;
  const want = random.weighted(featureCounts);
  const chosen: Facts['features'][number][] = [];
  // A walk with a random start and stride over a short list: no copy, no shuffle.
  const start = random.below(features.length);
  const stride = features.length % 7 === 0 ? 5 : 7;
  for (let step = 0; step < features.length && chosen.length < want; step++) {
    const id = features[(start + step * stride) % features.length]!;
    if (year < (featureSince[id] ?? 0) || chosen.includes(id)) continue;
    if (id === 'closed-cab' && chosen.includes('ac')) continue;
    if (id === 'four-wheel-drive' && k.spec.drive === '2wd') continue;
    if (id === 'camera' && chosen.includes('camera360')) continue;
    chosen.push(id);
  }
  return chosen;
};

/** Machines 700–1,400 h a year, trucks 70–120 thousand km, cars 12–25; never more than a hard user would make. */
const mostPerYear = (k: Known): number => {
  if (k.row.meter === 'hours') return 2_200;
  if (k.profile.class === 'car' || k.profile.class === 'motorcycle') return 42_000;
  return 150_000;
};

const readingOf = (k: Known, newness: number, age: number, random: Random): number => {
  const [low, high] = k.row.usage;
  const usual = high - newness * (high - low);
  const spread = Math.exp(random.bell() * 0.22);
  const most = mostPerYear(k) * (age + 0.5);
  const reading = clamp(usual * spread, low * 0.4, Math.min(high * 1.35, most));
  const step = reading > 20_000 ? 1_000 : reading > 3_000 ? 50 : 10;
  return Math.max(step, Math.round(reading / step) * step);
};

const rentShare = { month: [0.04, 0.06], day: [0.0025, 0.004] } as const;

export type Draw = {
  known: Known;
  adType: AdTypeSlug;
  nowYear: number;
  dealer: boolean;
  /** For the first screens: a sound machine with its meter, its price and its papers. */
  polished: boolean;
  town: string | null;
};

export const drawFacts = (draw: Draw, random: Random): Facts => {
  const { known: k, adType, nowYear, polished } = draw;
  const [first, last] = k.row.years;
  const newest = Math.max(first, Math.min(last, nowYear));
  const year = newest - Math.floor((newest - first + 1) * random.next() ** 1.25 * 0.9999);
  const age = Math.max(0, nowYear - year);
  const newness = last === first ? 0.5 : (year - first) / (last - first);

  let condition = adType === 'parts' ? 'damaged' : conditionOf(random, age, polished);
  if (k.profile.plain && condition !== 'as-new') condition = random.chance(0.5) ? 'excellent' : 'good';
  if (adType === 'rent' || adType === 'service') condition = random.chance(0.5) ? 'excellent' : 'good';

  let reading: number | null = null;
  let meter: Facts['meter'] = 'none';
  if (k.row.meter !== 'none') {
    const luck = random.next();
    meter = !polished && k.row.meter === 'hours' && luck < 0.05 ? 'unknown' : 'known';
    if (!polished && k.row.meter === 'hours' && luck > 0.98) meter = 'replaced';
    if (meter !== 'unknown') reading = readingOf(k, newness, age, random);
    if (condition === 'as-new' && reading !== null) reading = Math.min(reading, k.row.usage[0]);
    if (meter === 'replaced' && reading !== null) reading = Math.max(120, Math.round(reading * 0.02) * 10);
  }
  if (adType === 'wanted') {
    reading = null;
    meter = 'none';
  }

  const origin = originOf(k, random);
  const customsPaid = polished || random.chance(0.9);
  const unit = origin === 'usa' && k.profile.class === 'car' && random.chance(0.4) ? 'mi' : 'km';
  const [low, high] = wearOf[condition];
  const salvage = condition === 'damaged' || condition === 'repair';
  const paintLuck = random.next();

  // Price: where the year stands in the model's span, then what this very machine is like.
  const [cheap, dear] = k.row.price;
  const value = (cheap + (dear - cheap) * newness ** 1.15) * priceFactor[condition];
  const usual = k.row.usage[1] - newness * (k.row.usage[1] - k.row.usage[0]);
  const aboveUsual = reading === null || usual === 0 || meter === 'replaced' ? 0 : (reading - usual) / usual;
  const asked = value * clamp(1 - aboveUsual * 0.22, 0.8, 1.15) * (1 + random.bell() * 0.08);

  let per: Facts['per'] = null;
  let price = roundAsPeopleDo(asked);
  if (adType === 'rent') {
    per = random.chance(0.5) ? 'day' : 'month';
    const [from, to] = rentShare[per];
    price = roundAsPeopleDo(value * random.between(from, to));
  } else if (adType === 'service') {
    per = 'hour';
    price = Math.max(15, Math.round((value * random.between(0.0004, 0.0006)) / 5) * 5);
  } else if (adType === 'parts') price = roundAsPeopleDo(asked * 0.65);
  else if (adType === 'auction') price = roundAsPeopleDo(asked * 0.7);
  else if (adType === 'wanted') price = roundAsPeopleDo(value * random.between(0.9, 1.05));
  const hidden = adType === 'sale' || adType === 'rent' || adType === 'exchange' ? 0.06 : 0.12;

  return {
    row: k.row,
    thing: k.thing,
    class: k.profile.class,
    runsOn: k.profile.runsOn,
    plain: k.profile.plain,
    spec: k.spec,
    adType,
    year,
    hours: k.row.meter === 'hours' ? reading : null,
    distance:
      k.row.meter === 'km' && reading !== null
        ? unit === 'mi'
          ? Math.round(reading / 1609) * 1000 || 1000
          : reading
        : null,
    unit,
    meter,
    condition,
    paint:
      salvage || k.thing === 'classic'
        ? 'touched'
        : paintLuck < 0.58
          ? 'original'
          : paintLuck < 0.86
            ? 'touched'
            : 'resprayed',
    origin,
    customsPaid,
    plated: customsPaid && random.chance(0.8),
    owners: age <= 3 || random.chance(0.35) ? 1 : random.chance(0.7) ? 2 : 3,
    wear: Math.round(random.between(low, high) / 5) * 5,
    features: someFeatures(k, year, random),
    per,
    price: !polished && random.chance(hidden) ? null : price,
    negotiable: random.chance(0.12),
    vatIncluded: random.chance(0.7),
    dealer: draw.dealer,
    town: draw.town,
  };
};
