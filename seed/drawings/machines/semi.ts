import type { Painter } from '../machine';
import { ink, mix, shade } from '../paint';
import { beacon, hazard, ladder, slots } from '../parts/fittings';
import { ram } from '../parts/limbs';
import { roadWheel } from '../parts/running-gear';
import { axles, mudguard, rearLamp } from '../parts/truck';
import { box, disc, num, path, place, repeat, shape, wire } from '../svg';
import { dozer, roller } from './earth';
import { excavator } from './excavators';
import { wheelLoader } from './loaders';

/** Half-size units: 13.6 m of semi-trailer on three axles and its landing legs. */
export const trailer: Painter = (k) => {
  const look = k.pose([
    'curtain',
    'reefer',
    'flat',
    'tank',
    'tipping',
    'container',
    'curtain',
    'livestock',
  ] as const);
  const cover = k.pick(['#2f6a84', '#e6e4de', '#a33327', '#3f6b4f', '#d9d5ca'], 14);
  const box3 = (fill: string, line: string, extra = '') =>
    shape('-500,112 -500,336 500,336 500,112', fill, { r: 5, line }) + extra;
  const deckLoad = k.pick(['pipes', 'coils', 'none'] as const, 8);
  const upper = {
    curtain: box3(
      cover,
      shade(cover, -0.5),
      box(-500, 318, 500, 336, ink.ash) +
        box(-500, 112, 500, 128, ink.steel) +
        repeat(24, (i) =>
          wire(`${num(-480 + i * 41.6)},128 ${num(-480 + i * 41.6)},318`, '#000', 2.4, { opacity: 0.16 }),
        ) +
        repeat(24, (i) => box(-482 + i * 41.6, 106, -474 + i * 41.6, 140, ink.iron)) +
        box(-500, 112, -490, 336, ink.ash) +
        box(490, 112, 500, 336, ink.ash) +
        box(-300, 200, 200, 222, '#fff', { opacity: 0.3 }),
    ),
    reefer: box3(
      'url(#shell)',
      '#8b8d8c',
      box(-500, 112, 500, 126, ink.steel) +
        shape('500,180 500,330 532,322 538,196', ink.iron, { r: 8 }) +
        slots(504, 200, 530, 300, 6) +
        box(-500, 190, 500, 204, k.base) +
        box(-500, 178, 500, 184, k.dark) +
        repeat(4, (i) => wire(`${num(-300 + i * 200)},126 ${num(-300 + i * 200)},334`, '#a9aaa7', 1.6)),
    ),
    flat:
      box(-500, 108, 500, 128, k.base, { r: 3, line: k.line }) +
      box(488, 128, 500, 250, k.dark, { r: 3, line: k.line }) +
      repeat(12, (i) => box(-480 + i * 84, 100, -470 + i * 84, 120, ink.iron)) +
      (deckLoad === 'pipes'
        ? [0, 1, 2]
            .map((i) =>
              box(-460 + i * 16, 130 + i * 34, 450 - i * 16, 162 + i * 34, 'url(#tank)', {
                line: '#596067',
                r: 3,
              }),
            )
            .join('')
        : deckLoad === 'coils'
          ? repeat(
              4,
              (i) =>
                disc(-330 + i * 220, 188, 58, ink.ash) +
                disc(-330 + i * 220, 188, 44, 'none', { line: ink.steel, width: 6 }) +
                disc(-330 + i * 220, 188, 20, ink.iron),
            )
          : ''),
    tank:
      shape(
        '-498,150 -506,220 -498,300 -460,330,40 440,340,40 496,300 502,220 494,160 440,130,40 -440,116,40',
        'url(#tank)',
        { r: 40, line: '#596067' },
      ) +
      box(-500, 210, 500, 224, k.base) +
      repeat(4, (i) => box(-340 + i * 210, 330, -290 + i * 210, 350, ink.steel, { r: 5 })) +
      wire('-430,346 420,352', ink.steel, 5) +
      ladder(-470, 110, 330, 30, 7) +
      repeat(5, (i) =>
        wire(`${num(-400 + i * 200)},122 ${num(-400 + i * 200)},334`, '#6e757b', 3, { opacity: 0.5 }),
      ),
    tipping:
      shape('-500,118 -510,290 470,310 500,300 490,118', mix(k.base, '#aeb4b8', 0.4), {
        r: 6,
        line: k.line,
      }) +
      repeat(15, (i) => box(-490 + i * 66, 124, -478 + i * 66, 288, '#000', { opacity: 0.18 })) +
      shape('-508,276 -510,292 470,312 496,302 496,290', k.base) +
      ram([470, 90], [496, 280], 26),
    container:
      box(-500, 96, 500, 116, k.base, { line: k.line, r: 3 }) +
      place(
        -490,
        118,
        0,
        box(0, 0, 980, 216, cover, { line: shade(cover, -0.5), r: 3 }),
        repeat(46, (i) => box(14 + i * 21, 14, 24 + i * 21, 202, '#000', { opacity: 0.15 })),
        box(0, 0, 980, 12, '#000', { opacity: 0.25 }),
        box(0, 204, 980, 216, '#fff', { opacity: 0.22 }),
      ),
    livestock: box3(
      mix(k.base, '#cfd2d2', 0.55),
      k.line,
      repeat(3, (i) => slots(-480, 140 + i * 62, 480, 176 + i * 62, 3)) +
        repeat(9, (i) => box(-500 + i * 124, 112, -492 + i * 124, 336, ink.ash)) +
        box(-500, 324, 500, 336, k.base),
    ),
  }[look];
  const at = [-396, -286, -176];
  const art = [
    ...at.map((x) => roadWheel(x + 12, 46, ink.steel, 52)),
    box(-490, 84, 480, 110, k.deep, { r: 4 }),
    upper,
    box(-60, 34, 190, 84, ink.iron, { r: 3, opacity: 0.9 }),
    box(-60, 64, 190, 70, ink.steel),
    box(244, 0, 262, 100, ink.steel, { r: 3 }),
    box(234, 0, 274, 9, ink.iron, { r: 3 }),
    wire('262,80 320,104', ink.iron, 7),
    box(386, 74, 420, 88, ink.iron, { r: 3 }),
    ...at.map(mudguard),
    axles(at, k.pick([ink.chrome, ink.white], 4)),
    rearLamp(-500),
    repeat(6, (i) => box(-140 + i * 110, 100, -130 + i * 110, 105, ink.amber)),
    box(-506, 46, -496, 84, ink.coal),
  ].join('');
  return { art, left: -512, right: look === 'reefer' ? 540 : 504, top: 358, feet: [-440, 274] };
};

