/** Small SVG vocabulary. Points are written "x,y x,y,r": the third figure rounds that corner. */

export type Point = readonly [number, number];
export type Style = { r?: number; line?: string; width?: number; opacity?: number; dash?: string };

export const num = (value: number): string => String(Math.round(value * 10) / 10);
export const pt = (x: number, y: number, r?: number): string =>
  `${num(x)},${num(y)}${r === undefined ? '' : `,${r}`}`;

type Corner = readonly [number, number, number | undefined];

const parse = (points: string): Corner[] =>
  points
    .trim()
    .split(/\s+/)
    .map((item) => {
      const [x = 0, y = 0, r] = item.split(',').map(Number);
      return [x, y, r];
    });

const corner = (from: Corner, to: Corner, reach: number): string => {
  const dx = to[0] - from[0];
  const dy = to[1] - from[1];
  const length = Math.hypot(dx, dy) || 1;
  const t = Math.min(reach, length / 2) / length;
  return `${num(from[0] + dx * t)} ${num(from[1] + dy * t)}`;
};

export const outline = (points: string, radius = 0): string => {
  const list = parse(points);
  const parts = list.map((at, index) => {
    const before = list[(index + list.length - 1) % list.length] ?? at;
    const after = list[(index + 1) % list.length] ?? at;
    const r = at[2] ?? radius;
    const start = index === 0 ? 'M' : 'L';
    if (r <= 0) return `${start}${num(at[0])} ${num(at[1])}`;
    return `${start}${corner(at, before, r)}Q${num(at[0])} ${num(at[1])} ${corner(at, after, r)}`;
  });
  return `${parts.join('')}Z`;
};

const attributes = (style: Style): string =>
  (style.line ? ` stroke="${style.line}"` : '') +
  (style.width === undefined ? '' : ` stroke-width="${num(style.width)}"`) +
  (style.dash ? ` stroke-dasharray="${style.dash}"` : '') +
  (style.opacity === undefined ? '' : ` opacity="${style.opacity}"`);

export const path = (d: string, fill: string, style: Style = {}): string =>
  `<path d="${d}" fill="${fill}"${attributes(style)}/>`;

export const shape = (points: string, fill: string, style: Style = {}): string =>
  path(outline(points, style.r ?? 0), fill, style);

export const box = (
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  fill: string,
  style: Style = {},
): string =>
  `<rect x="${num(Math.min(x0, x1))}" y="${num(Math.min(y0, y1))}" width="${num(Math.abs(x1 - x0))}" height="${num(
    Math.abs(y1 - y0),
  )}"${style.r ? ` rx="${num(style.r)}"` : ''} fill="${fill}"${attributes(style)}/>`;

export const disc = (x: number, y: number, r: number, fill: string, style: Style = {}): string =>
  `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="${fill}"${attributes(style)}/>`;

export const oval = (x: number, y: number, rx: number, ry: number, fill: string, style: Style = {}): string =>
  `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(ry)}" fill="${fill}"${attributes(style)}/>`;

/** An open line through the points. */
export const wire = (points: string, color: string, width: number, style: Style = {}): string => {
  const list = parse(points);
  const d = list
    .map((at, index) => {
      const before = list[index - 1];
      const after = list[index + 1];
      if (!before) return `M${num(at[0])} ${num(at[1])}`;
      if (!after || !at[2]) return `L${num(at[0])} ${num(at[1])}`;
      return `L${corner(at, before, at[2])}Q${num(at[0])} ${num(at[1])} ${corner(at, after, at[2])}`;
    })
    .join('');
  return `<path d="${d}" fill="none" stroke-linecap="round" stroke-linejoin="round"${attributes({
    ...style,
    line: color,
    width,
  })}/>`;
};

export const place = (x: number, y: number, degrees: number, ...parts: string[]): string =>
  `<g transform="translate(${num(x)} ${num(y)})${degrees ? ` rotate(${num(degrees)})` : ''}">${parts.join('')}</g>`;

/** Where a point of a turned part lies in the machine. */
export const turned = (origin: Point, degrees: number, x: number, y = 0): Point => {
  const a = (degrees * Math.PI) / 180;
  return [origin[0] + x * Math.cos(a) - y * Math.sin(a), origin[1] + x * Math.sin(a) + y * Math.cos(a)];
};

export const repeat = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

export type Slab = readonly [x: number, y: number, width: number, height: number];

/** Many plain rectangles of one colour as a single path. */
export const slabs = (list: readonly Slab[], fill: string, style: Style = {}): string =>
  path(
    list.map(([x, y, w, h]) => `M${num(x)} ${num(y)}h${num(w)}v${num(h)}h${num(-w)}z`).join(''),
    fill,
    style,
  );

/** `count` equal slabs, each moved by (dx, dy) from the last. */
export const row = (
  count: number,
  first: Slab,
  dx: number,
  dy: number,
  fill: string,
  style: Style = {},
): string =>
  slabs(
    Array.from(
      { length: count },
      (_, i) => [first[0] + dx * i, first[1] + dy * i, first[2], first[3]] as const,
    ),
    fill,
    style,
  );
