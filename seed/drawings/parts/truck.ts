import { ink, type Paint } from '../paint';
import { box, pt, shape, wire } from '../svg';
import { bars, mirror, pane } from './fittings';
import { arch, roadWheel } from './running-gear';

type CabShape = {
  /** Where the front bumper is. */
  front: number;
  /** Roof height without deflector. */
  roof: number;
  /** Length of the cab from the bumper back. */
  depth: number;
  deflector?: boolean;
  skirt?: boolean;
  visor?: boolean;
};

/** A European forward-control cab; the front axle stands 140 cm behind the bumper. */
export const truckCab = (k: Paint, c: CabShape): string => {
  const f = c.front;
  const back = f - c.depth;
  const top = c.roof;
  const eaves = Math.min(top - 12, 296);
  const x = (v: number) => f - v;
  const door = c.depth > 190 ? x(134) : x(126);
  return [
    c.deflector
      ? shape(
          `${pt(back + 6, top - 4)} ${pt(back + 14, top + 44, 14)} ${pt(back + 60, top + 38, 20)} ${pt(x(60), top - 4)}`,
          k.dark,
          { r: 6, line: k.line },
        )
      : '',
    shape(
      `${pt(back, 92)} ${pt(back, top - 10, 14)} ${pt(back + 16, top, 10)} ${pt(x(70), top, 50)} ${pt(x(36), eaves + 4, 30)} ${pt(x(10), 196, 18)} ${pt(x(2), 120, 12)} ${pt(x(0), 48, 14)} ${pt(x(60), 40)} ${pt(x(84), 92)}`,
      k.sheet,
      { r: 6, line: k.line },
    ),
    top > 320
      ? shape(
          `${pt(back + 12, 312)} ${pt(back + 12, top - 14)} ${pt(x(84), top - 12, 30)} ${pt(x(50), 312)}`,
          '#fff',
          { r: 10, opacity: 0.12 },
        )
      : '',
    // Windscreen seen edge on, and the door window.
    shape(`${pt(x(44), eaves - 2)} ${pt(x(32), eaves - 10)} ${pt(x(8), 194)} ${pt(x(16), 190)}`, '#26343d', {
      r: 4,
    }),
    pane(
      `${pt(door + 8, 194)} ${pt(door + 8, eaves - 16, 8)} ${pt(x(56), eaves - 16, 10)} ${pt(x(24), 200)} ${pt(x(70), 190)}`,
      6,
    ),
    wire(
      `${pt(door, 92)} ${pt(door, eaves - 4, 12)} ${pt(x(48), eaves - 4, 10)} ${pt(x(14), 196)} ${pt(x(20), 122)}`,
      k.line,
      1.8,
    ),
    c.depth > 190
      ? pane(`${pt(back + 22, 214)} ${pt(back + 22, 262)} ${pt(door - 20, 262)} ${pt(door - 20, 214)}`, 8)
      : '',
    box(door + 8, 168, door + 28, 174, ink.coal, { r: 2 }),
    box(x(72), 168, x(22), 172, k.line, { opacity: 0.5 }),
    c.visor
      ? shape(
          `${pt(x(60), eaves + 2)} ${pt(x(14), eaves - 14)} ${pt(x(10), eaves - 6)} ${pt(x(50), eaves + 14)}`,
          ink.coal,
          { r: 3 },
        )
      : '',
    // Bumper, lamp, steps.
    shape(
      `${pt(x(80), 52)} ${pt(x(74), 92, 8)} ${pt(x(2), 104, 6)} ${pt(x(-3), 46, 12)} ${pt(x(60), 36, 10)}`,
      k.deep,
      { r: 4 },
    ),
    shape(`${pt(x(34), 76)} ${pt(x(38), 96)} ${pt(x(2), 98)} ${pt(x(0), 74)}`, ink.lamp, {
      r: 6,
      line: '#5b5a50',
    }),
    box(x(26), 56, x(0), 64, ink.amber, { r: 3 }),
    box(x(72), 56, x(44), 62, ink.coal, { r: 2 }),
    arch(x(140), 48, 64),
    shape(
      `${pt(x(216), 62)} ${pt(x(216), 96)} ${pt(x(206), 118, 14)} ${pt(x(78), 118, 14)} ${pt(x(66), 96)} ${pt(x(76), 96)} ${pt(x(88), 106)} ${pt(x(192), 106)} ${pt(x(206), 62)}`,
      k.deep,
      { r: 6 },
    ),
    mirror(x(2), 214, 58),
    roadWheel(x(140), 52),
  ].join('');
};

/** Ladder frame between two places, with fuel tank, air bottles and mudguards over the given axles. */
export const chassis = (
  x0: number,
  x1: number,
  rear: readonly number[],
  gear?: { tank?: number; battery?: number },
): string =>
  [
    box(x0, 76, x1, 98, ink.iron, { r: 3 }),
    box(x0, 92, x1, 98, ink.steel, { r: 2 }),
    gear?.tank === undefined
      ? ''
      : box(gear.tank, 38, gear.tank + 100, 92, 'url(#tank)', { r: 12, line: '#4c5359' }) +
        box(gear.tank + 22, 38, gear.tank + 27, 92, ink.iron) +
        box(gear.tank + 74, 38, gear.tank + 79, 92, ink.iron),
    gear?.battery === undefined
      ? ''
      : box(gear.battery, 46, gear.battery + 56, 90, ink.iron, { r: 4 }) +
        bars(gear.battery + 6, 54, gear.battery + 50, 82, 5),
    ...rear.map((x) => roadWheel(x + 12, 50, ink.steel, 54)),
  ].join('');

export const axles = (at: readonly number[], rim?: string): string =>
  at.map((x) => roadWheel(x, 52, rim)).join('');

export const mudguard = (x: number): string =>
  shape(
    `${pt(x - 62, 76)} ${pt(x - 58, 104, 18)} ${pt(x - 34, 118, 18)} ${pt(x + 34, 118, 18)} ${pt(x + 58, 104, 18)} ${pt(x + 62, 76)} ${pt(x + 54, 76)} ${pt(x + 48, 98)} ${pt(x + 28, 109)} ${pt(x - 28, 109)} ${pt(x - 48, 98)} ${pt(x - 54, 76)}`,
    ink.coal,
    { r: 4 },
  );

export const rearLamp = (x: number): string =>
  box(x, 78, x + 7, 96, ink.red, { r: 2 }) + box(x, 70, x + 7, 78, ink.amber, { r: 2 });
