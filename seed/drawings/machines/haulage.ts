import type { Painter } from '../machine';
import { ink } from '../paint';
import { bars, beacon, ladder, lamp, mirror, pane, rail, seat, sheet, slots, stack } from '../parts/fittings';
import { ram } from '../parts/limbs';
import { tyre } from '../parts/running-gear';
import { axles } from '../parts/truck';
import { box, num, type Point, path, place, pt, repeat, shape, turned, wire } from '../svg';

const earths = ['#8a6d4c', '#9b9a94', '#b89c6b'] as const;

const rigidDumper: Painter = (k) => {
  const tip = k.pick([0, 0, 36], 2);
  const hinge: Point = [-250, 190];
  const body = [
    tip ? '' : shape('-40,140 60,246,50 180,272,50 310,244,50 400,150', k.pick([...earths], 31), { r: 20 }),
    shape('-80,20 -100,150 60,180 420,190 440,250 640,262 640,240 470,214 452,110 300,10 60,-30', k.body, {
      r: 10,
      line: k.line,
    }),
    repeat(5, (i) =>
      shape(
        `${num(20 + i * 84)},${num(-10 + i * 12)} ${num(36 + i * 84)},${num(-10 + i * 12)} ${num(36 + i * 84)},172 ${num(20 + i * 84)},172`,
        k.deep,
      ),
    ),
    shape('440,250 640,262 640,252 446,238', k.light),
  ].join('');
  const art = [
    place(22, 8, 0, tyre(-170, 128, ink.steel), tyre(240, 128, ink.steel)),
    box(-270, 120, 320, 170, ink.iron, { r: 10 }),
    shape('190,150 180,270 380,270 396,150 380,110 330,100', k.sheet, { r: 12, line: k.line }),
    bars(330, 150, 384, 240, 7),
    lamp(384, 128, 13),
    box(170, 270, 400, 282, k.deep, { r: 3 }),
    ladder(352, 60, 276, 36, 8),
    rail('300,282 300,334,8 398,334,8 398,282'),
    sheet(k, '180,282 180,378 300,378 316,282', 8),
    pane('192,300 192,366 238,366 238,300', 5),
    pane('248,300 248,366 292,366 302,300', 5),
    tip ? ram([60, 160], turned(hinge, tip, 260, 20), 36) : '',
    place(hinge[0], hinge[1], tip, body),
    tyre(-170, 132, k.base),
    tyre(240, 132, k.base),
  ].join('');
  return { art, left: -360, right: 410, top: tip ? 700 : 470, feet: [-290, 360] };
};

const articulated: Painter = (k) => {
  const tip = k.pose([0, 34, 0, 0, 52, 0, 20, 0]);
  const loaded = k.variant % 2 === 0;
  const hinge: Point = [-352, 150];
  const body = [
    loaded && tip < 30
      ? shape('40,150 90,214,40 210,236,60 330,214,40 440,150', k.pick([...earths], 31), { r: 20 })
      : '',
    shape('-96,60 -108,120 60,170 430,178 480,190 486,170 440,20 400,0 100,-6 20,6', k.body, {
      r: 12,
      line: k.line,
    }),
    shape('-96,62 -100,84 60,60 420,60 430,20 400,2 100,-2 20,10', k.dark, { r: 10 }),
    repeat(4, (i) => box(70 + i * 94, 0, 84 + i * 94, 166, k.deep, { r: 3 })),
    shape('-104,116 60,166 430,174 476,186 476,176 430,162 64,154 -104,106', k.light),
  ].join('');
  const art = [
    place(20, 8, 0, tyre(-270, 84, ink.steel), tyre(-90, 84, ink.steel), tyre(360, 84, ink.steel)),
    box(-390, 84, 200, 128, ink.iron, { r: 8 }),
    box(150, 84, 280, 140, ink.iron, { r: 10 }),
    tip ? ram([60, 130], turned(hinge, tip, 330, 10), 30) : '',
    place(hinge[0], hinge[1], tip, body),
    // Tractor with its sloping bonnet.
    stack(178, 220, 300, 14),
    sheet(k, '164,110 160,250 184,262 330,262 480,206 506,150 500,92 440,92 420,160 300,164 290,110', 12),
    bars(470, 104, 500, 180, 5),
    slots(350, 186, 430, 214, 3),
    shape('204,150 196,300 220,352 236,360 326,360 344,344 362,240 350,180', k.sheet, {
      r: 10,
      line: k.line,
    }),
    pane('212,226 208,300 226,344 250,344 250,226', 5),
    pane('258,180 258,346 308,346 308,180', 6),
    pane('316,216 316,346 328,336 348,240 344,216', 5),
    seat(276, 214, 0.95),
    shape('196,352 206,370 340,370 360,354', k.light, { r: 6, line: k.line }),
    beacon(240, 370),
    mirror(372, 264, 50),
    lamp(492, 186, 10),
    ladder(296, 40, 160, 36, 5),
    box(486, 66, 516, 96, ink.iron, { r: 5 }),
    shape('268,110 286,160 360,184 430,164 456,110 442,104 420,148 360,168 298,148 282,104', k.deep, {
      r: 6,
    }),
    tyre(-270, 88, k.base),
    tyre(-90, 88, k.base),
    tyre(360, 88, k.base),
  ].join('');
  const peak = turned(hinge, tip, 480, 180);
  return { art, left: -470, right: 520, top: Math.max(392, peak[1] + 16), feet: [-360, 450] };
};

