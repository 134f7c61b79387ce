import { carBrands } from './brands/cars';
import { fieldBrands } from './brands/field';
import { roadBrands } from './brands/road';
import { siteBrands } from './brands/site';
import { supportBrands } from './brands/support';
import type { BrandSeed } from './types';

export const brands: readonly BrandSeed[] = [
  ...siteBrands,
  ...fieldBrands,
  ...roadBrands,
  ...carBrands,
  ...supportBrands,
];
