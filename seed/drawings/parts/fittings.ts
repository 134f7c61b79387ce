import { ink, type Paint } from '../paint';
import { box, disc, num, outline, path, pt, repeat, row, shape, wire } from '../svg';

export const panel = (k: Paint, points: string, r = 6): string => shape(points, k.body, { r, line: k.line });
export const sheet = (k: Paint, points: string, r = 6): string => shape(points, k.sheet, { r, line: k.line });
export const pane = (points: string, r = 5): string => shape(points, ink.glass, { r, line: '#1a2127' });

/** Cooling slots. */
export const slots = (
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  count: number,
  color = '#000',
): string =>
  row(
    count,
    [x0, y0 + ((y1 - y0) / count) * 0.22, x1 - x0, ((y1 - y0) / count) * 0.56],
    0,
    (y1 - y0) / count,
    color,
    { opacity: 0.5 },
  );

export const bars = (x0: number, y0: number, x1: number, y1: number, count: number): string =>
  box(x0, y0, x1, y1, ink.coal, { r: 3 }) +
  row(count, [x0 + (x1 - x0) / count / 2 - 1, y0 + 3, 2, y1 - y0 - 6], (x1 - x0) / count, 0, ink.steel);

export const rail = (points: string, w = 4): string => wire(points, ink.iron, w);

export const ladder = (
  x: number,
  y0: number,
  y1: number,
  width: number,
  count: number,
  color: string = ink.iron,
): string =>
  box(x, y0, x + 4, y1, color) +
  box(x + width - 4, y0, x + width, y1, color) +
  repeat(count, (i) => {
    const y = y0 + ((y1 - y0) * (i + 0.3)) / count;
    return box(x, y, x + width, y + 4.5, color);
  });

export const lamp = (x: number, y: number, r = 6): string =>
  disc(x, y, r, ink.coal) + disc(x, y, r * 0.72, ink.lamp);

export const beacon = (x: number, y: number): string =>
  box(x - 5, y, x + 5, y + 4, ink.iron) +
  shape(`${pt(x - 5, y + 4)} ${pt(x - 4, y + 16)} ${pt(x + 4, y + 16)} ${pt(x + 5, y + 4)}`, ink.amber, {
    r: 3,
  });

export const stack = (x: number, y0: number, y1: number, w = 10): string =>
  box(x - w / 2, y0, x + w / 2, y1, ink.iron, { r: 2 }) +
  shape(
    `${pt(x - w / 2, y1 - 2)} ${pt(x - w * 0.7, y1 + w * 0.9)} ${pt(x + w * 0.4, y1 + w * 0.9)} ${pt(x + w / 2, y1 - 2)}`,
    ink.steel,
  ) +
  box(x - w / 2 + 1.5, y0, x - w / 2 + 4, y1, '#fff', { opacity: 0.18 });

export const mirror = (x: number, y: number, h: number): string =>
  wire(`${num(x - h * 0.5)},${num(y + h * 0.9)} ${num(x)},${num(y + h)}`, ink.iron, 3) +
  box(x - 4, y, x + 5, y + h, ink.coal, { r: 4 });

/** Black-and-yellow warning edge. */
export const hazard = (x0: number, y0: number, x1: number, y1: number): string => {
  const h = y1 - y0;
  const count = Math.max(2, Math.floor((x1 - x0) / (h * 1.6)));
  const w = (x1 - x0) / count;
  return (
    box(x0, y0, x1, y1, '#f2a900') +
    repeat(count, (i) => {
      const x = x0 + w * i;
      return path(
        outline(`${pt(x, y0)} ${pt(x + w * 0.5, y0)} ${pt(x + w * 0.9, y1)} ${pt(x + w * 0.4, y1)}`),
        ink.coal,
      );
    })
  );
};

/** An empty seat and a steering wheel give the cab its scale; nobody is ever drawn in it. */
export const seat = (x: number, y: number, s = 1): string =>
  shape(
    `${pt(x - 16 * s, y)} ${pt(x - 24 * s, y + 62 * s)} ${pt(x - 10 * s, y + 62 * s)} ${pt(x - 4 * s, y + 18 * s)} ${pt(x + 24 * s, y + 16 * s)} ${pt(x + 24 * s, y)}`,
    '#14191d',
    { r: 6 * s, opacity: 0.75 },
  ) +
  wire(`${pt(x + 44 * s, y)} ${pt(x + 36 * s, y + 30 * s)}`, '#14191d', 4 * s) +
  wire(`${pt(x + 27 * s, y + 27 * s)} ${pt(x + 46 * s, y + 35 * s)}`, '#14191d', 4.5 * s);
