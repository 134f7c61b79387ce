import type { Brief, Painter } from '../machine';
import { ink, shade } from '../paint';
import { pane } from '../parts/fittings';
import { carWheel } from '../parts/running-gear';
import { box, disc, num, path, repeat, shape, wire } from '../svg';

type Look = { spokes: number; rim: string; tint: string };

const lookOf = (k: Brief): Look => ({
  spokes: k.pose([5, 10, 6, 5, 12, 7, 5, 8]),
  rim: k.pick([ink.chrome, '#d9dcde', '#7d858c', ink.chrome], 8),
  tint: k.pick(['#2b3a44', '#24313a'], 2),
});

/** Upper half of a disc: what lies behind a wheel must not show below it. */
const half = (x: number, y: number, r: number, fill: string): string =>
  path(`M${num(x - r)} ${num(y)}A${num(r)} ${num(r)} 0 0 0 ${num(x + r)} ${num(y)}Z`, fill);

const hollow = (x: number, r: number): string => half(x, r * 0.9, r * 1.17, ink.coal);

/** Reflection of the sky along the shoulder, and the darker sill below. */
const shine = (points: string): string => wire(points, '#ffffff', 3, { opacity: 0.5 });

const plate = (x: number, y: number): string => box(x, y, x + 6, y + 11, ink.white, { r: 1 });

/** Half-centimetre units: the saloon is 4.6 m. */
export const saloon: Painter = (k) => {
  const look = lookOf(k);
  const lip = k.pick(['', shape('-452,188 -448,200 -404,196 -404,190', k.dark, { r: 3 }), ''], 5);

  const body = `M-446 62C-462 76 -462 120 -458 140C-430 186 -452 178 -446 184C-420 194 -396 197 -366 197C-312 242 -256 296 -150 301C-60 305 14 298 66 274C114 250 160 220 204 200C284 194 382 180 428 156C456 136 464 104 460 78C458 58 448 50 436 48L-420 46C-434 46 -442 52 -446 62Z`;
  const cabin = 'M-366 196C-312 242 -256 296 -150 301C-60 305 14 298 66 274C114 250 160 220 204 200Z';
  const art = [
    path(body, k.sheet, { line: k.line }),
    lip,
    path(cabin, k.base),
    path('M-326 200C-284 242 -234 284 -146 289C-60 293 8 286 56 264C98 243 134 220 160 200Z', '#161c21'),
    pane('-308,203 -260,246,40 -198,278,30 -164,281 -164,203', 8),
    pane('-154,203 -154,282 -60,287,30 -32,284 -24,203', 8),
    pane('-14,203 -22,283 24,274,30 72,249,30 140,206 132,202', 8),
    // Doors.
    wire('-172,190 -166,70', k.line, 2.4),
    wire('-20,192 -12,150,30 -14,70', k.line, 2.4),
    wire('160,200 160,150,30 150,100', k.line, 2.4),
    box(-160, 168, -128, 174, k.deep, { r: 3 }),
    box(-4, 168, 28, 174, k.deep, { r: 3 }),
    shine('-436,174 -250,186,60 120,186,60 340,160'),
    shape('-330,58 -330,72 300,72 300,58', k.deep, { r: 4, opacity: 0.8 }),
    shape('130,202 134,222 162,224 168,206', k.dark, { r: 7, line: k.line }),
    // Lamps.
    shape('352,142 372,166,20 432,148,10 452,120 404,126', '#f6f3e6', { r: 8, line: '#6e6d64' }),
    disc(408, 141, 9, '#b9c4c9'),
    shape('-454,142 -448,176 -396,176 -404,150', ink.red, { r: 8 }),
    shape('-452,144 -450,158 -404,158 -406,150', '#7d1712', { r: 5 }),
    shape('424,62 424,84 458,88 458,66', ink.coal, { r: 5 }),
    box(436, 94, 460, 99, ink.chrome, { r: 2 }),
    plate(457, 76),
    hollow(-286, 66),
    hollow(280, 66),
    carWheel(-286, 66, look.spokes, look.rim),
    carWheel(280, 66, look.spokes, look.rim),
    k.pick(['', wire('-110,300 -122,328', ink.coal, 3)], 7),
  ].join('');
  return { art, left: -462, right: 464, top: 308, feet: [-400, 400] };
};

