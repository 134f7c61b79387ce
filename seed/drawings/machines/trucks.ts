import type { Brief, Painter } from '../machine';
import { ink, mix, shade } from '../paint';
import { beacon, ladder, stack } from '../parts/fittings';
import { arm, ram } from '../parts/limbs';
import { axles, chassis, mudguard, rearLamp, truckCab } from '../parts/truck';
import { box, disc, num, type Point, place, pt, repeat, shape, turned, wire } from '../svg';

export const tractorUnit: Painter = (k) => {
  const look = k.pose([
    { roof: 366, deflector: true, skirt: true, six: false },
    { roof: 366, deflector: false, skirt: false, six: true },
    { roof: 308, deflector: true, skirt: false, six: false },
    { roof: 366, deflector: true, skirt: true, six: true },
    { roof: 340, deflector: true, skirt: false, six: false },
    { roof: 366, deflector: false, skirt: true, six: false },
    { roof: 308, deflector: false, skirt: false, six: true },
    { roof: 350, deflector: true, skirt: true, six: false },
  ]);
  const front = look.six ? 360 : 340;
  const rear = look.six ? [-206, -70] : [-140];
  const tail = look.six ? -276 : -222;
  const art = [
    chassis(tail, front - 100, rear, { tank: look.six ? 24 : -30, battery: look.six ? undefined : -96 }),
    ...rear.map(mudguard),
    // Fifth wheel and air lines.
    shape(look.six ? '-220,98 -206,120 -84,120 -66,98' : '-214,98 -196,120 -92,120 -74,98', ink.coal, {
      r: 6,
    }),
    box(look.six ? -196 : -180, 118, look.six ? -96 : -104, 124, ink.steel, { r: 3 }),
    box(front - 262, 98, front - 240, 210, ink.iron, { r: 4 }),
    wire(`${pt(front - 256, 200)} ${pt(front - 300, 150, 30)} ${pt(front - 250, 120)}`, '#b3261e', 3),
    wire(`${pt(front - 256, 190)} ${pt(front - 310, 140, 30)} ${pt(front - 250, 110)}`, '#2a6fb0', 3),
    stack(front - 246, 150, look.roof - 40, 12),
    look.skirt
      ? shape(
          `${pt(front - 340, 40)} ${pt(front - 340, 100)} ${pt(front - 206, 100)} ${pt(front - 206, 40)}`,
          k.body,
          { r: 6, line: k.line },
        )
      : '',
    truckCab(k, { front, roof: look.roof, depth: 232, deflector: look.deflector, visor: true }),
    look.deflector
      ? ''
      : k.pick([repeat(4, (i) => disc(front - 78 - i * 30, look.roof + 6, 6, ink.lamp)), ''], 17),
    axles(rear),
    rearLamp(tail),
  ].join('');
  return {
    art,
    left: tail - 4,
    right: front + 8,
    top: look.roof + (look.deflector ? 46 : 16),
    feet: [tail + 20, front - 60],
  };
};

const heap = (k: Brief, x0: number, x1: number, y: number): string => {
  const w = x1 - x0;
  return shape(
    `${pt(x0, y - 10)} ${pt(x0 + w * 0.16, y + 30, 40)} ${pt(x0 + w * 0.36, y + 22, 40)} ${pt(x0 + w * 0.6, y + 48, 60)} ${pt(x0 + w * 0.86, y + 22, 40)} ${pt(x1, y - 10)}`,
    k.pick(['#8a6d4c', '#9b9a94', '#b89c6b', '#6d6559'], 31),
    { r: 12 },
  );
};

export const tipper: Painter = (k) => {
  const pose = k.pose([
    { tip: 0, load: true, eight: false },
    { tip: 38, load: false, eight: false },
    { tip: 0, load: false, eight: true },
    { tip: 24, load: true, eight: true },
    { tip: 0, load: true, eight: true },
    { tip: 44, load: false, eight: true },
    { tip: 10, load: true, eight: false },
    { tip: 0, load: false, eight: false },
  ]);
  const front = pose.eight ? 440 : 390;
  const rear = [-250, -116];
  const second = pose.eight ? front - 320 : undefined;
  const tail = -356;
  const length = front - 196 - tail;
  const skip = k.pick([k.base, k.base, mix(k.base, '#8b9298', 0.75), '#7d858c'], 11);
  const dark = shade(skip, -0.25);
  const ribs = 6;
  const body = [
    pose.load ? heap(k, 12, length - 20, 138) : '',
    shape(
      `0,0 -14,150 ${num(length - 30)},150 ${num(length - 6)},160 ${num(length + 56)},184 ${num(length + 60)},176 ${num(length)},142 ${num(length)},0`,
      skip,
      { r: 5, line: shade(skip, -0.6) },
    ),
    box(4, 2, length - 2, 26, dark),
    repeat(ribs, (i) =>
      box(20 + ((length - 50) * i) / (ribs - 1), 8, 34 + ((length - 50) * i) / (ribs - 1), 146, dark),
    ),
    repeat(ribs, (i) =>
      box(20 + ((length - 50) * i) / (ribs - 1), 8, 24 + ((length - 50) * i) / (ribs - 1), 146, '#fff', {
        opacity: 0.25,
      }),
    ),
    box(-12, 138, length - 8, 150, shade(skip, 0.25), { r: 3 }),
    box(0, -8, length - 6, 4, ink.iron),
  ].join('');
  const hinge: Point = [tail + 34, 116];
  const lid = turned(hinge, pose.tip, length + 20, 184);
  const art = [
    chassis(tail + 10, front - 100, rear, {
      tank: pose.eight ? undefined : 96,
      battery: pose.eight ? -50 : 24,
    }),
    pose.tip ? ram([front - 236, 100], turned(hinge, pose.tip, length - 42, 60), 30) : '',
    ...rear.map(mudguard),
    place(hinge[0], hinge[1], pose.tip, `<g transform="translate(-34 0)">${body}</g>`),
    second === undefined ? '' : mudguard(second),
    truckCab(k, { front, roof: 304, depth: 184, visor: true }),
    stack(front - 196, 110, 250, 12),
    beacon(front - 120, 304),
    axles(rear),
    second === undefined ? '' : axles([second]),
    rearLamp(tail + 8),
  ].join('');
  return {
    art,
    left: tail - 20,
    right: front + 8,
    top: Math.max(330, lid[1] + 20),
    feet: [tail + 50, front - 60],
  };
};