export const lowbed: Painter = (k) => {
  const haul = k.pose([excavator, dozer, wheelLoader, null, roller, excavator, dozer, null]);
  const ramps = k.pick(['up', 'down'] as const, 4);
  const at = [-404, -306, -208, -110];
  const cargo = haul?.({ ...k, variant: 4, pick: (list) => list[0] });
  const fit = cargo
    ? Math.min(0.66, 350 / (cargo.feet[1] - cargo.feet[0]), 560 / (cargo.right - cargo.left))
    : 1;
  const deck = cargo ? 162 - (fit * (cargo.feet[0] + cargo.feet[1])) / 2 : 0;
  const art = [
    ...at.map((x) => roadWheel(x + 10, 42, ink.steel, 46)),
    shape(
      '-470,84 -470,108 -60,108 -20,86 330,86 372,150 372,176 540,176 548,160 540,146 404,146 356,60 -10,60 -50,84',
      k.body,
      { r: 8, line: k.line },
    ),
    shape('-466,102 -60,102 -20,80 330,80 330,86 -20,86 -60,108 -466,108', '#6f5436'),
    repeat(7, (i) => box(10 + i * 44, 62, 20 + i * 44, 78, k.deep, { r: 2 })),
    hazard(-10, 50, 340, 60),
    shape('372,150 400,150 400,176 372,176', k.deep),
    box(500, 118, 520, 146, ink.iron, { r: 4 }),
    box(432, 30, 446, 146, ink.steel, { r: 3 }),
    box(420, 22, 458, 32, ink.iron, { r: 3 }),
    ramps === 'up'
      ? shape('-462,108 -480,230 -466,234 -440,108', k.dark, { r: 4, line: k.line }) +
        repeat(5, (i) => box(-476 + i * 3, 124 + i * 22, -452 + i, 130 + i * 22, k.deep))
      : shape('-462,108 -470,92 -600,2 -616,2 -600,14', k.dark, { r: 3, line: k.line }),
    cargo ? `<g transform="translate(${num(deck)} 87) scale(${fit.toFixed(3)})">${cargo.art}</g>` : '',
    cargo ? wire('-60,108 -20,150', ink.coal, 3) + wire('330,88 290,140', ink.coal, 3) : '',
    ...at.map((x) => path(`M${x - 50} 50A52 52 0 0 0 ${x + 50} 50Z`, ink.coal)),
    ...at.map((x) => roadWheel(x, 44, k.pick([ink.chrome, ink.white], 3))),
    shape('-470,88 -470,104 -62,104 -62,98 -460,98', k.light),
    rearLamp(-474),
    beacon(530, 176),
  ].join('');
  return {
    art,
    left: ramps === 'down' ? -618 : -484,
    right: 550,
    top: cargo ? 87 + cargo.top * fit : 260,
    feet: [-450, 450],
  };
};