export const suv: Painter = (k) => {
  const look = lookOf(k);
  const rack = k.pose([0, 1, 0, 1, 2, 0, 1, 2]);
  const boxy = k.pick([true, false], 10);
  const roof = boxy ? 384 : 374;
  const body = boxy
    ? `M-462 84L-470 220C-470 250 -452 300 -436 340C-428 368 -400 ${roof} -360 ${roof}L-20 ${roof}C20 ${roof} 44 372 70 340L128 244C230 240 330 232 410 220C446 212 462 190 464 150L466 84C464 72 456 66 440 66L-440 66C-454 66 -462 72 -462 84Z`
    : `M-462 84L-470 220C-468 260 -440 310 -410 346C-390 368 -360 ${roof} -310 ${roof}C-200 382 -60 382 -10 372C40 360 84 304 136 246C230 242 340 234 412 210C446 198 462 176 464 146L466 84C464 72 456 66 440 66L-440 66C-454 66 -462 72 -462 84Z`;
  const spare = k.pick([true, false, false], 6) && boxy;
  const art = [
    spare
      ? shape('-512,160 -512,290 -464,290 -464,160', ink.rubber, { r: 16 }) +
        shape('-504,172 -504,278 -490,278 -490,172', k.dark, { r: 8 })
      : '',
    path(body, k.sheet, { line: k.line }),
    shape('-424,250 -398,350 -370,362 -24,362 6,350 50,330 104,252 96,246', '#161c21', { r: 14 }),
    pane('-410,254 -388,344 -366,352 -262,352 -262,254', 10),
    pane('-250,254 -250,352 -118,352 -118,254', 9),
    pane('-106,254 -106,352 -24,352 12,338 76,258 70,254', 10),
    wire('-262,96 -262,246', k.line, 2.4),
    wire('-112,100 -112,246', k.line, 2.4),
    wire('84,244 88,180,20 70,100', k.line, 2.4),
    box(-246, 216, -208, 223, k.deep, { r: 3 }),
    box(-94, 216, -56, 223, k.deep, { r: 3 }),
    shine('-456,228 -250,236,60 100,234,60 400,206'),
    shape('-462,66 -464,112 -420,118 -420,66', k.deep, { r: 6, opacity: 0.9 }),
    shape('-180,74 -180,92 150,92 150,74', ink.iron, { r: 8 }),
    box(-190, 60, 166, 70, ink.steel, { r: 4 }),
    shape('80,252 82,286 116,290 124,256', k.dark, { r: 8, line: k.line }),
    // Front.
    shape('404,150 398,206,10 440,196,10 462,172 464,148', '#f6f3e6', { r: 8, line: '#6e6d64' }),
    disc(430, 174, 12, '#b9c4c9'),
    shape('400,66 400,108 470,112 474,76 462,64', ink.iron, { r: 10 }),
    box(452, 118, 470, 142, ink.coal, { r: 4 }),
    plate(470, 84),
    shape('-470,160 -468,232 -444,232 -446,160', ink.red, { r: 5 }),
    shape('-470,160 -470,182 -446,182 -446,160', ink.amber, { r: 3 }),
    // Arches.
    half(-286, 74, 104, k.dark),
    half(286, 74, 104, k.dark),
    hollow(-286, 82),
    hollow(286, 82),
    carWheel(-286, 80, look.spokes, look.rim),
    carWheel(286, 80, look.spokes, look.rim),
    rack > 0
      ? box(-380, roof + 4, -20, roof + 12, ink.iron, { r: 4 }) +
        repeat(3, (i) => box(-370 + i * 160, roof - 4, -360 + i * 160, roof + 8, ink.iron))
      : '',
    rack === 2
      ? shape(`-340,${roof + 12} -330,${roof + 52} -80,${roof + 52} -60,${roof + 12}`, ink.coal, { r: 14 })
      : '',
    k.pick(
      ['', wire('146,226 148,256,10 70,384', ink.iron, 9) + box(56, 376, 80, 398, ink.iron, { r: 5 })],
      13,
    ),
  ].join('');
  return {
    art,
    left: spare ? -514 : -474,
    right: 478,
    top: roof + (rack === 2 ? 56 : 26),
    feet: [-400, 400],
  };
};

