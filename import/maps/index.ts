import { type FullMap, ImportMap } from '../map';
import { bulldozers } from './bulldozers';
import { craigslistUs } from './craigslist-us';
import { landwirtTractors } from './landwirt-tractors';
import { makinar } from './makinar';
import { rbauction } from './rbauction';
import { ukUsedCars } from './uk-used-cars';

/** The maps that come with the project, by the name of their source. */
export const maps: readonly FullMap[] = [
  makinar,
  rbauction,
  landwirtTractors,
  bulldozers,
  ukUsedCars,
  craigslistUs,
].map((map) => ImportMap.parse(map));
