import type { Painter } from '../machine';
import { ink } from '../paint';
import { beacon, hazard, ladder, rail, slots } from '../parts/fittings';
import { arm, ram } from '../parts/limbs';
import { axles, chassis, mudguard, rearLamp, truckCab } from '../parts/truck';
import { box, disc, num, oval, type Point, place, pt, repeat, shape, turned, wire } from '../svg';

export const mixerTruck: Painter = (k) => {
  const spin = k.pose([0, 14, 26, 40, 8, 20, 33, 46]);
  const eight = k.variant % 2 === 0;
  const front = 430;
  const tail = -400;
  const rear = [-250, -116];
  const pot = k.pick([ink.white, k.base, ink.white], 9);
  const stripe = pot === ink.white ? k.base : ink.white;
  const drum =
    'M-40 -44C40 -118 180 -128 270 -84C330 -54 372 -30 384 -26L384 26C372 30 330 54 270 84C180 128 40 118 -40 44Z';
  const bands = repeat(4, (i) => {
    const x = 6 + i * 92 + spin;
    return `<path d="M${num(x)} -130C${num(x + 60)} -60 ${num(x + 10)} 50 ${num(x + 64)} 130L${num(x + 88)} 130C${num(x + 38)} 50 ${num(x + 88)} -60 ${num(x + 28)} -130Z" fill="${stripe}"/>`;
  });
  const art = [
    chassis(tail + 40, front - 100, rear, { tank: eight ? undefined : 110, battery: 20 }),
    ...rear.map(mudguard),
    box(tail + 60, 98, front - 200, 118, ink.iron, { r: 3 }),
    shape(`${front - 270},118 ${front - 262},190 ${front - 212},190 ${front - 204},118`, ink.iron, { r: 6 }),
    shape(`${tail + 100},118 ${tail + 118},270 ${tail + 150},270 ${tail + 190},118`, k.deep, { r: 6 }),
    place(
      front - 236,
      190,
      167,
      `<clipPath id="pot"><path d="${drum}"/></clipPath>`,
      `<path d="${drum}" fill="${pot}"/>`,
      `<g clip-path="url(#pot)">${bands}${oval(170, 96, 260, 74, '#000', { opacity: 0.2 })}${oval(160, -104, 220, 34, '#fff', { opacity: 0.35 })}</g>`,
      `<path d="${drum}" fill="none" stroke="${k.line}"/>`,
      box(320, -54, 336, 54, ink.steel, { r: 4 }),
    ),
    // Hopper, chute and ladder.
    shape(`${tail + 6},340 ${tail + 84},340 ${tail + 62},270 ${tail + 30},270`, ink.steel, {
      r: 5,
      line: '#2c3136',
    }),
    shape(`${tail + 26},262 ${tail + 60},262 ${tail + 40},190 ${tail + 26},190`, k.base, {
      r: 5,
      line: k.line,
    }),
    shape(`${tail + 44},210 ${tail + 30},196 ${tail - 46},118 ${tail - 34},106 ${tail + 50},190`, ink.steel, {
      r: 4,
      line: '#2c3136',
    }),
    ladder(tail + 84, 110, 320, 26, 8),
    box(front - 250, 250, front - 204, 320, k.base, { r: 12, line: k.line }),
    eight ? mudguard(front - 320) : '',
    truckCab(k, { front, roof: 300, depth: 184, visor: k.variant % 3 === 0 }),
    beacon(front - 120, 300),
    axles(rear),
    eight ? axles([front - 320]) : '',
    rearLamp(tail + 40),
  ].join('');
  return { art, left: tail - 50, right: front + 8, top: 400, feet: [tail + 90, front - 60] };
};

