import { chance } from '../machine';
import { mix, shade } from '../paint';
import { box, disc, num, oval, path, pt, repeat, shape, wire } from '../svg';
import type { Light } from './light';

export const horizon = 620;
export const floorLine = 776;

export const fade = (id: string, from: string, to: string): string =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;

/** Sky, sun and bare ground; the drawing is 1200 × 900, or wider for slides. */
export const ground = (l: Light, seed: number, width = 1200, height = 900, line = horizon): string => {
  const sx = width * (0.15 + 0.7 * chance(seed, 3));
  const sy = line * (0.3 + 0.35 * chance(seed, 4));
  return [
    `<defs>${fade('sky', l.top, l.low)}${fade('soil', l.ground, l.groundDeep)}</defs>`,
    box(0, 0, width, line + 2, 'url(#sky)'),
    disc(sx, sy, 120, l.sun, { opacity: 0.22 }),
    disc(sx, sy, 78, l.sun, { opacity: 0.35 }),
    disc(sx, sy, 46, l.sun, { opacity: 0.9 }),
    box(0, line, width, height, 'url(#soil)'),
  ].join('');
};

const cloud = (x: number, y: number, s: number, color: string): string =>
  path(
    `M${num(x)} ${num(y)}h${num(230 * s)}a${num(26 * s)} ${num(26 * s)} 0 0 0 -${num(34 * s)} -${num(36 * s)}a${num(46 * s)} ${num(46 * s)} 0 0 0 -${num(82 * s)} -${num(14 * s)}a${num(36 * s)} ${num(36 * s)} 0 0 0 -${num(62 * s)} ${num(16 * s)}a${num(28 * s)} ${num(28 * s)} 0 0 0 -${num(52 * s)} ${num(34 * s)}z`,
    color,
    { opacity: 0.55 },
  );

export const clouds = (seed: number, width = 1200): string =>
  repeat(3, (i) =>
    cloud(
      chance(seed, 40 + i) * width - 60,
      110 + chance(seed, 50 + i) * 190,
      0.6 + chance(seed, 60 + i) * 0.7,
      '#fff',
    ),
  );

/** A ridge of hills from edge to edge. */
export const ridge = (
  seed: number,
  base: number,
  rise: number,
  color: string,
  width = 1200,
  steps = 7,
): string => {
  const points = Array.from({ length: steps + 1 }, (_, i) =>
    pt((width * i) / steps, base - rise * (0.25 + 0.75 * chance(seed, 70 + i)), width / steps / 2.4),
  );
  return shape(`0,${base + 4} ${points.join(' ')} ${width},${base + 4}`, color);
};

export const pebbles = (l: Light, seed: number, width = 1200): string =>
  repeat(22, (i) => {
    const y = 650 + chance(seed, 200 + i) * 240;
    const s = 0.5 + (y - 650) / 180;
    return oval(
      chance(seed, 300 + i) * width,
      y,
      9 * s,
      3 * s,
      i % 3 ? l.groundDeep : shade(l.ground, 0.25),
      { opacity: 0.7 },
    );
  });

export const ruts = (l: Light): string =>
  wire('-20,842 400,820,200 800,836,200 1220,812', l.groundDeep, 9, { opacity: 0.45, dash: '26 8' }) +
  wire('-20,872 400,852,200 800,866,200 1220,846', l.groundDeep, 11, { opacity: 0.45, dash: '30 9' });

export const dust = (l: Light, seed: number): string =>
  clouds(seed) +
  ridge(seed, 624, 150, l.far) +
  ridge(seed + 1, 624, 86, l.mid) +
  repeat(5, (i) => oval(chance(seed, 90 + i) * 1200, 622, 150, 22, shade(l.ground, 0.3), { opacity: 0.55 })) +
  ruts(l) +
  pebbles(l, seed);

export const quarry = (l: Light, seed: number): string => {
  const rock = mix(l.near, '#a08c72', 0.5);
  const bench = (y: number, h: number, c: string, salt: number): string => {
    const points = Array.from({ length: 10 }, (_, i) => pt(i * 134, y + (chance(seed, salt + i) - 0.5) * 26));
    return (
      shape(`0,${y + h} ${points.join(' ')} 1200,${y + h}`, c) +
      repeat(16, (i) =>
        wire(
          `${pt(chance(seed, salt + 20 + i) * 1200, y + 16)} ${pt(chance(seed, salt + 20 + i) * 1200 + 14, y + h - 10)}`,
          shade(c, -0.16),
          5,
          { opacity: 0.55 },
        ),
      )
    );
  };
  return (
    clouds(seed) +
    ridge(seed, 400, 110, l.far) +
    bench(340, 130, shade(rock, 0.24), 500) +
    bench(440, 120, shade(rock, 0.06), 540) +
    bench(530, 110, shade(rock, -0.12), 580) +
    shape('-40,650 60,560,40 160,540,40 290,650', shade(l.ground, 0.1)) +
    shape('-40,650 40,600 140,650', l.groundDeep, { opacity: 0.5 }) +
    shape('960,650 1070,570,40 1150,560,40 1290,650', shade(l.ground, 0.02)) +
    ruts(l) +
    pebbles(l, seed)
  );
};

export const field = (l: Light, seed: number): string => {
  const crop = ['#7d9153', '#c3a456', '#8f7a52'][Math.floor(chance(seed, 6) * 3)] ?? '#7d9153';
  const g = mix(crop, l.ground, 0.28);
  const tree = (x: number, s: number): string =>
    disc(x, 600 - 26 * s, 32 * s, mix('#56694a', l.mid, 0.3)) +
    disc(x + 28 * s, 600 - 16 * s, 24 * s, mix('#4b5d41', l.mid, 0.3)) +
    box(x + 3, 596 - 6 * s, x + 11, 622, '#5b4a3a');
  return (
    clouds(seed) +
    ridge(seed, 624, 130, l.far) +
    ridge(seed + 3, 624, 60, mix(l.mid, '#74855f', 0.5)) +
    box(0, 618, 1200, 900, g) +
    repeat(17, (i) =>
      shape(
        `${num(520 + i * 10)},618 ${num(524 + i * 10)},618 ${num(-1240 + i * 226)},900 ${num(-1330 + i * 226)},900`,
        shade(g, -0.16),
        { opacity: 0.75 },
      ),
    ) +
    repeat(7, (i) => tree(chance(seed, 120 + i) * 1200, 0.6 + chance(seed, 130 + i) * 0.8)) +
    shape('0,770 1200,750 1200,830 0,850', l.groundDeep, { opacity: 0.55 })
  );
};
