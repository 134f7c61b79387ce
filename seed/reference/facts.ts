import type { Choice, Fact } from '@/lib/facts/fact';
import { attachmentsAndParts } from './facts/attachments-and-parts';
import { busesAndVans } from './facts/buses-and-vans';
import { cars } from './facts/cars';
import { concreteAndCrushing } from './facts/concrete-and-crushing';
import { earthmoving } from './facts/earthmoving';
import { engine } from './facts/engine';
import { lifting } from './facts/lifting';
import { motorcycles } from './facts/motorcycles';
import { powerAndOilfield } from './facts/power-and-oilfield';
import { runningGear } from './facts/running-gear';
import { tractorsAndFarm } from './facts/tractors-and-farm';
import { trade } from './facts/trade';
import { trailers } from './facts/trailers';
import { trucks } from './facts/trucks';
import { weightsAndSizes } from './facts/weights-and-sizes';
import type { ChoiceSeed, FactSeed } from './types';

const choiceOf = (choice: ChoiceSeed): Choice => ({
  tag: null,
  agree: null,
  noun: null,
  also: [],
  ...choice,
});

const factOf = ({ choices = [], ...fact }: FactSeed): Fact => ({
  short: fact.name,
  unit: null,
  shownIn: fact.unit ?? null,
  decimals: 0,
  least: null,
  most: null,
  steps: [],
  counted: null,
  titlePhrase: null,
  schemaOrg: null,
  also: [],
  ...fact,
  choices: choices.map(choiceOf),
});

/** What an ad can state, in the order of the trades that state it. */
export const facts: readonly Fact[] = [
  ...trade,
  ...engine,
  ...weightsAndSizes,
  ...runningGear,
  ...earthmoving,
  ...lifting,
  ...concreteAndCrushing,
  ...tractorsAndFarm,
  ...trucks,
  ...trailers,
  ...busesAndVans,
  ...cars,
  ...motorcycles,
  ...powerAndOilfield,
  ...attachmentsAndParts,
].map(factOf);
