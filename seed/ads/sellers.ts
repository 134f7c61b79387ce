import type { Locale } from '@/lib/i18n/locales';
import type { StateSeed } from '../reference/types';
import type { Group } from './kinds';
import { firstNames, lastNames, trades, yards } from './names';
import { postCodes, towns } from './places';
import { Random } from './random';
import type { GeneratedSeller } from './types';

/** Every tenth seller is a dealer; five trades follow each other, in the order of `trades`. */
const dealerEvery = 10;
const tradesOf: Record<Group, readonly number[]> = {
  construction: [0],
  cars: [1, 4],
  trucks: [2],
  farm: [3],
  rest: [0, 2],
};
const dealersShare = 0.55;

export const isDealer = (seller: number): boolean => seller % dealerEvery === 0;

/** Who sells a thing of this group: a dealer of the trade, the first of them more often, or any private person. */
export const drawSeller = (group: Group, count: number, random: Random): number => {
  const dealers = Math.ceil(count / dealerEvery);
  if (count <= dealers || random.chance(dealersShare)) {
    const trade = random.pick(tradesOf[group]);
    const inTrade = Math.ceil((dealers - trade) / trades.length);
    const place = random.next() ** 1.6;
    return (
      dealerEvery *
      (inTrade > 0 ? trade + trades.length * Math.floor(place * inTrade) : Math.floor(place * dealers))
    );
  }
  const person = random.below(count - dealers);
  return person + Math.floor(person / (dealerEvery - 1)) + 1;
};

/** Spreads the sellers over the states by golden section, so that even a handful of dealers stand where the weights say. */
export const stateOfSeller = (seller: number, weightSums: readonly number[]): number => {
  const order = isDealer(seller) ? seller / dealerEvery : seller + 7;
  const at = ((order * 0.6180339887 + 0.07) % 1) * weightSums.at(-1)!;
  return Math.max(
    0,
    weightSums.findIndex((sum) => at < sum),
  );
};

const kurdistan = new Set(['erbil', 'sulaymaniyah', 'duhok', 'halabja']);
export const speaksKurdish = (state: StateSeed): boolean => kurdistan.has(state.slug);

/** A point of the governorate: around one of its towns, or around its seat. */
export const pointIn = (
  state: StateSeed,
  town: number,
  random: Random,
): { lat: number; long: number; zipCode: string } => {
  const centre = towns[state.slug]?.[town] ?? state;
  const code = postCodes[state.slug] ?? 10;
  return {
    lat: Math.round((centre.lat + random.bell() * 0.035) * 1e5) / 1e5,
    long: Math.round((centre.long + random.bell() * 0.04) * 1e5) / 1e5,
    zipCode: `${code}${String(1 + random.below(24)).padStart(3, '0')}`,
  };
};

const latin = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z]+/g, '.')
    .replace(/^\.|\.$/g, '');

export const makeSeller = (
  seller: number,
  states: readonly StateSeed[],
  weightSums: readonly number[],
  seed: number,
): GeneratedSeller => {
  const random = new Random(seed ^ 0x5e11e5, seller);
  const state = states[stateOfSeller(seller, weightSums)]!;
  const dealer = isDealer(seller);
  const script: Locale = random.chance(0.3) ? 'en' : speaksKurdish(state) ? 'ckb' : 'ar';
  const first = random.pick(firstNames);
  const last = random.pick(lastNames);
  const yard = yards[Math.floor(seller / dealerEvery / trades.length + seller / dealerEvery) % yards.length]!;
  const company = trades[(seller / dealerEvery) % trades.length];
  const handle = dealer ? latin(company!(yard).en) : `${latin(first.en)}.${latin(last.en)}`;
  // The number makes it one of a kind; a phone repeats after ten thousand sellers, there are no more fictional ones.
  const username = `${handle}${seller + 1}`;
  const phone = `+964700000${String(seller % 10_000).padStart(4, '0')}`;
  return {
    username,
    firstName: first[script],
    lastName: last[script],
    fullName: dealer ? company!(yard)[script] : `${first[script]} ${last[script]}`,
    dealer,
    state: state.slug,
    ...pointIn(state, -1, random),
    phoneNumber: phone,
    whatsappNumber: phone,
    email: `${username}@demo.test`,
    websiteUrl: dealer && random.chance(0.6) ? `https://${username.replaceAll('.', '-')}.demo.test` : null,
  };
};
