import type { Paint } from './paint';

/** What a painter is given. Machines face right, in centimetres, y upwards, the ground at 0. */
export type Brief = Paint & {
  variant: number;
  /** One of the list by variant: neighbours in `variant` get different ones. */
  pose: <const L extends readonly [unknown, ...unknown[]]>(list: L) => L[number];
  /** One of the list by chance that is always the same for this drawing; `salt` keeps choices apart. */
  pick: <const L extends readonly [unknown, ...unknown[]]>(list: L, salt: number) => L[number];
};

export type Machine = {
  art: string;
  left: number;
  right: number;
  top: number;
  /** Where its weight meets the ground. */
  feet: readonly [number, number];
};

export type Painter = (brief: Brief) => Machine;

const scramble = (value: number): number => {
  let x = Math.imul(value ^ 0x9e3779b9, 0x85ebca6b);
  x ^= x >>> 13;
  x = Math.imul(x, 0xc2b2ae35);
  return (x ^ (x >>> 16)) >>> 0;
};

export const chance = (seed: number, salt: number): number => scramble(seed * 131 + salt * 7919) / 2 ** 32;

export const choose = <T>(list: readonly [T, ...T[]], roll: number): T =>
  list[Math.floor(roll * list.length) % list.length] ?? list[0];

export const briefOf = (paint: Paint, variant: number, seed: number): Brief => ({
  ...paint,
  variant,
  pose: (list) => list[variant % list.length] ?? list[0],
  pick: (list, salt) => choose(list, chance(seed, salt)),
});
