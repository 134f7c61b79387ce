import { cars } from './models/cars';
import { construction } from './models/construction';
import { farm, tractors } from './models/field';
import { concrete, lifting } from './models/lifting';
import { buses, trailers, trucks } from './models/road';
import { attachments, motorcycles, power } from './models/support';
import type { ModelSeed } from './types';

/** Years, readings and prices are estimates of the used trade in the Gulf, Turkey and Iraq. */
export const models: readonly ModelSeed[] = [
  ...construction,
  ...lifting,
  ...concrete,
  ...tractors,
  ...farm,
  ...trucks,
  ...trailers,
  ...buses,
  ...cars,
  ...power,
  ...motorcycles,
  ...attachments,
];
