import type { Refuse } from './choices';
import { optionalPattern } from './conditions';
import type { FullMap } from './map';
import { readCount, readPrice } from './readings';
import { type Cells, compileTemplate } from './template';

type Bounds = { what: string; min: number; max: number };

const compileCount = (rule: FullMap['year'], { what, min, max }: Bounds) => {
  if (!rule) return () => null;
  const from = compileTemplate(rule.from);
  const bounds = {
    ...rule,
    min: rule.min ?? min,
    max: rule.max ?? max,
    unknown: optionalPattern(rule.unknown),
  };
  return (cells: Cells, refuse: Refuse): number | null => {
    const read = readCount(from.fill(cells), bounds, what);
    if ('value' in read) return read.value;
    refuse(from, read.problem);
    return null;
  };
};

/** Reads the year, the two meters and the price (US cents) of a row. */
export const readCounts = (map: FullMap, rates: Readonly<Record<string, number>>, now: Date) => {
  const year = compileCount(map.year, { what: 'year', min: 1900, max: now.getUTCFullYear() + 1 });
  const hours = compileCount(map.hours, { what: 'number of hours', min: 0, max: 200_000 });
  const distance = compileCount(map.distance, { what: 'distance', min: 0, max: 5_000_000 });
  const unitFrom = map.distance?.unitFrom ? compileTemplate(map.distance.unitFrom) : null;
  const price = map.price && {
    from: compileTemplate(map.price.from),
    rule: { ...map.price, onRequest: optionalPattern(map.price.onRequest) },
  };
  return (cells: Cells, refuse: Refuse) => {
    const read = price ? readPrice(price.from.fill(cells), price.rule, rates) : { value: null };
    if ('problem' in read) refuse(price?.from ?? null, read.problem);
    const unit = unitFrom?.fill(cells) ?? '';
    return {
      year: year(cells, refuse),
      hours: hours(cells, refuse),
      distance: distance(cells, refuse),
      distanceType: /^mi/i.test(unit)
        ? ('mi' as const)
        : /^k/i.test(unit)
          ? ('km' as const)
          : (map.distance?.unit ?? 'km'),
      priceCents: 'value' in read ? read.value : null,
      asked: 'asked' in read ? (read.asked ?? null) : null,
    };
  };
};

/** A word of two that a text stands for, by the patterns of the map. */
export const readWord = <Value extends string>(
  rule: { from?: string | undefined; default: Value } & { [K in Value]?: string | undefined },
  values: readonly Value[],
) => {
  const from = rule.from ? compileTemplate(rule.from) : null;
  const tests = values.map((value) => {
    const source: string | undefined = rule[value];
    return [value, optionalPattern(source)] as const;
  });
  return (cells: Cells): Value => {
    const text = from?.fill(cells) ?? '';
    return tests.find(([, test]) => test?.test(text))?.[0] ?? rule.default;
  };
};
