import type { FactValue, FactValues } from '@/lib/facts/fact';
import { faultOf } from '@/lib/facts/stated';
import { facts as allFacts } from '../facts';
import { sheets } from '../sheets';
import type { ModelSeed } from '../types';
import { type ModelSpec, ownSpecOf } from './specs';

const facts = new Map(allFacts.map((fact) => [fact.key, fact]));

const asked = new Map(
  sheets.map(({ category, subCategory, facts }) => [
    `${category}/${subCategory ?? ''}`,
    facts.map(({ key }) => key),
  ]),
);

/** The metres of a leaflet, by what they are of. */
const reaches: Record<string, string> = {
  telehandlers: 'lift_height',
  'aerial-platforms': 'working_height',
  'concrete-pumps': 'boom',
  'milling-machines': 'milling_width',
  'light-towers': 'mast_height',
};

const gearboxes = { manual: 'manual', automatic: 'automatic', automated: 'semi' } as const;
const makers: readonly [RegExp, string][] = [
  [/^cat\b/i, 'caterpillar'],
  [/^(fpt|cursor)\b/i, 'iveco_fpt'],
  [/^(OM\d|mercedes)/i, 'mercedes'],
  [/^(john deere)/i, 'john_deere'],
  [/^(cummins|perkins|deutz|volvo|komatsu|isuzu|hino|mitsubishi|yanmar|kubota|weichai|shangchai)\b/i, '$1'],
];

const makerOf = (engine: string | undefined): string | undefined => {
  for (const [name, maker] of makers) {
    const found = name.exec(engine ?? '');
    if (found) return maker.replace('$1', found[1]?.toLowerCase() ?? '');
  }
  return undefined;
};

const thousandfold = (amount: number | undefined) =>
  amount === undefined ? undefined : Math.round(amount * 1_000);

type Known = Record<string, FactValue | undefined>;

/** A leaflet as facts. */
export const factsIn = (spec: ModelSpec, subCategory: string): Known => {
  const reach = reaches[subCategory];
  return {
    weight: thousandfold(spec.tonnes),
    power: spec.hp,
    bucket: thousandfold(spec.bucket),
    lift_capacity: thousandfold(spec.lift),
    ...(reach ? { [reach]: thousandfold(spec.reach) } : {}),
    wheel_formula: spec.axle,
    axles: spec.axles,
    gearbox: spec.gearbox && gearboxes[spec.gearbox],
    fuel: spec.fuel,
    engine_size: thousandfold(spec.litres),
    engine_make: makerOf(spec.engine),
    kva: spec.kva,
    bus_seats: spec.seats,
    drive: spec.drive === '4wd' ? '4wd' : undefined,
    drive_wheels: spec.drive,
  };
};

type Kind = Pick<ModelSeed, 'category' | 'subCategory'>;

/** Of what is known that which a kind of machine is asked for, by the facts' keys. */
export const askedOf = ({ category, subCategory }: Kind, known: Known): FactValues => {
  const keys = asked.get(`${category}/${subCategory}`) ?? asked.get(`${category}/`) ?? [];
  const stated = keys.flatMap((key): [string, FactValue][] => {
    const fact = facts.get(key);
    const value = known[key];
    return fact && value !== undefined && faultOf(fact, value) === null ? [[key, value]] : [];
  });
  return Object.fromEntries(stated.sort(([one], [other]) => (one < other ? -1 : 1)));
};

/** What is the same of every machine of a model. */
export const factsOfModel = (model: Kind & Pick<ModelSeed, 'brand' | 'name'>): FactValues =>
  askedOf(model, factsIn(ownSpecOf(model), model.subCategory));