export const dumper: Painter = (k) => (k.variant % 3 === 2 ? rigidDumper(k) : articulated(k));

export const bus: Painter = (k) => {
  const look = k.pose(['coach', 'city', 'coach', 'midi', 'coach', 'city', 'midi', 'coach'] as const);
  const L = look === 'midi' ? 400 : 500;
  const roof = look === 'city' ? 296 : look === 'coach' ? 340 : 300;
  const sill = look === 'coach' ? 186 : 150;
  const front = L - 130;
  const rear = look === 'midi' ? [-230] : look === 'coach' ? [-240, -340] : [-250];
  const count = look === 'midi' ? 5 : 7;
  const x0 = -L + 18;
  const x1 = L - (look === 'city' ? 76 : 100);
  const w = (x1 - x0) / count;
  const swoop = k.pick([ink.white, k.deep, k.light], 6);
  const art = [
    shape(
      `${-L},50 ${-L - 6},180 ${-L + 6},${roof - 10} ${-L + 40},${roof} ${L - 90},${roof},60 ${L - 22},${roof - 50},50 ${L},170,20 ${L + 4},60 ${L - 30},44 ${-L + 20},44`,
      k.sheet,
      { r: 14, line: k.line },
    ),
    look === 'coach'
      ? shape(`${-L + 20},60 ${-L + 60},60 ${-L + 300},${sill - 8} ${-L + 180},${sill - 8}`, swoop, {
          opacity: 0.85,
        })
      : box(-L, 92, L - 40, 112, swoop, { opacity: 0.85 }),
    shape(
      `${-L + 8},${sill - 4} ${-L + 10},${roof - 32} ${L - 76},${roof - 32},30 ${L - 40},${roof - 66} ${L - 18},${sill - 4}`,
      '#151b20',
      { r: 10 },
    ),
    repeat(count, (i) =>
      pane(
        `${num(x0 + i * w)},${sill + 2} ${num(x0 + i * w)},${roof - 40} ${num(x0 + (i + 1) * w - 6)},${roof - 40} ${num(x0 + (i + 1) * w - 6)},${sill + 2}`,
        6,
      ),
    ),
    pane(
      `${x1 + 4},${sill - 14} ${x1 + 4},${roof - 40} ${L - 72},${roof - 44},20 ${L - 44},${roof - 76} ${L - 24},${sill - 14}`,
      6,
    ),
    // Doors and luggage flaps.
    box(x1 - 2, 56, x1 + 40, roof - 44, 'none', { line: k.line, r: 6 }),
    pane(`${x1 + 4},76 ${x1 + 4},${sill - 20} ${x1 + 34},${sill - 20} ${x1 + 34},76`, 5),
    look === 'city'
      ? box(-40, 56, 56, roof - 40, '#151b20', { r: 6 }) +
        pane(`-34,64 -34,${roof - 46} 6,${roof - 46} 6,64`, 5) +
        pane(`12,64 12,${roof - 46} 50,${roof - 46} 50,64`, 5)
      : repeat(4, (i) => box(-150 + i * 92, 62, -64 + i * 92, sill - 20, 'none', { line: k.deep, r: 4 })),
    look === 'city'
      ? ''
      : repeat(3, (i) => box(-118 + i * 92, sill - 34, -96 + i * 92, sill - 29, k.deep, { r: 2 })),
    slots(-L + 12, 70, -L + 80, sill - 16, 6),
    box(-180, roof - 2, 60, roof + 20, k.dark, { r: 8, line: k.line }),
    shape(`${L - 40},96 ${L - 46},124 ${L - 2},130 ${L + 2},98`, ink.lamp, { r: 7, line: '#5b5a50' }),
    box(-L - 6, 100, -L + 6, 160, ink.red, { r: 4 }),
    shape(`${-L + 4},44 ${L - 20},44 ${L + 3},56 ${L + 3},72 ${-L + 2},72`, k.deep, { r: 4, opacity: 0.65 }),
    ...[...rear, front].map((x) => path(`M${x - 62} 52A62 62 0 0 0 ${x + 62} 52Z`, ink.coal)),
    axles([...rear, front]),
    shape(
      `${L - 30},${roof - 40} ${L + 24},${roof - 50},10 ${L + 26},${roof - 110} ${L + 12},${roof - 110} ${L + 10},${roof - 64} ${L - 30},${roof - 56}`,
      ink.coal,
      { r: 6 },
    ),
    wire(`${pt(-L + 20, roof - 14)} ${pt(L - 110, roof - 14)}`, k.light, 5, { opacity: 0.8 }),
  ].join('');
  return { art, left: -L - 10, right: L + 30, top: roof + 22, feet: [-L + 60, L - 50] };
};
