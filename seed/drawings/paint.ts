/** Colours: the body's shades from one brand colour, and the iron, rubber and glass every machine shares. */

type Rgb = readonly [number, number, number];

const parse = (hex: string): Rgb => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
};
const hex = (rgb: Rgb): string =>
  `#${rgb
    .map((v) =>
      Math.max(0, Math.min(255, Math.round(v)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

export const mix = (from: string, to: string, share: number): string => {
  const a = parse(from);
  const b = parse(to);
  return hex([a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share]);
};

/** Lighter towards a warm white, darker towards a blue black, so that shades stay alive. */
export const shade = (color: string, amount: number): string =>
  amount >= 0 ? mix(color, '#fffdf5', amount) : mix(color, '#10151c', -amount);

export const luminance = (color: string): number => {
  const [r, g, b] = parse(color);
  return (0.299 * r + 0.587 * g + 0.114 * b) / 255;
};

export const ink = {
  coal: '#16191c',
  rubber: '#1f2326',
  wall: '#2c3136',
  iron: '#2b3036',
  steel: '#565e66',
  ash: '#868d93',
  chrome: '#bcc2c6',
  white: '#f2f1ec',
  lamp: '#ffeec0',
  red: '#b3261e',
  amber: '#ec9a2c',
  glass: 'url(#glass)',
};

export type Paint = {
  base: string;
  light: string;
  dark: string;
  deep: string;
  line: string;
  /** Lit from above: light edge, base, dark underside. */
  body: string;
  /** The same, softer, for pressed sheet metal. */
  sheet: string;
  /** A second tone that stands off the body: for chassis, rims and stripes. */
  trim: string;
  defs: string;
};

const stops = (list: readonly (readonly [number, string])[]): string =>
  list.map(([at, color]) => `<stop offset="${at}" stop-color="${color}"/>`).join('');

// Machines are drawn with y upwards, so offset 0 is the underside.
const upwards = 'x1="0" y1="0" x2="0" y2="1"';

export const paintOf = (color: string): Paint => {
  const light0 = luminance(color);
  const base =
    light0 < 0.2 ? mix(color, '#6f7b88', 0.34) : light0 > 0.86 ? mix(color, '#d9d8d2', 0.45) : color;
  const bright = luminance(base) > 0.78;
  const light = shade(base, bright ? 0.7 : 0.3);
  const dark = shade(base, bright ? -0.17 : -0.22);
  const deep = shade(base, bright ? -0.36 : -0.44);
  const line = shade(base, -0.62);
  const defs =
    `<linearGradient id="body" ${upwards}>${stops([
      [0, dark],
      [0.3, dark],
      [0.3, base],
      [0.88, base],
      [0.88, light],
      [1, light],
    ])}</linearGradient>` +
    `<linearGradient id="sheet" ${upwards}>${stops([
      [0, deep],
      [0.22, dark],
      [0.48, base],
      [0.56, light],
      [0.62, base],
      [0.9, base],
      [1, light],
    ])}</linearGradient>` +
    `<linearGradient id="glass" x1="0" y1="1" x2="1" y2="0.15">${stops([
      [0, '#5c7482'],
      [0.22, '#3b505d'],
      [0.36, '#3b505d'],
      [0.36, '#6f8996'],
      [0.5, '#6f8996'],
      [0.5, '#33454f'],
      [0.57, '#33454f'],
      [0.57, '#5d7582'],
      [0.61, '#5d7582'],
      [0.61, '#2b3a44'],
      [1, '#22303a'],
    ])}</linearGradient>` +
    `<linearGradient id="tank" ${upwards}>${stops([
      [0, '#70777d'],
      [0.3, '#a9b0b5'],
      [0.62, '#eef0f0'],
      [0.75, '#c9ced1'],
      [1, '#9aa1a6'],
    ])}</linearGradient>` +
    `<linearGradient id="shell" ${upwards}>${stops([
      [0, '#9b9f9f'],
      [0.25, '#c9cac6'],
      [0.25, '#dddcd6'],
      [0.9, '#ebeae4'],
      [0.9, '#f8f7f3'],
      [1, '#f8f7f3'],
    ])}</linearGradient>`;
  return {
    base,
    light,
    dark,
    deep,
    line,
    body: 'url(#body)',
    sheet: 'url(#sheet)',
    trim: bright ? '#7d858c' : mix(ink.iron, base, 0.12),
    defs,
  };
};
