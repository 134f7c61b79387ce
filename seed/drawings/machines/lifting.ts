import type { Painter } from '../machine';
import { ink } from '../paint';
import { bars, beacon, hazard, ladder, lamp, mirror, pane, slots } from '../parts/fittings';
import { pin, ram } from '../parts/limbs';
import { tyre } from '../parts/running-gear';
import { box, disc, type Point, path, place, pt, repeat, shape, turned, wire } from '../svg';

const hookBlock = (x: number, y: number, drop: number): string =>
  [
    wire(`${pt(x - 5, y)} ${pt(x - 5, y - drop)}`, '#15181c', 2.5),
    wire(`${pt(x + 5, y)} ${pt(x + 5, y - drop)}`, '#15181c', 2.5),
    box(x - 15, y - drop - 34, x + 15, y - drop, '#f2a900', { r: 6, line: ink.coal }),
    box(x - 15, y - drop - 22, x + 15, y - drop - 14, ink.coal),
    wire(
      `${pt(x, y - drop - 34)} ${pt(x, y - drop - 48, 6)} ${pt(x + 14, y - drop - 58, 10)} ${pt(x, y - drop - 70, 10)} ${pt(x - 12, y - drop - 60)}`,
      ink.iron,
      7,
    ),
  ].join('');

export const mobileCrane: Painter = (k) => {
  const pose = k.pose([
    { up: 0, out: 0, rough: false },
    { up: 38, out: 250, rough: false },
    { up: 3, out: 0, rough: true },
    { up: 24, out: 330, rough: false },
    { up: 34, out: 200, rough: true },
    { up: 0, out: 0, rough: false },
    { up: 46, out: 180, rough: false },
    { up: 18, out: 160, rough: true },
  ]);
  const at = pose.rough ? [-190, 190] : [-330, -176, 110, 330];
  const R = pose.rough ? 78 : 60;
  const tail = pose.rough ? -300 : -450;
  const nose = pose.rough ? 310 : 520;
  const deck = pose.rough ? 136 : 128;
  const hub: Point = [pose.rough ? -130 : -190, deck + 122];
  const main = pose.rough ? 560 : pose.up ? 560 : 700;
  const out = pose.up > 4 ? pose.out : 40;
  const stage = (x0: number, x1: number, h: number, fill: string) =>
    box(x0, -h / 2, x1, h / 2, fill, { r: 3, line: k.line }) +
    box(x0, h * 0.24, x1, h * 0.42, '#fff', { opacity: 0.25 }) +
    box(x0, -h / 2, x1, -h * 0.22, '#000', { opacity: 0.16 });
  const tip = turned(hub, pose.up, main + out + 20, -10);
  const boom = place(
    hub[0],
    hub[1],
    pose.up,
    stage(main - 20, main + out, 30, k.dark),
    stage(main - 40, main - 20 + out * 0.66, 37, k.base),
    stage(main - 60, main - 40 + out * 0.33, 43, k.dark),
    stage(-46, main - 30, 52, k.base),
    box(main + out - 8, -22, main + out + 26, 16, ink.iron, { r: 6 }),
    disc(main + out + 18, 10, 12, ink.steel),
    disc(main + out + 18, -14, 12, ink.steel),
    repeat(3, (i) => box(60 + i * 150, -26, 68 + i * 150, 26, k.deep, { opacity: 0.6 })),
  );
  const braced = pose.up > 4 || k.variant % 4 === 2;
  const jack = (x: number) =>
    box(x - 14, deck - 62, x + 14, deck - 30, k.deep, { r: 3, line: k.line }) +
    box(x - 9, 14, x + 9, deck - 40, ink.chrome) +
    box(x - 30, 0, x + 30, 12, ink.iron, { r: 3 });
  const art = [
    place(16, 6, 0, ...at.map((x) => tyre(x, R - 2, ink.steel))),
    box(tail + 20, 70, nose - 60, 110, ink.iron, { r: 6 }),
    braced
      ? jack(tail + 34) + jack(pose.rough ? 270 : 30)
      : box(tail + 20, 56, tail + 50, deck, k.deep, { r: 4, line: k.line }) +
        box(16, 56, 46, deck, k.deep, { r: 4, line: k.line }),
    shape(`${tail},96 ${tail},${deck} ${nose - 150},${deck} ${nose - (pose.rough ? 20 : 130)},96`, k.body, {
      r: 6,
      line: k.line,
    }),
    pose.rough
      ? bars(250, 100, 296, 130, 6)
      : [
          shape(
            `${nose - 158},70 ${nose - 158},214 ${nose - 140},232 ${nose - 46},232 ${nose - 22},206 ${nose},140 ${nose},54 ${nose - 70},54`,
            k.sheet,
            { r: 12, line: k.line },
          ),
          pane(`${nose - 140},148 ${nose - 140},212 ${nose - 130},220 ${nose - 84},220 ${nose - 84},148`, 6),
          pane(`${nose - 76},148 ${nose - 76},220 ${nose - 50},220 ${nose - 34},202 ${nose - 14},148`, 6),
          lamp(nose - 12, 84, 11),
          hazard(nose - 64, 56, nose, 68),
          mirror(nose + 6, 160, 40),
          beacon(nose - 120, 232),
        ].join(''),
    ...at.map((x) => path(`M${x - R - 9} ${R}A${R + 9} ${R + 9} 0 0 0 ${x + R + 9} ${R}Z`, ink.coal)),
    ...at.map((x) => tyre(x, R, pose.rough ? k.base : ink.chrome)),
    slots(tail + 90, 104, tail + 150, 122, 3),
    ladder(pose.rough ? -30 : -60, 44, deck, 34, 4),
    // Superstructure.
    box(hub[0] + 10, deck, hub[0] + 130, deck + 20, ink.iron, { r: 5 }),
    pose.up > 4
      ? ram([hub[0] + 130, deck + 28], turned(hub, pose.up, 270, -26), 34)
      : ram([hub[0] + 120, deck + 30], [hub[0] + 290, hub[1] - 20], 28),
    boom,
    shape(
      `${hub[0] - 150},${deck + 18} ${hub[0] - 156},${deck + 96} ${hub[0] - 120},${deck + 120} ${hub[0] - 20},${deck + 150} ${hub[0] + 30},${deck + 120} ${hub[0] + 90},${deck + 60} ${hub[0] + 90},${deck + 18}`,
      k.body,
      { r: 10, line: k.line },
    ),
    shape(
      `${hub[0] - 156},${deck + 18} ${hub[0] - 164},${deck + 84} ${hub[0] - 100},${deck + 84} ${hub[0] - 100},${deck + 18}`,
      ink.iron,
      { r: 8 },
    ),
    bars(hub[0] - 84, deck + 36, hub[0] - 30, deck + 84, 6),
    disc(hub[0] - 40, deck + 118, 22, ink.steel),
    disc(hub[0] - 40, deck + 118, 9, ink.coal),
    pin(hub, 14),
    // Crane cab.
    shape(
      `${hub[0] + 66},${deck + 12} ${hub[0] + 66},${deck + 116} ${hub[0] + 80},${deck + 130} ${hub[0] + 146},${deck + 130} ${hub[0] + 176},${deck + 70} ${hub[0] + 170},${deck + 12}`,
      k.sheet,
      { r: 10, line: k.line },
    ),
    pane(
      `${hub[0] + 76},${deck + 40} ${hub[0] + 76},${deck + 112} ${hub[0] + 84},${deck + 120} ${hub[0] + 118},${deck + 120} ${hub[0] + 118},${deck + 40}`,
      6,
    ),
    pane(
      `${hub[0] + 126},${deck + 40} ${hub[0] + 126},${deck + 120} ${hub[0] + 140},${deck + 120} ${hub[0] + 165},${deck + 70} ${hub[0] + 162},${deck + 40}`,
      6,
    ),
    pose.up > 4
      ? hookBlock(tip[0] - 4, tip[1] - 6, Math.min(tip[1] - 150, k.pick([110, 170, 240], 15)))
      : hookBlock(tip[0] - 4, tip[1] - 6, 6),
  ].join('');
  const right = Math.max(nose + 14, tip[0] + 40);
  return {
    art,
    left: tail - 24,
    right,
    top: Math.max(hub[1] + 60, tip[1] + 40),
    feet: [tail + 10, nose - 40],
  };
};
