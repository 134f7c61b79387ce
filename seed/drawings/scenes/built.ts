import { chance } from '../machine';
import { mix, shade } from '../paint';
import { box, num, repeat, row, type Slab, shape, slabs, wire } from '../svg';
import { clouds, fade, floorLine, pebbles, ridge, ruts } from './land';
import type { Light } from './light';

export const fence = (l: Light, seed: number): string => {
  const tint = mix(
    l.mid,
    ['#5f7d88', '#8a8f92', '#7c6a58'][Math.floor(chance(seed, 5) * 3)] ?? '#888888',
    0.55,
  );
  return [
    clouds(seed),
    ridge(seed, 470, 90, l.far),
    box(0, 452, 1200, 640, tint),
    row(40, [3, 452, 10, 188], 30, 0, shade(tint, -0.14)),
    box(0, 444, 1200, 456, shade(tint, 0.3)),
    box(0, 628, 1200, 644, shade(tint, -0.4)),
    repeat(6, (i) => box(90 + i * 210, 430, 104 + i * 210, 640, shade(tint, -0.34))),
    wire('0,432 1200,432', shade(tint, -0.4), 3),
    ruts(l),
    pebbles(l, seed),
  ].join('');
};

export const yard = (l: Light, seed: number): string => {
  const tints = ['#8c4b3c', '#3f6f80', '#5c7358', '#b08a4a', '#7b8288'];
  const can = (x: number, y: number, w: number, i: number): string => {
    const c = mix(tints[Math.floor(chance(seed, 100 + i) * 5)] ?? '#7b8288', l.mid, 0.35);
    return (
      box(x, y, x + w, y + 100, c) +
      row(Math.floor(w / 22), [x + 8, y + 8, 9, 84], 22, 0, '#000', { opacity: 0.1 }) +
      box(x, y, x + w, y + 7, '#fff', { opacity: 0.2 })
    );
  };
  return [
    clouds(seed),
    ridge(seed, 560, 120, l.far),
    can(-60, 430, 330, 1),
    can(-30, 534, 330, 2),
    can(306, 534, 330, 3),
    can(642, 534, 330, 4),
    can(880, 430, 340, 5),
    can(978, 534, 330, 6),
    chance(seed, 9) > 0.5 ? can(420, 430, 330, 7) : '',
    wire('70,430 70,180', l.mid, 6),
    wire('40,180 100,180', l.mid, 9),
    wire('1100,430 1100,150', l.mid, 6),
    wire('1070,150 1130,150', l.mid, 9),
    box(0, 632, 1200, 640, '#000', { opacity: 0.18 }),
    ruts(l),
    pebbles(l, seed),
  ].join('');
};

export const city = (l: Light, seed: number): string => {
  const towers = (salt: number, rise: number, count: number): Slab[] =>
    Array.from({ length: count }, (_, i) => {
      const h = 90 + chance(seed, salt + 40 + i) * rise;
      return [
        i * 112 - 40 + chance(seed, salt + 20 + i) * 50,
        622 - h,
        70 + chance(seed, salt + i) * 90,
        h + 2,
      ];
    });
  const front = towers(500, 170, 11);
  const lit = front.flatMap(([x, y, w, h], i): Slab[] =>
    Array.from({ length: Math.floor(h / 30) * Math.floor((w - 8) / 24) }, (_, at): Slab => {
      const across = Math.floor((w - 8) / 24);
      return [x + 10 + (at % across) * 24, y + 14 + Math.floor(at / across) * 30, 10, 14];
    }).filter((_, at) => chance(seed, i * 97 + at) > 0.62),
  );
  return (
    clouds(seed).replaceAll('opacity="0.55"', 'opacity="0.12"') +
    slabs(towers(400, 300, 11), l.far) +
    slabs(front, l.near) +
    slabs(lit, '#ffd894', { opacity: 0.7 }) +
    box(0, 620, 1200, 900, 'url(#soil)') +
    wire('0,690 1200,690', '#fff', 5, { opacity: 0.25, dash: '70 50' }) +
    box(0, 622, 1200, 640, '#000', { opacity: 0.25 })
  );
};

export const road = (l: Light, seed: number): string =>
  clouds(seed) +
  ridge(seed, 624, 200, l.far) +
  ridge(seed + 2, 624, 120, l.mid) +
  box(0, 616, 1200, 660, mix(l.ground, '#8a8f6a', 0.3)) +
  box(0, 656, 1200, 900, '#62666a') +
  box(0, 656, 1200, 664, '#e9e6dc', { opacity: 0.8 }) +
  box(0, 860, 1200, 900, '#54585c') +
  repeat(6, (i) =>
    shape(
      `${num(i * 230 - 60)},846 ${num(i * 230 + 60)},846 ${num(i * 230 + 50)},858 ${num(i * 230 - 74)},858`,
      '#efeade',
      { opacity: 0.85 },
    ),
  ) +
  repeat(13, (i) => box(i * 100 + 20, 602, i * 100 + 28, 650, '#8a9094')) +
  box(0, 606, 1200, 622, '#b9bfc1') +
  box(0, 616, 1200, 622, '#8f969a');

