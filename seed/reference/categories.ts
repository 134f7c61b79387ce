import { farm, tractors } from './categories/field';
import { buses, cars, motorcycles, trailers, trucks } from './categories/road';
import { concrete, construction, lifting } from './categories/site';
import { parts, power } from './categories/support';
import type { CategorySeed } from './types';

/** In the order in which the site shows them. */
export const categories: readonly CategorySeed[] = [
  construction,
  lifting,
  concrete,
  tractors,
  farm,
  trucks,
  trailers,
  buses,
  cars,
  power,
  motorcycles,
  parts,
];
