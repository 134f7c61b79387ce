import { ink, type Paint } from '../paint';
import { box, disc, num, type Point, place, pt, repeat, shape, wire } from '../svg';

/** A hydraulic cylinder between two pins. */
export const ram = (from: Point, to: Point, width: number, barrel: string = ink.iron): string => {
  const dx = to[0] - from[0];
  const dy = to[1] - from[1];
  const length = Math.hypot(dx, dy);
  const half = width / 2;
  return place(
    from[0],
    from[1],
    (Math.atan2(dy, dx) * 180) / Math.PI,
    box(0, -half * 0.45, length, half * 0.45, ink.chrome),
    box(0, 0, length, half * 0.45, '#e9ecec'),
    box(0, -half, length * 0.58, half, barrel, { r: half * 0.4 }),
    box(4, half * 0.25, length * 0.58 - 2, half * 0.65, '#ffffff', { opacity: 0.22 }),
    disc(0, 0, half * 0.9, ink.steel),
    disc(length, 0, half * 0.9, ink.steel),
  );
};

/** A tapered box-section arm with a lit upper edge. */
export const arm = (
  k: Paint,
  from: Point,
  to: Point,
  w0: number,
  w1: number,
  fill: string = k.base,
): string => {
  const dx = to[0] - from[0];
  const dy = to[1] - from[1];
  const length = Math.hypot(dx, dy);
  const a = w0 / 2;
  const b = w1 / 2;
  const up = dx >= 0 ? 1 : -1;
  return place(
    from[0],
    from[1],
    (Math.atan2(dy, dx) * 180) / Math.PI,
    shape(
      `${pt(-a * 0.7, -a)} ${pt(-a * 0.7, a)} ${pt(length + b * 0.7, b)} ${pt(length + b * 0.7, -b)}`,
      fill,
      {
        r: Math.min(a, b) * 0.7,
        line: k.line,
      },
    ),
    shape(
      `${pt(0, a * 0.5 * up)} ${pt(0, a * 0.88 * up)} ${pt(length, b * 0.88 * up)} ${pt(length, b * 0.5 * up)}`,
      '#ffffff',
      { opacity: 0.28 },
    ),
    shape(
      `${pt(0, -a * 0.35 * up)} ${pt(0, -a * 0.9 * up)} ${pt(length, -b * 0.9 * up)} ${pt(length, -b * 0.35 * up)}`,
      '#000000',
      { opacity: 0.16 },
    ),
  );
};

export const pin = (at: Point, r: number): string =>
  disc(at[0], at[1], r, ink.iron) + disc(at[0], at[1], r * 0.5, ink.ash);

/** Digging bucket: hinge at the origin, teeth along +x, mouth towards -y. */
export const diggingBucket = (k: Paint, s: number, fill: string): string =>
  [
    shape(
      `${pt(-14 * s, 12 * s)} ${pt(16 * s, 34 * s)} ${pt(70 * s, 62 * s, 30 * s)} ${pt(138 * s, 48 * s, 40 * s)} ` +
        `${pt(158 * s, -14 * s, 20 * s)} ${pt(150 * s, -62 * s)} ${pt(60 * s, -44 * s)} ${pt(-12 * s, -18 * s)}`,
      fill,
      { r: 6 * s, line: k.line },
    ),
    shape(
      `${pt(40 * s, 30 * s)} ${pt(78 * s, 46 * s, 20 * s)} ${pt(128 * s, 34 * s, 30 * s)} ${pt(144 * s, -12 * s)} ` +
        `${pt(140 * s, -46 * s)} ${pt(60 * s, -32 * s)}`,
      '#000000',
      { opacity: 0.18, r: 8 * s },
    ),
    repeat(2, (i) =>
      shape(
        `${pt(157 * s, (-20 - i * 22) * s)} ${pt(186 * s, (-44 - i * 20) * s)} ${pt(153 * s, (-38 - i * 22) * s)}`,
        ink.ash,
      ),
    ),
    disc(0, 0, 13 * s, ink.iron),
    disc(24 * s, 26 * s, 9 * s, ink.iron),
  ].join('');