export const blueprint = (seed: number, bright: number): string => {
  const dark = bright > 0.72 || (bright > 0.3 && chance(seed, 8) > 0.45);
  const paper = dark ? '#17495a' : '#dfe6e6';
  const lineColor = dark ? '#3f7688' : '#b4c6ca';
  return [
    `<defs><pattern id="grid" width="40" height="40" patternUnits="userSpaceOnUse"><path d="M40 0H0V40" fill="none" stroke="${lineColor}" stroke-width="1.4"/></pattern></defs>`,
    box(0, 0, 1200, 900, paper),
    box(0, 0, 1200, 900, 'url(#grid)', { opacity: 0.7 }),
    repeat(6, (i) => wire(`${i * 200 + 100},0 ${i * 200 + 100},900`, lineColor, 2.4, { opacity: 0.8 })),
    repeat(5, (i) => wire(`0,${i * 200 + 60} 1200,${i * 200 + 60}`, lineColor, 2.4, { opacity: 0.8 })),
    box(0, floorLine, 1200, 900, dark ? '#113a49' : '#cdd8d9', { opacity: 0.75 }),
    wire(`0,${floorLine} 1200,${floorLine}`, dark ? '#8fc0cf' : '#6d8f98', 4),
    // Dimension lines.
    wire('120,846 1080,846', dark ? '#8fc0cf' : '#6d8f98', 2.4),
    wire('120,832 120,860', dark ? '#8fc0cf' : '#6d8f98', 2.4),
    wire('1080,832 1080,860', dark ? '#8fc0cf' : '#6d8f98', 2.4),
    wire('48,180 48,776', dark ? '#8fc0cf' : '#6d8f98', 2.4),
    wire('36,180 60,180', dark ? '#8fc0cf' : '#6d8f98', 2.4),
  ].join('');
};

export const hangar = (l: Light, seed: number): string => {
  const wall = mix('#8d979d', l.low, 0.3);
  const glow = mix(l.low, '#ffffff', 0.35);
  return [
    `<defs>${fade('soil', '#a7abab', '#7f8485')}</defs>`,
    box(0, 0, 1200, 640, wall),
    repeat(12, (i) => box(i * 100, 0, i * 100 + 50, 640, '#000', { opacity: 0.045 })),
    box(0, 0, 1200, 128, shade(wall, -0.42)),
    repeat(6, (i) =>
      shape(
        `${i * 220 + 20},128 ${i * 220 + 130},20 ${i * 220 + 240},128 ${i * 220 + 226},128 ${i * 220 + 130},36 ${i * 220 + 34},128`,
        shade(wall, -0.62),
      ),
    ),
    box(0, 116, 1200, 132, shade(wall, -0.6)),
    repeat(
      5,
      (i) =>
        box(60 + i * 235, 190, 200 + i * 235, 300, glow) +
        wire(`${130 + i * 235},190 ${130 + i * 235},300`, shade(wall, -0.4), 5) +
        wire(`${60 + i * 235},245 ${200 + i * 235},245`, shade(wall, -0.4), 5) +
        box(60 + i * 235, 190, 200 + i * 235, 300, 'none', { line: shade(wall, -0.45), width: 6 }),
    ),
    repeat(3, (i) => {
      const x = 20 + i * 400 + chance(seed, i) * 120;
      return (
        box(x, 470, x + 190, 640, shade(wall, -0.24)) +
        repeat(
          3,
          (j) =>
            box(x + 6, 484 + j * 52, x + 184, 490 + j * 52, shade(wall, -0.5)) +
            box(
              x + 16 + j * 30,
              496 + j * 52,
              x + 70 + j * 30,
              534 + j * 52,
              ['#a5814f', '#5f7d88', '#8c4b3c'][j] ?? '#777',
            ),
        )
      );
    }),
    box(0, 620, 1200, 640, shade(wall, -0.34)),
    box(0, 638, 1200, 900, 'url(#soil)'),
    repeat(5, (i) =>
      shape(`${60 + i * 235},640 ${200 + i * 235},640 ${170 + i * 250},900 ${-20 + i * 250},900`, '#fff', {
        opacity: 0.09,
      }),
    ),
    wire('0,850 1200,850', '#e0ab2a', 9, { opacity: 0.75 }),
  ].join('');
};
