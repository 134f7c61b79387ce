import { ink } from '../paint';
import { box, disc, num, path, repeat, turned } from '../svg';

/** A crawler track from x0 to x1: belt with grousers, frame, sprocket at the rear and idler at the front. */
export const track = (x0: number, x1: number, height: number, frame: string): string => {
  const r = height / 2;
  const belt = `M${x0 + r} 0H${x1 - r}A${r} ${r} 0 0 1 ${x1 - r} ${height}H${x0 + r}A${r} ${r} 0 0 1 ${x0 + r} 0Z`;
  const pad = height * 0.11;
  const rollers = Math.max(4, Math.round((x1 - x0) / height / 0.55));
  const span = x1 - x0 - height;
  return [
    path(belt, ink.coal),
    path(belt, 'none', { line: '#0f1113', width: pad * 2 }),
    path(belt, 'none', { line: '#4a5056', width: pad * 1.5, dash: `${pad * 1.9} ${pad * 0.8}` }),
    path(belt, 'none', { line: '#23272b', width: pad * 0.7 }),
    box(x0 + r, height * 0.24, x1 - r, height * 0.72, ink.iron, { r: height * 0.1 }),
    box(x0 + r * 1.4, height * 0.4, x1 - r * 1.4, height * 0.66, frame, { r: height * 0.06 }),
    repeat(rollers, (i) =>
      disc(x0 + r + (span * (i + 0.5)) / rollers, height * 0.23, height * 0.1, ink.steel),
    ),
    repeat(rollers, (i) =>
      disc(x0 + r + (span * (i + 0.5)) / rollers, height * 0.23, height * 0.04, ink.coal),
    ),
    disc(x0 + r, r, r * 0.68, ink.steel),
    disc(x0 + r, r, r * 0.62, 'none', { line: ink.coal, width: r * 0.12, dash: `${r * 0.2} ${r * 0.19}` }),
    disc(x0 + r, r, r * 0.42, frame),
    disc(x0 + r, r, r * 0.16, ink.coal),
    disc(x1 - r, r, r * 0.68, ink.steel),
    disc(x1 - r, r, r * 0.5, ink.iron),
    disc(x1 - r, r, r * 0.24, frame),
  ].join('');
};

/** A big earthmover, farm or handler tyre on a dished rim. */
export const tyre = (
  x: number,
  r: number,
  rim: string,
  kind: 'earth' | 'farm' | 'smooth' = 'earth',
  y = r,
): string => {
  const lug = kind === 'farm' ? r * 0.13 : r * 0.09;
  const step = kind === 'farm' ? r * 0.2 : r * 0.15;
  return [
    disc(x, y, r - lug / 2, ink.rubber),
    kind === 'smooth'
      ? ''
      : disc(x, y, r - lug / 2, 'none', { line: '#121416', width: lug, dash: `${step} ${step * 0.62}` }),
    disc(x, y, r * 0.82, ink.wall),
    disc(x, y, r * 0.66, ink.rubber),
    kind === 'farm'
      ? path(
          Array.from({ length: 16 }, (_, i) => {
            const a = turned([x, y], i * 22.5, r * 0.93);
            const b = turned([x, y], i * 22.5 + 13, r * 0.7);
            return `M${num(a[0])} ${num(a[1])}L${num(b[0])} ${num(b[1])}`;
          }).join(''),
          'none',
          { line: '#3a4046', width: r * 0.045 },
        )
      : '',
    disc(x, y, r * 0.56, rim),
    path(`M${x - r * 0.56} ${y}a${r * 0.56} ${r * 0.56} 0 0 0 ${r * 1.12} 0Z`, '#000', { opacity: 0.16 }),
    disc(x, y, r * 0.46, 'none', { line: '#000', width: r * 0.05, opacity: 0.28 }),
    disc(x, y, r * 0.3, 'none', {
      line: ink.coal,
      width: r * 0.055,
      dash: `${r * 0.055} ${r * 0.18}`,
      opacity: 0.8,
    }),
    disc(x, y, r * 0.2, ink.iron),
    disc(x, y, r * 0.11, ink.ash),
  ].join('');
};

/** A lorry or bus wheel: narrow sidewall, steel rim with hand holes and nuts. */
export const roadWheel = (x: number, r: number, rim: string = ink.chrome, y = r): string =>
  [
    disc(x, y, r, ink.rubber),
    disc(x, y, r * 0.86, ink.wall),
    disc(x, y, r * 0.66, ink.coal),
    disc(x, y, r * 0.61, rim),
    path(`M${x - r * 0.61} ${y}a${r * 0.61} ${r * 0.61} 0 0 0 ${r * 1.22} 0Z`, '#000', { opacity: 0.15 }),
    disc(x, y, r * 0.45, 'none', {
      line: ink.iron,
      width: r * 0.13,
      dash: `${r * 0.14} ${r * 0.143}`,
      opacity: 0.85,
    }),
    disc(x, y, r * 0.27, ink.steel),
    disc(x, y, r * 0.27, 'none', {
      line: ink.white,
      width: r * 0.05,
      dash: `${r * 0.05} ${r * 0.12}`,
      opacity: 0.7,
    }),
    disc(x, y, r * 0.14, ink.iron),
  ].join('');

/** A car wheel on an alloy with `spokes` spokes. */
export const carWheel = (x: number, r: number, spokes: number, rim: string = ink.chrome, y = r): string =>
  [
    disc(x, y, r, ink.rubber),
    disc(x, y, r * 0.92, 'none', { line: ink.wall, width: r * 0.08 }),
    disc(x, y, r * 0.72, ink.coal),
    disc(x, y, r * 0.5, '#50575d'),
    disc(x, y, r * 0.67, 'none', { line: rim, width: r * 0.09 }),
    path(
      Array.from({ length: spokes }, (_, i) => {
        const a = (i * 360) / spokes + 90;
        const corners = [
          turned([x, y], a - 9, r * 0.66),
          turned([x, y], a + 9, r * 0.66),
          turned([x, y], a + 28, r * 0.16),
          turned([x, y], a - 28, r * 0.16),
        ];
        return `M${corners.map((at) => `${num(at[0])} ${num(at[1])}`).join('L')}Z`;
      }).join(''),
      rim,
    ),
    disc(x, y, r * 0.18, rim),
    disc(x, y, r * 0.09, ink.iron),
  ].join('');

/** The dark hollow a wheel turns in. */
export const arch = (x: number, y: number, r: number): string =>
  path(`M${x - r} ${y}a${r} ${r} 0 0 1 ${r * 2} 0Z`.replace('0 0 1', '0 0 0'), ink.coal);

/** A steel drum. */
export const drum = (x: number, r: number, side: string): string =>
  [
    disc(x, r, r, '#6f767c'),
    disc(x, r, r * 0.97, 'none', { line: '#a9afb3', width: r * 0.05 }),
    disc(x, r, r * 0.84, ink.iron),
    path(`M${x - r * 0.84} ${r}a${r * 0.84} ${r * 0.84} 0 0 0 ${r * 1.68} 0Z`, '#000', { opacity: 0.25 }),
    disc(x, r, r * 0.5, side),
    disc(x, r, r * 0.36, 'none', { line: ink.coal, width: r * 0.06, dash: `${r * 0.06} ${r * 0.22}` }),
    disc(x, r, r * 0.2, ink.steel),
    disc(x, r, r * 0.1, ink.coal),
  ].join('');