export const concretePump: Painter = (k) => {
  const open = k.pose([0, 1, 0, 2, 0, 1, 0, 2]);
  const legs = open > 0 || k.variant % 4 === 2;
  const front = 480;
  const tail = -470;
  const rear = [-300, -166];
  const slewing: Point = [front - 290, 150];
  const link = (from: Point, angle: number, length: number, w: number, fill = k.base): [string, Point] => {
    const to = turned(from, angle, length);
    return [arm(k, from, to, w, w * 0.72, fill) + disc(to[0], to[1], w * 0.42, ink.iron), to];
  };
  const root: Point = [slewing[0], 262];
  const folded = [
    arm(k, [slewing[0] - 6, 268], [tail + 40, 262], 40, 28, k.base),
    arm(k, [tail + 46, 300], [slewing[0] - 60, 306], 30, 24, k.dark),
    arm(k, [slewing[0] - 70, 338], [tail + 120, 334], 26, 20, k.base),
    arm(k, [tail + 120, 232], [slewing[0] - 110, 226], 20, 16, k.dark),
    wire(`${tail + 60},282 ${slewing[0]},288`, ink.steel, 7),
    disc(tail + 40, 282, 22, ink.iron),
    disc(slewing[0] - 64, 322, 18, ink.iron),
    disc(tail + 120, 334, 13, ink.iron),
  ].join('');
  const [a1, p1] = link(root, open === 1 ? 112 : 76, 210, 38);
  const [a2, p2] = link(p1, open === 1 ? 186 : 150, 330, 30, k.dark);
  const [a3, p3] = link(p2, open === 1 ? 228 : 198, 230, 24);
  const unfolded =
    a1 +
    a2 +
    a3 +
    wire(`${pt(...p3)} ${pt(p3[0], p3[1] - 70)}`, ink.coal, 11) +
    ram([root[0] + 26, root[1]], turned(root, open === 1 ? 112 : 76, 120), 18);
  const outrigger = (x: number) =>
    box(x, 0, x + 20, 108, k.deep, { r: 4, line: k.line }) + box(x - 24, 0, x + 44, 9, ink.steel, { r: 3 });
  const art = [
    chassis(tail + 40, front - 100, rear, { battery: 30 }),
    ...rear.map(mudguard),
    shape(`${tail + 60},98 ${tail + 60},150 ${front - 204},150 ${front - 204},98`, k.dark, {
      r: 5,
      line: k.line,
    }),
    repeat(6, (i) => box(tail + 90 + i * 72, 104, tail + 140 + i * 72, 144, k.deep, { r: 4 })),
    box(slewing[0] - 40, 150, slewing[0] + 40, 184, ink.iron, { r: 6 }),
    shape(
      `${slewing[0] - 34},180 ${slewing[0] - 24},280 ${slewing[0] + 24},280 ${slewing[0] + 34},180`,
      k.base,
      { r: 8, line: k.line },
    ),
    open ? unfolded : folded,
    shape(`${tail - 10},160 ${tail + 76},160 ${tail + 60},76 ${tail + 14},76`, ink.steel, {
      r: 5,
      line: '#2c3136',
    }),
    rail(`${tail + 80},150 ${tail + 80},210,6 ${slewing[0] - 60},210,6 ${slewing[0] - 60},150`, 3),
    legs
      ? outrigger(front - 250) + outrigger(tail + 90)
      : box(front - 246, 60, front - 222, 150, k.deep, { r: 4, line: k.line }),
    legs ? hazard(tail + 96, 90, tail + 190, 104) : '',
    truckCab(k, { front, roof: 300, depth: 184 }),
    beacon(front - 120, 300),
    axles(rear),
    legs ? '' : mudguard(front - 320) + axles([front - 320]),
    slots(tail + 100, 110, tail + 130, 140, 3),
    rearLamp(tail + 44),
  ].join('');
  const top = open ? Math.max(root[1], p1[1], p2[1]) + 30 : 362;
  return {
    art,
    left: Math.min(tail - 14, open ? p3[0] - 20 : tail),
    right: front + 8,
    top,
    feet: [tail + 90, front - 60],
  };
};