export const pickup: Painter = (k) => {
  const look = lookOf(k);
  const load = k.pose(['none', 'bar', 'cover', 'cargo', 'none', 'canopy', 'bar', 'cargo'] as const);
  const single = k.variant % 8 === 7;
  const cabBack = single ? -60 : -150;
  const body = `M-490 96L-492 214L${cabBack - 20} 218L${cabBack - 6} 326C${cabBack} 346 ${cabBack + 16} 354 ${cabBack + 40} 354L34 354C64 354 84 340 106 312L160 240C260 236 350 226 416 210C450 198 468 178 470 146L472 92C470 80 462 74 448 74L-470 78C-484 80 -490 86 -490 96Z`;
  const extra = {
    none: '',
    bar:
      wire(`${cabBack - 70},214 ${cabBack - 40},338,16 ${cabBack - 10},338`, ink.chrome, 12) +
      wire(`${cabBack - 110},214 ${cabBack - 44},330`, ink.chrome, 10),
    cover: shape(`-492,212 -486,226 ${cabBack - 20},230 ${cabBack - 20},214`, ink.coal, { r: 5 }),
    cargo: [0, 1, 2]
      .map((i) =>
        box(
          -470 + i * 96,
          200,
          -384 + i * 96,
          268 + (i % 2) * 26,
          ['#b3946a', '#8b9298', '#c9bfae'][i] ?? '#aaa',
          { r: 5, line: '#4b4438' },
        ),
      )
      .join(''),
    canopy:
      shape(`-490,212 -470,330 -440,346 ${cabBack - 16},346 ${cabBack - 10},214`, k.base, {
        r: 16,
        line: k.line,
      }) + pane(`-456,240 -444,322 ${cabBack - 40},322 ${cabBack - 40},240`, 12),
  }[load];
  const art = [
    load === 'cargo' ? extra : '',
    path(body, k.sheet, { line: k.line }),
    load === 'cargo' ? '' : extra,
    wire(`-492,206 ${cabBack - 24},210`, k.deep, 6),
    wire(`${cabBack - 16},216 ${cabBack - 14},96`, k.line, 3),
    shape(
      `${cabBack + 8},250 ${cabBack + 20},324 ${cabBack + 40},338 30,338 60,326 134,248 126,244 ${cabBack + 20},244`,
      '#161c21',
      { r: 12 },
    ),
    single ? '' : pane(`${cabBack + 20},254 ${cabBack + 30},320 ${cabBack + 44},330 -42,330 -42,254`, 8),
    pane(
      single
        ? `${cabBack + 20},254 ${cabBack + 28},330 30,330 54,320 112,256`
        : '-30,254 -30,330 30,330 54,320 112,256 104,252',
      9,
    ),
    wire('-36,240 -36,100', k.line, single ? 0 : 2.4),
    wire('116,240 120,190,20 106,100', k.line, 2.4),
    box(single ? cabBack + 12 : cabBack + 6, 212, (single ? cabBack + 12 : cabBack + 6) + 34, 219, k.deep, {
      r: 3,
    }),
    single ? '' : box(-22, 212, 12, 219, k.deep, { r: 3 }),
    shine(`${cabBack},232 120,230,60 400,198`),
    shine(`-480,192 ${cabBack - 26},196`),
    box(-150, 66, 170, 76, ink.steel, { r: 4 }),
    shape('116,250 120,284 152,286 158,254', k.dark, { r: 8, line: k.line }),
    shape('408,146 402,196,10 444,188,10 466,166 470,142', '#f6f3e6', { r: 8, line: '#6e6d64' }),
    disc(436, 168, 11, '#b9c4c9'),
    shape('402,72 402,110 478,114 482,84 468,70', ink.iron, { r: 10 }),
    box(458, 118, 476, 138, ink.chrome, { r: 4 }),
    plate(478, 88),
    shape('-494,150 -492,208 -470,208 -470,150', ink.red, { r: 5 }),
    shape('-510,84 -510,104 -440,104 -440,84', ink.chrome, { r: 5 }),
    half(-316, 74, 102, k.dark),
    half(298, 74, 102, k.dark),
    hollow(-316, 80),
    hollow(298, 80),
    carWheel(-316, 78, look.spokes, look.rim),
    carWheel(298, 78, look.spokes, look.rim),
  ].join('');
  return { art, left: -512, right: 484, top: 360, feet: [-420, 410] };
};

