import type { Fact } from '../fact';
import type { Unit } from '../units';
import { type Amount, amountIn } from './amounts';
import { isNear, type Link, linkOf } from './beside';
import type { Found } from './phrases';
import { type Reading, wordSet } from './reading';
import type { Asked, Recognised } from './recognise';

/** What is said of something else than the machine: since when, for whom, of which part. */
const elsewhere = wordSet(
  'up max maximum limit month monthly rent since after ago before service serviced services overhaul overhauled rebuilt warranty guarantee every per each daily day days week away within last past last next until till valid oil filter changed replaced new battery tyre tyres tire tires carrier upper delivery open range area خلال كل بعد قبل منذ ضمان كفالة تبديل مبدل صيانة توضيب يوميا يوم باليوم بعيد مفتوح خدمة دوام بطارية بالشهر شهريا مانگێک مانگانە ماوەی لەماوەی ڕۆژانە ڕۆژ دوای لەدوای هەر گەرەنتی گۆڕدراوە گۆڕین سێرڤیس دوور دوورە کراوە ڕووبەر ڕووبەری مساحة',
);
/** What is not reached: up to 200 hours a month. "Until now" (تا ئێستا) stands further off. */
const bounds = wordSet('to until till لحد حتى لغاية تا');
/** Work that is told and not read off a meter. */
const works = wordSet('worked شغل مشتغل مشتغلة شغالة عاملة کردووە');
/** Other things that are weighed and measured, beside the machine. */
const others = wordSet(
  'bucket hammer breaker trailer crane winch counterweight jib hook load loads lift lifts lifting carries carry tow towing pull grapple fork forks tank pump attachment attachments engine motor axle axles كيلة باكت جاك همر هامر تريلة مقطورة كرين ونش رافعة حمولة يرفع ترفع يحمل تحمل سحب شوكة خزان تانكي باکێت هامەر چەکوش ترێلە کرێن وینچ بار هەڵدەگرێت تانکی',
);
const ofMachine: ReadonlySet<string> = new Set(['weight', 'power']);
/** Whom it is for: the weight of another machine. */
const forWhom = wordSet(
  'fits fit suits suit suitable fitting يركب تركب يناسب تناسب مناسب مناسبة گونجاو دەگونجێت',
);
const machines = wordSet(
  'machine machines excavator excavators carrier tractor tractors ئامێر ئامێری حەفارە تراکتۆر',
);
const forMachines =
  /(?:^|[^\p{L}])(?:لل?(?:حفار|آلي|الي|شفل|مكائن|ماكن|معد|شاحن|تركتر|تراكتور)|for\s+(?!sale|rent))/iu;

/** Units that on a sheet where one fact has them mean that fact. */
const plainUnits: ReadonlySet<Unit> = new Set([
  'hp',
  'ps',
  'kw',
  'kva',
  'kwh',
  'cc',
  'h',
  'km',
  'mi',
  'km_h',
]);
const leastUnlabelled: Record<string, number> = { hours: 100, distance: 1_000 };
/** A day or two, as shops say when they are open. */
const days: ReadonlySet<number> = new Set([24, 48, 72]);
const lengths: ReadonlySet<Unit> = new Set(['mm', 'cm', 'm', 'in', 'ft']);

const isMeter = ({ key }: Fact) => key === 'hours' || key === 'distance';

/** The label that claims an amount. */
type Claim = { fact: Fact; link: Link; words: readonly string[] };
type Read = Recognised & { isLabelled: boolean };

const isWithin = ({ least, most }: Fact, value: number) =>
  (least === null || value >= least) && (most === null || value <= most);

