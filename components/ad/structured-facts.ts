import type { Ad } from '@/lib/contract/ads';
import { withoutIsolates } from '@/lib/i18n/fill-in';
import { unitOf } from './unit-codes';

type Stated = Ad['facts'][number];

type Terms = Readonly<Record<string, string>>;

/** What a property of schema.org takes: a number with its unit, a bare number, words, or terms by the keys of choices. */
type Takes = 'amount' | 'count' | 'words' | { terms: Terms; orWords?: boolean };

const conditions: Terms = {
  new: 'NewCondition',
  as_new: 'UsedCondition',
  excellent: 'UsedCondition',
  good: 'UsedCondition',
  fair: 'UsedCondition',
  used: 'UsedCondition',
  rebuilt: 'RefurbishedCondition',
  retreaded: 'RefurbishedCondition',
  repair: 'DamagedCondition',
  damaged: 'DamagedCondition',
  parts: 'DamagedCondition',
  broken: 'DamagedCondition',
};

const ofProduct: Readonly<Record<string, Takes>> = {
  itemCondition: { terms: conditions },
  color: 'words',
  weight: 'amount',
  width: 'amount',
  height: 'amount',
  depth: 'amount',
};

/** Which wheels are driven has terms; how many axles are has none. */
const drivenWheels: Terms = {
  fwd: 'FrontWheelDriveConfiguration',
  rwd: 'RearWheelDriveConfiguration',
  '4wd': 'FourWheelDriveConfiguration',
  awd: 'AllWheelDriveConfiguration',
};

const ofVehicle: Readonly<Record<string, Takes>> = {
  fuelType: 'words',
  vehicleTransmission: 'words',
  vehicleConfiguration: 'words',
  vehicleInteriorType: 'words',
  knownVehicleDamages: 'words',
  meetsEmissionStandard: 'words',
  driveWheelConfiguration: { terms: drivenWheels, orWords: true },
  steeringPosition: { terms: { left: 'LeftHandDriving', right: 'RightHandDriving' } },
  numberOfAxles: 'count',
  numberOfForwardGears: 'count',
  numberOfPreviousOwners: 'count',
  vehicleSeatingCapacity: 'count',
  fuelCapacity: 'amount',
  cargoVolume: 'amount',
  weightTotal: 'amount',
  payload: 'amount',
  speed: 'amount',
};

const ofEngine: Readonly<Record<string, Takes>> = {
  name: 'words',
  enginePower: 'amount',
  engineDisplacement: 'amount',
  torque: 'amount',
};

const amountOf = ({ value, unit }: Stated) =>
  typeof value === 'number' && unit ? { value, ...unitOf(unit) } : null;

/** The value as a property takes it; null where it cannot. */
const valueFor = (takes: Takes, fact: Stated): unknown => {
  const { value, unit, text } = fact;
  if (takes === 'amount') {
    const amount = amountOf(fact);
    return amount && { '@type': 'QuantitativeValue', ...amount };
  }
  if (takes === 'count') return typeof value === 'number' && !unit ? value : null;
  if (typeof value !== 'string') return null;
  const { terms, orWords } = takes === 'words' ? { terms: {} as Terms, orWords: true } : takes;
  const term = terms[value];
  if (term) return `https://schema.org/${term}`;
  return orWords ? withoutIsolates(text) : null;
};

/** A fact that no property of schema.org is for, by its name in the page's language. */
export const additional = (name: string, value: object) => ({
  '@type': 'PropertyValue',
  name,
  ...value,
});

const plainly = (fact: Stated) =>
  additional(
    fact.name,
    amountOf(fact) ?? { value: typeof fact.value === 'number' ? fact.value : withoutIsolates(fact.text) },
  );

/** The facts of an ad as properties of schema.org: of a vehicle more than of any other product. */
export const structuredFacts = (facts: readonly Stated[], isVehicle: boolean) => {
  const properties: Record<string, unknown> = {};
  const engine: Record<string, unknown> = {};
  const others: object[] = [];
  const put = (into: Record<string, unknown>, known: typeof ofProduct, name: string, fact: Stated) => {
    const takes = Object.hasOwn(known, name) ? known[name] : undefined;
    // A second fact of one property is one beside it.
    const value = takes && !(name in into) ? valueFor(takes, fact) : null;
    if (value !== null) into[name] = value;
    return value !== null;
  };
  for (const fact of facts) {
    const [first = '', second] = (fact.schema_org ?? '').split('.');
    const isPut = second
      ? isVehicle && first === 'vehicleEngine' && put(engine, ofEngine, second, fact)
      : put(properties, isVehicle ? { ...ofProduct, ...ofVehicle } : ofProduct, first, fact);
    if (!isPut) others.push(plainly(fact));
  }
  return {
    properties: {
      ...properties,
      ...(Object.keys(engine).length ? { vehicleEngine: { '@type': 'EngineSpecification', ...engine } } : {}),
    },
    others,
  };
};
