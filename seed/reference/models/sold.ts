import { words } from '../say';
import { otherNamesOf } from './names';
import { soldCars } from './sold-cars';
import { soldMachines } from './sold-machines';

/** By category and sub-category, brand and name: what a model is called beside that name and those of its family. */
export type Sold = Record<`${string}/${string}`, Record<string, Record<string, string>>>;

export type SoldModel = {
  brand: string;
  name: string;
  category: string;
  subCategory: string;
  aliases: readonly string[];
};

/** Models that sellers and buyers name, of which the demo has no ads. */
export const soldModels: readonly SoldModel[] = Object.entries({ ...soldCars, ...soldMachines }).flatMap(
  ([kind, brands]) => {
    const [category = '', subCategory = ''] = kind.split('/');
    return Object.entries(brands).flatMap(([brand, models]) =>
      Object.entries(models).map(([name, names]) => ({
        brand,
        name,
        category,
        subCategory,
        aliases: otherNamesOf(brand, name, words(names)),
      })),
    );
  },
);