/** Light and medium lorries: drop-side, box, tanker or curtain on two axles. */
export const lightTruck: Painter = (k) => {
  const kind = k.pose(['box', 'dropside', 'canvas', 'loaded', 'tank', 'box', 'crane', 'dropside'] as const);
  const front = 330;
  const tail = -330;
  const rear = [-190];
  const floor = 118;
  const cover = k.pick(['#e6e4de', '#4f7f8c', '#3f5a48', '#c9c5ba'], 14);
  const sides = (y1: number) =>
    shape(`${tail},${floor} ${tail},${y1} ${front - 200},${y1} ${front - 200},${floor}`, k.body, {
      r: 4,
      line: k.line,
    }) +
    repeat(5, (i) => box(tail + 86 * (i + 1) - 4, floor, tail + 86 * (i + 1) + 4, y1, k.deep)) +
    box(front - 208, floor, front - 198, y1 + 60, ink.iron, { r: 2 });
  const load = {
    box:
      shape(`${tail},${floor} ${tail},336 ${front - 196},336 ${front - 196},${floor}`, 'url(#shell)', {
        r: 6,
        line: '#8b8d8c',
      }) +
      repeat(7, (i) =>
        wire(`${num(tail + 58 * (i + 1))},130 ${num(tail + 58 * (i + 1))},324`, '#9b9d9b', 1.6),
      ) +
      box(tail, 200, front - 196, 214, k.base),
    canvas:
      shape(
        `${tail},${floor + 40} ${tail},310,30 ${tail + 30},330 ${front - 226},330 ${front - 196},310,30 ${front - 196},${floor + 40}`,
        cover,
        { r: 20, line: shade(cover, -0.5) },
      ) +
      repeat(6, (i) =>
        wire(`${num(tail + 66 * (i + 1))},160 ${num(tail + 66 * (i + 1))},324`, '#000', 3, { opacity: 0.16 }),
      ) +
      sides(floor + 52),
    dropside: sides(floor + 54),
    loaded:
      [0, 1, 2]
        .map((i) =>
          place(
            tail + 24 + i * 148,
            floor,
            0,
            box(0, 0, 132, 104 - i * 12, i === 1 ? '#b3946a' : '#c9bfae', { r: 4 }),
            wire('0,50 132,50', '#6f5a3b', 3),
            wire('66,2 66,98', '#6f5a3b', 3),
          ),
        )
        .join('') + sides(floor + 44),
    tank:
      shape(
        `${tail + 6},${floor + 10} ${tail - 4},200,60 ${tail + 8},290,60 ${front - 206},290,60 ${front - 198},200,60 ${front - 208},${floor + 10}`,
        'url(#tank)',
        { r: 30, line: '#596067' },
      ) +
      repeat(3, (i) => box(tail + 100 + i * 104, 286, tail + 132 + i * 104, 302, ink.steel, { r: 4 })) +
      box(tail + 40, 188, front - 230, 202, k.base) +
      ladder(tail + 8, 120, 284, 26, 6),
    crane:
      sides(floor + 40) +
      box(front - 232, floor, front - 204, 290, k.deep, { r: 4, line: k.line }) +
      arm(k, [front - 218, 284], [tail + 150, 330], 26, 20) +
      arm(k, [tail + 150, 330], [tail + 80, 230], 18, 14, k.dark) +
      wire(`${tail + 80},226 ${tail + 80},196`, ink.coal, 3),
  }[kind];
  const art = [
    chassis(tail + 4, front - 100, rear, { tank: 20 }),
    ...rear.map(mudguard),
    box(tail, 100, front - 200, floor, ink.iron, { r: 3 }),
    load,
    truckCab(k, { front, roof: 288, depth: 176, deflector: kind === 'box' }),
    axles(rear, ink.white),
    rearLamp(tail + 2),
  ].join('');
  return {
    art,
    left: tail - 6,
    right: front + 8,
    top: kind === 'crane' || kind === 'box' ? 350 : 334,
    feet: [tail + 60, front - 60],
  };
};
