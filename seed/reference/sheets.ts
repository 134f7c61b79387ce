import type { Sheet } from '@/lib/facts/fact';
import { attachmentsAndParts } from './sheets/attachments-and-parts';
import { busesAndVans } from './sheets/buses-and-vans';
import { cars } from './sheets/cars';
import { concreteAndCrushing } from './sheets/concrete-and-crushing';
import { constructionMachinery } from './sheets/construction-machinery';
import { farmMachinery } from './sheets/farm-machinery';
import { liftingAndHandling } from './sheets/lifting-and-handling';
import { motorcyclesAndQuads } from './sheets/motorcycles-and-quads';
import { powerAndOilfield } from './sheets/power-and-oilfield';
import { tractors } from './sheets/tractors';
import { trailers } from './sheets/trailers';
import { trucks } from './sheets/trucks';
import type { SheetSeed } from './types';

const sheetOf = ({ category, subCategory, core, facts }: SheetSeed) => ({
  category,
  subCategory: subCategory ?? null,
  core: [...core],
  facts: Object.entries(facts).map(([key, marks]) => ({
    key,
    isFacet: marks.includes('facet'),
    onCard: marks.includes('card'),
    inTitle: marks.includes('title'),
  })),
});

/** What is asked of each kind, by the slugs of its category and, where it has a sheet of its own, its sub-category. */
export const sheets: readonly (Sheet & { category: string; subCategory: string | null })[] = [
  ...constructionMachinery,
  ...liftingAndHandling,
  ...concreteAndCrushing,
  ...tractors,
  ...farmMachinery,
  ...trucks,
  ...trailers,
  ...busesAndVans,
  ...cars,
  ...powerAndOilfield,
  ...motorcyclesAndQuads,
  ...attachmentsAndParts,
].map(sheetOf);
