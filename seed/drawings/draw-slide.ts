import type { MachineKind } from '../reference/types';
import { definitions, standMachine, svg } from './compose';
import { chance } from './machine';
import { mix, shade } from './paint';
import { clouds, ground, ridge } from './scenes/land';
import { dusk, type Light, lights } from './scenes/light';
import { box, num, oval, pt, repeat, shape, wire } from './svg';

const W = 1600;
const H = 900;

const dawn: Light = {
  ...lights.morning,
  top: '#3d5a70',
  low: '#f3c28e',
  far: '#7f7f86',
  mid: '#625f63',
  near: '#4e4c50',
  ground: '#8a775f',
  groundDeep: '#3a332b',
  sun: '#ffe9bd',
  cast: 0.6,
};

type Piece = {
  kind: MachineKind;
  color: string;
  variant: number;
  x: number;
  y: number;
  width: number;
  flip?: boolean;
};

const machines = (pieces: readonly Piece[], cast: number): string =>
  pieces
    .map((p) => {
      const { paint, defs } = definitions(p.color);
      const tag = `m${p.kind.replaceAll('-', '')}${p.variant}${p.x}`;
      const own = (text: string) =>
        text
          .replace(/id="(body|sheet|glass|tank|shell|pot|cast)"/g, `id="${tag}$1"`)
          .replace(/url\(#(body|sheet|glass|tank|shell|pot|cast)\)/g, `url(#${tag}$1)`);
      return own(
        defs + standMachine({ ...p, paint, seed: p.variant, height: 900, flip: p.flip ?? false, cast }),
      );
    })
    .join('');

/** White words stand on the lower third, and on either side of it: it stays dark and without detail. */
const quiet = `<defs><linearGradient id="quiet" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#12161b" stop-opacity="0"/><stop offset=".42" stop-color="#12161b" stop-opacity=".62"/><stop offset="1" stop-color="#12161b" stop-opacity=".9"/></linearGradient></defs>${box(0, 520, W, H, 'url(#quiet)')}`;

const yardAtDawn = (): string => {
  const l = dawn;
  const stack = (x: number, y: number, w: number, color: string) =>
    box(x, y, x + w, y + 84, mix(color, l.mid, 0.5)) +
    repeat(Math.floor(w / 20), (i) =>
      box(x + 8 + i * 20, y + 6, x + 15 + i * 20, y + 78, '#000', { opacity: 0.12 }),
    );
  return [
    ground(l, 21, W, H, 600),
    clouds(4, W).replaceAll('0.55', '0.22'),
    ridge(5, 600, 150, l.far, W, 9),
    ridge(8, 602, 80, l.mid, W, 9),
    stack(-40, 434, 300, '#8c4b3c') +
      stack(-20, 518, 300, '#3f6f80') +
      stack(292, 518, 300, '#b08a4a') +
      stack(1190, 518, 300, '#5c7358') +
      stack(1330, 434, 300, '#8c4b3c') +
      stack(1502, 518, 200, '#3f6f80'),
    wire('1180,600 1180,120', l.near, 9),
    wire('1010,150 1490,150', l.near, 7),
    wire('1180,120 1490,150', l.near, 3) + wire('1180,120 1010,150', l.near, 3),
    wire('1420,150 1420,290', l.near, 3),
    machines(
      [
        { kind: 'wheel-loader', color: '#f2a900', variant: 1, x: 250, y: 628, width: 400 },
        { kind: 'dumper', color: '#e0912a', variant: 0, x: 1350, y: 630, width: 430, flip: true },
        { kind: 'excavator', color: '#f2b200', variant: 2, x: 800, y: 668, width: 640 },
      ],
      l.cast,
    ),
    quiet,
  ].join('');
};

const fieldAtNoon = (): string => {
  const l: Light = {
    ...lights.noon,
    top: '#6fa3c4',
    low: '#f0ead2',
    ground: '#c3a356',
    groundDeep: '#4a3f26',
  };
  const wheat = '#c9a74f';
  return [
    ground(l, 12, W, H, 560),
    clouds(9, W),
    ridge(3, 562, 120, '#a9b7b4', W, 9),
    ridge(6, 564, 60, '#86946c', W, 10),
    repeat(12, (i) => oval(chance(3, i) * W, 552, 44, 22, mix('#4f6643', '#86946c', 0.3))),
    shape(`0,560 ${W},560 ${W},900 0,900`, wheat),
    repeat(26, (i) =>
      shape(
        `${num(740 + i * 6)},560 ${num(743 + i * 6)},560 ${num(-1500 + i * 180)},900 ${num(-1590 + i * 180)},900`,
        shade(wheat, -0.16),
        { opacity: 0.7 },
      ),
    ),
    repeat(40, (i) =>
      wire(`${pt(i * 41, 606)} ${pt(i * 41 + 5, 580 + (i % 4) * 3)}`, shade(wheat, 0.2), 5, { opacity: 0.6 }),
    ),
    machines(
      [
        { kind: 'baler', color: '#2f7d3b', variant: 4, x: 200, y: 606, width: 300 },
        { kind: 'combine', color: '#3d8a3f', variant: 4, x: 1080, y: 652, width: 640 },
        { kind: 'tractor', color: '#c8342b', variant: 1, x: 490, y: 662, width: 440 },
      ],
      0.5,
    ),
    quiet,
  ].join('');
};

const highway = (): string => {
  const l: Light = { ...dusk, top: '#2a4763', low: '#e7a67b' };
  return [
    ground(l, 30, W, H, 560),
    clouds(14, W).replaceAll('0.55', '0.16'),
    ridge(15, 562, 230, '#5d6a80', W, 8),
    ridge(17, 564, 130, '#475266', W, 9),
    box(0, 558, W, 606, '#5b5648'),
    box(0, 600, W, H, '#3c4147'),
    box(0, 600, W, 607, '#d9d3c2', { opacity: 0.7 }),
    repeat(17, (i) => box(i * 100 + 10, 538, i * 100 + 18, 590, '#2e3644')),
    box(0, 542, W, 556, '#8a929a'),
    repeat(9, (i) =>
      shape(`${i * 200 - 50},716 ${i * 200 + 60},716 ${i * 200 + 46},728 ${i * 200 - 70},728`, '#e9e2cf', {
        opacity: 0.7,
      }),
    ),
    machines(
      [
        { kind: 'trailer', color: '#c43a2f', variant: 0, x: 1090, y: 662, width: 700 },
        { kind: 'tractor-unit', color: '#c43a2f', variant: 0, x: 1402, y: 662, width: 292 },
        { kind: 'tipper', color: '#e8e6e0', variant: 0, x: 350, y: 690, width: 560 },
      ],
      0.6,
    ),
    quiet,
  ].join('');
};

export const drawSlide = (index: number): string => {
  const slides = [yardAtDawn, fieldAtNoon, highway];
  const draw = slides[((index % 3) + 3) % 3] ?? yardAtDawn;
  return svg(W, H, draw());
};
