import type { ModelSpec } from '../../reference/models/specs';
import type { ModelSeed } from '../../reference/types';
import type { TextClass, Thing } from '../things';
import type { FeatureId } from './en-features';

export type Condition = 'as-new' | 'excellent' | 'good' | 'fair' | 'repair' | 'damaged';
export type Origin = 'gulf' | 'usa' | 'korea' | 'europe' | 'japan' | 'china' | 'turkey' | 'iran' | 'agency';
export type AdTypeSlug = 'sale' | 'rent' | 'wanted' | 'exchange' | 'auction' | 'parts' | 'service';

/** Everything true about one machine, in no language. */
export type Facts = {
  row: ModelSeed;
  thing: Thing;
  class: TextClass;
  runsOn: 'tracks' | 'tyres' | 'skids';
  plain: boolean;
  spec: ModelSpec;
  adType: AdTypeSlug;
  year: number;
  hours: number | null;
  distance: number | null;
  unit: 'km' | 'mi';
  meter: 'known' | 'unknown' | 'replaced' | 'none';
  condition: Condition;
  paint: 'original' | 'touched' | 'resprayed';
  origin: Origin;
  customsPaid: boolean;
  plated: boolean;
  owners: 1 | 2 | 3;
  /** What is left of tracks or tyres, in per cent. */
  wear: number;
  features: readonly FeatureId[];
  per: 'hour' | 'day' | 'month' | null;
  price: number | null;
  negotiable: boolean;
  vatIncluded: boolean;
  dealer: boolean;
  town: string | null;
};

/** The same with its names in the language of the ad: what a phrase may use. */
export type Told = Facts & {
  brand: string;
  name: string;
  place: string;
  state: string;
  noun: string;
  the: string;
  feminine: boolean;
};

/** Nothing on it needs repair. */
export const isSound = (f: Facts): boolean =>
  f.condition === 'as-new' || f.condition === 'excellent' || f.condition === 'good';

type Line = (f: Told) => string;
export type Lines = readonly Line[];

export type Noun = { word: string; the: string; feminine?: boolean };

/** What a language must bring to tell an ad. Each `Line` is one whole sentence with its full stop. */
export type Phrases = {
  nouns: Record<Thing, readonly Noun[]>;
  features: Record<FeatureId, string>;
  joinList: (items: readonly string[]) => string;
  heads: Record<TextClass, Lines>;
  typedHeads: Record<Exclude<AdTypeSlug, 'sale'>, Lines>;
  /** Short ends of a title, only those that are true; each in several wordings of which one is said. */
  tails: (f: Told) => string[][];
  tailSeparators: readonly string[];
  /** By private sellers; a dealer speaks otherwise. */
  opening: Record<TextClass, Lines>;
  dealerOpening: Lines;
  usage: { known: Record<'hours' | 'distance', Lines>; unknown: Lines; replaced: Lines };
  sound: Record<TextClass, Lines>;
  asNew: Lines;
  worn: Record<TextClass, Lines>;
  fault: Record<TextClass, Lines>;
  damaged: Record<TextClass, Lines>;
  /** What a buyer of just this thing asks first. */
  special: Record<Thing, Lines>;
  wear: Record<'tracks' | 'tyres', Lines>;
  equipment: readonly ((f: Told, list: string) => string)[];
  paint: Record<Facts['paint'], Lines>;
  history: Record<TextClass, Lines>;
  dealerHistory: Lines;
  origin: Record<Origin, Lines>;
  papers: (f: Told) => Lines;
  place: Lines;
  price: { onRequest: Lines; negotiable: Lines; fixed: Lines };
  closing: Lines;
  typed: Record<Exclude<AdTypeSlug, 'sale'>, { opening: Lines; terms: Lines; more: Lines }>;
  information: (f: Told) => string[];
  specification: (f: Told) => string[];
  rejections: Lines;
};