/** What an amount is in a fact's unit, where the fact may have it. */
const measureOf = (fact: Fact, amount: Amount, isLabelled: boolean): number | null => {
  const inUnit = (value: number): number | null => {
    if (fact.unit === null) return amount.units.length || !Number.isInteger(value) ? null : value;
    if (amount.units.length) return amountIn({ value, units: amount.units }, fact.unit);
    return isLabelled && fact.shownIn ? amountIn({ value, units: [fact.shownIn] }, fact.unit) : null;
  };
  const value = inUnit(amount.value);
  if (value !== null && isWithin(fact, value)) return value;
  const fraction = amount.isFraction ? inUnit(amount.value / 1_000) : null;
  return fraction !== null && isWithin(fact, fraction) ? fraction : null;
};

/** The numbers of a text that are facts, and its hours and distance. */
export const findNumbers = (
  reading: Reading,
  found: readonly Found[],
  all: readonly Amount[],
  asked: Asked,
  years: readonly Recognised[],
): Recognised[] => {
  const { text, tokens, clauses } = reading;
  const isOfYear = ({ start }: Amount) =>
    years.some((year) => year.sure && year.start === tokens[start]?.start);
  const amounts = all.filter((amount) => !isOfYear(amount));
  // A word that is the unit of an amount is no label of the next.
  const isUnit = ({ start, end }: Found) =>
    amounts.some((amount) => amount.start < start && end <= amount.end);
  const labels = found.flatMap((phrase) => {
    if (isUnit(phrase)) return [];
    const facts = phrase.meanings.flatMap(({ fact, choice }) =>
      choice === null && fact.kind === 'number' && fact.key !== 'year' ? [fact] : [],
    );
    return facts.length ? [{ phrase, facts }] : [];
  });

  const isForOthers = (amount: Amount) => {
    const from = tokens[Math.max(0, amount.start - 3)]?.start ?? 0;
    const before =
      text
        .slice(from, tokens[amount.start]?.start)
        .split(/[\n,،;؛.]/)
        .at(-1) ?? '';
    return (
      isNear(reading, amount, forWhom, 3, 0) ||
      forMachines.test(before) ||
      (/(?:^|\s)بۆ\s/u.test(before) && isNear(reading, amount, machines, 3, 2)) ||
      (/\b(?:for|to)\s/i.test(before) && isNear(reading, amount, machines, 0, 2))
    );
  };

  /** The labels beside an amount, the nearest first; those of facts that are not asked are known as well. */
  const claimsOn = (amount: Amount): Claim[] => {
    const beside = labels.flatMap(({ phrase, facts }) => {
      const link = linkOf(reading, phrase, amount);
      // A bare number is counted by the word behind it ("3 axles") and measured by none.
      const isCounted = amount.units.length > 0 || phrase.end <= amount.start;
      const fitting = link
        ? facts.filter((fact) => (isCounted || fact.unit === null) && measureOf(fact, amount, true) !== null)
        : [];
      return link && fitting.length ? [{ phrase, facts: fitting, link }] : [];
    });
    const [first] = beside.toSorted(
      (one, other) =>
        Number(other.link === 'exact') - Number(one.link === 'exact') ||
        Math.abs(one.phrase.start - amount.start) - Math.abs(other.phrase.start - amount.start),
    );
    if (!first) return [];
    const onSheet = first.facts.filter(({ key }) => asked.facts.has(key));
    return (onSheet.length ? onSheet : first.facts).map((fact) => ({
      fact,
      link: first.link,
      words: first.phrase.words,
    }));
  };

  /** What an amount without a label can only be. */
  const unlabelled = (amount: Amount): Fact | null => {
    if (!amount.units.length) return null;
    const fitting = [...asked.facts.values()].filter(
      (fact) => fact.kind === 'number' && fact.unit !== null && measureOf(fact, amount, false) !== null,
    );
    const meter = fitting.find(isMeter);
    if (meter) return meter;
    if (fitting.length === 1) return fitting[0] ?? null;
    const titled = fitting.filter(({ key }) => asked.marks.get(key)?.inTitle);
    return titled.length === 1 ? (titled[0] ?? null) : null;
  };

  /** What is measured is something else, where its word stands beside an amount. */
  const isPhraseBeside = (amount: Amount) =>
    found.some(
      (phrase) =>
        clauses[phrase.start] === clauses[amount.start] &&
        (phrase.end === amount.start || phrase.start === amount.end) &&
        phrase.meanings.some(({ fact, choice }) =>
          amount.units.some((unit) => lengths.has(unit))
            ? phrase.words.length > 1 || asked.facts.has(fact.key)
            : choice && fact.kind === 'choices' && asked.facts.has(fact.key),
        ) &&
        !isUnit(phrase),
    );

  const isSaidElsewhere = (amount: Amount) =>
    isNear(reading, amount, elsewhere, 2, 2) || isNear(reading, amount, bounds, 1, 0);

  const byLabel = (amount: Amount, { fact, link, words }: Claim): Read[] => {
    // "Worked 300 acres" is no meter, "working hours 300" is one.
    const isMeterRead = fact.key === 'hours' && !words.some((word) => works.has(word));
    const isMeasured = fact.unit === null || amount.units.length > 0 || isMeterRead;
    const isOther = isMeter(fact) && isSaidElsewhere(amount);
    return resultOf(amount, fact, true, link === 'exact' && isMeasured && !isOther);
  };

  const byUnit = (amount: Amount): Read[] => {
    const fact = unlabelled(amount);
    const [unit] = amount.units;
    if (!fact || !unit || unit === 'percent' || isForOthers(amount)) return [];
    if (isMeter(fact) && (isSaidElsewhere(amount) || days.has(amount.value))) return [];
    const { inTitle = false, onCard = false } = asked.marks.get(fact.key) ?? {};
    const isOwn = plainUnits.has(unit);
    if (!isOwn && !inTitle && isPhraseBeside(amount)) return [];
    if (!isOwn && amount.isDoubtful && unit !== 't') return [];
    // A decimal of litres is an engine's: 2.4 L.
    const isUsual = isOwn || inTitle || onCard || (unit === 'l' && !Number.isInteger(amount.value));
    const isOfPart = ofMachine.has(fact.key) && isNear(reading, amount, others, 2, 2);
    const isClear = amount.units.length === 1 && !amount.isDoubtful && !isSaidElsewhere(amount) && !isOfPart;
    const isEnough = (measureOf(fact, amount, false) ?? 0) >= (leastUnlabelled[fact.key] ?? 0);
    return resultOf(amount, fact, false, isUsual && isClear && isEnough);
  };

  const resultOf = (amount: Amount, fact: Fact, isLabelled: boolean, sure: boolean): Read[] => {
    const value = measureOf(fact, amount, isLabelled);
    const start = tokens[amount.start]?.start ?? 0;
    const end = tokens[amount.end - 1]?.end ?? 0;
    return value === null ? [] : [{ key: fact.key, value, start, end, sure, isLabelled }];
  };

  return agreed(
    amounts.flatMap((amount) => {
      const [claim, ...rivals] = claimsOn(amount);
      if (!claim) return byUnit(amount);
      return rivals.length || !asked.facts.has(claim.fact.key) ? [] : byLabel(amount, claim);
    }),
  );
};

/** One value a fact: what is labelled before what is not, and of two units of one thing the first. What differs is unsure. */
const agreed = (all: readonly Read[]): Recognised[] => {
  const kept: Read[] = [];
  for (const one of all) {
    const same = kept.find(
      ({ key, value }) =>
        key === one.key &&
        Math.abs(Number(value) - Number(one.value)) <= 0.03 * Math.max(Number(value), Number(one.value)),
    );
    if (!same) kept.push({ ...one });
    else if (one.sure && !same.sure) Object.assign(same, one);
  }
  return kept.map(({ isLabelled, ...one }) => {
    const rivals = kept.filter(
      (other) => other.key === one.key && other.value !== one.value && (other.isLabelled || !isLabelled),
    );
    return rivals.length ? { ...one, sure: false } : one;
  });
};