/** Hydraulic hammer hanging along +x. */
export const hammer = (k: Paint, s: number): string =>
  [
    box(-10 * s, -20 * s, 30 * s, 20 * s, ink.iron, { r: 4 * s }),
    box(20 * s, -26 * s, 165 * s, 26 * s, k.deep, { r: 6 * s, line: k.line }),
    box(30 * s, 8 * s, 155 * s, 18 * s, '#fff', { opacity: 0.2 }),
    shape(
      `${pt(165 * s, -16 * s)} ${pt(165 * s, 16 * s)} ${pt(185 * s, 10 * s)} ${pt(185 * s, -10 * s)}`,
      ink.steel,
    ),
    shape(
      `${pt(185 * s, -8 * s)} ${pt(185 * s, 8 * s)} ${pt(245 * s, 7 * s)} ${pt(270 * s, 0)} ${pt(245 * s, -7 * s)}`,
      ink.ash,
    ),
    disc(0, 0, 12 * s, ink.coal),
  ].join('');

/** Orange-peel grapple hanging along +x. */
export const grapple = (k: Paint, s: number): string => {
  const tine = (side: number): string =>
    shape(
      `${pt(40 * s, 8 * side * s)} ${pt(62 * s, 62 * side * s, 30 * s)} ${pt(150 * s, 72 * side * s, 40 * s)} ` +
        `${pt(196 * s, 12 * side * s)} ${pt(140 * s, 48 * side * s, 30 * s)} ${pt(80 * s, 40 * side * s, 20 * s)} ${pt(60 * s, 4 * side * s)}`,
      side > 0 ? k.base : k.dark,
      { line: k.line, r: 4 * s },
    );
  return (
    box(-8 * s, -14 * s, 46 * s, 14 * s, ink.iron, { r: 4 * s }) +
    tine(1) +
    tine(-1) +
    disc(50 * s, 0, 18 * s, ink.steel)
  );
};

/** Loader bucket seen from the side: hinge at the origin, cutting edge towards +x. */
export const loaderBucket = (k: Paint, s: number, fill: string, heap?: string): string =>
  [
    heap
      ? shape(
          `${pt(8 * s, 96 * s)} ${pt(40 * s, 138 * s, 18 * s)} ${pt(84 * s, 116 * s, 20 * s)} ${pt(128 * s, 10 * s)}`,
          heap,
          { r: 8 },
        )
      : '',
    shape(
      `${pt(-14 * s, 20 * s)} ${pt(-6 * s, 76 * s, 30 * s)} ${pt(22 * s, 122 * s, 6 * s)} ${pt(40 * s, 116 * s, 4 * s)} ` +
        `${pt(52 * s, 58 * s, 30 * s)} ${pt(132 * s, -10 * s, 3)} ${pt(142 * s, -24 * s, 2)} ${pt(20 * s, -26 * s, 20 * s)} ${pt(-12 * s, -12 * s)}`,
      fill,
      { r: 6 * s, line: k.line },
    ),
    shape(
      `${pt(6 * s, 40 * s)} ${pt(22 * s, 96 * s)} ${pt(38 * s, 44 * s, 20 * s)} ${pt(100 * s, -8 * s)} ${pt(18 * s, -12 * s, 16 * s)}`,
      '#000',
      { opacity: 0.16 },
    ),
    shape(`${pt(112 * s, -12 * s)} ${pt(164 * s, -27 * s)} ${pt(104 * s, -27 * s)}`, ink.ash),
    disc(0, 0, 11 * s, ink.iron),
  ].join('');

/** Pallet forks on a carriage at the origin, tines towards +x. */
export const forks = (length: number, s = 1): string =>
  [
    box(-12 * s, -14 * s, 6 * s, 88 * s, ink.iron, { r: 3 * s }),
    box(-6 * s, 60 * s, 10 * s, 72 * s, ink.steel),
    shape(
      `${pt(-4 * s, -14 * s)} ${pt(-4 * s, 60 * s)} ${pt(8 * s, 60 * s)} ${pt(8 * s, -2 * s)} ${pt(length, -8 * s)} ${pt(length, -14 * s)}`,
      '#454c53',
    ),
  ].join('');

/** A loaded pallet standing on y=0 from x=0. */
export const pallet = (width: number, height: number, goods: string): string => {
  const rows = Math.max(2, Math.round(height / 22));
  return [
    box(0, 0, width, 5, '#8a6a45'),
    repeat(3, (i) => box((i * (width - 14)) / 2, 3, (i * (width - 14)) / 2 + 14, 12, '#6f5436')),
    box(0, 11, width, 16, '#a5814f'),
    box(4, 16, width - 4, 16 + height, goods),
    box(4, 16, 4 + width * 0.3, 16 + height, '#fff', { opacity: 0.14 }),
    repeat(rows - 1, (i) =>
      wire(
        `4,${num(16 + (height * (i + 1)) / rows)} ${num(width - 4)},${num(16 + (height * (i + 1)) / rows)}`,
        '#000',
        1.4,
        { opacity: 0.25 },
      ),
    ),
  ].join('');
};
