import { blueprint, city, fence, hangar, road, yard } from './built';
import { dust, field, ground, quarry } from './land';
import { dusk, type Light } from './light';

export const sceneNames = [
  'dust',
  'blueprint',
  'fence',
  'quarry',
  'field',
  'city',
  'hangar',
  'yard',
  'road',
] as const;
export type SceneName = (typeof sceneNames)[number];

export const backdrop = (scene: SceneName, light: Light, seed: number, bright = 0.5): string => {
  if (scene === 'blueprint') return blueprint(seed, bright);
  if (scene === 'hangar') return hangar(light, seed);
  const l = scene === 'city' ? dusk : light;
  const drawn = { dust, fence, quarry, field, city, yard, road }[scene](l, seed);
  return ground(l, seed) + drawn;
};