/** Centimetres doubled: a high-roof van, or a minibus with windows. */
export const van: Painter = (k) => {
  const kind = k.pose(['panel', 'windows', 'panel', 'windows', 'rack', 'panel', 'windows', 'low'] as const);
  const roof = kind === 'low' ? 410 : 470;
  const body = `M-480 86L-488 200L-484 ${roof - 60}C-482 ${roof - 16} -470 ${roof} -430 ${roof}L150 ${roof}C214 ${roof} 250 ${roof - 26} 284 ${roof - 90}L346 262C400 250 446 232 462 206C474 184 478 150 478 100C478 80 468 70 450 70L-460 70C-474 70 -480 76 -480 86Z`;
  const sash = (x0: number, x1: number) =>
    pane(`${num(x0)},268 ${num(x0)},${roof - 76} ${num(x1)},${roof - 76} ${num(x1)},268`, 12);
  const art = [
    path(body, k.sheet, { line: k.line }),
    shape(`166,262 166,${roof - 66} 216,${roof - 66} 256,${roof - 92} 330,266 320,258`, '#161c21', { r: 12 }),
    pane(`176,266 176,${roof - 76} 210,${roof - 76} 244,${roof - 98} 306,268 300,264`, 10),
    shape(`262,${roof - 84} 276,${roof - 84} 350,264 336,264`, '#26343d', { r: 4 }),
    kind === 'windows' ? sash(-462, -316) + sash(-304, -160) + sash(-148, -4) + sash(8, 156) : '',
    kind === 'windows' ? '' : wire(`-150,100 -150,${roof - 30}`, k.line, 2.4),
    wire(`10,100 10,${roof - 40}`, k.line, 2.4),
    wire(`160,100 160,${roof - 40}`, k.line, 2.4),
    wire('336,256 330,180,20 316,110', k.line, 2.4),
    kind === 'windows' ? '' : wire(`-450,${roof - 130} -10,${roof - 130}`, '#000', 3, { opacity: 0.18 }),
    wire('-476,170 330,170', k.deep, 12, { opacity: 0.75 }),
    box(-4, 226, -36, 233, k.deep, { r: 3 }),
    box(174, 226, 206, 233, k.deep, { r: 3 }),
    wire('-450,240 -20,240', '#000', 4, { opacity: 0.2 }),
    shine('-474,252 150,256,40 330,246'),
    shape('336,258 334,316 362,316 370,262', ink.coal, { r: 8 }),
    shape('408,170 396,232,10 446,222,10 472,188 474,164', '#f6f3e6', { r: 10, line: '#6e6d64' }),
    disc(438, 194, 13, '#b9c4c9'),
    shape('390,70 392,118 480,124 484,84 470,68', ink.iron, { r: 10 }),
    plate(480, 92),
    shape('-488,180 -486,280 -466,280 -466,180', ink.red, { r: 5 }),
    kind === 'rack'
      ? wire(`-430,${roof + 16} 120,${roof + 16}`, ink.steel, 7) +
        repeat(5, (i) => box(-420 + i * 130, roof, -412 + i * 130, roof + 16, ink.steel)) +
        box(-380, roof + 18, 60, roof + 30, '#b3946a', { r: 3 })
      : '',
    hollow(-300, 76),
    hollow(310, 76),
    carWheel(-300, 74, 8, k.pick(['#7d858c', ink.chrome], 3)),
    carWheel(310, 74, 8, k.pick(['#7d858c', ink.chrome], 3)),
    box(-470, 84, -390, 90, shade(k.base, -0.5), { opacity: 0.5 }),
  ].join('');
  return { art, left: -492, right: 488, top: roof + (kind === 'rack' ? 34 : 6), feet: [-420, 420] };
};
