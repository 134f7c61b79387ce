import type { MachineKind } from '../reference/types';
import { definitions, standMachine, svg } from './compose';
import { mix, shade } from './paint';
import { backdrop } from './scenes/backdrop';
import { lights } from './scenes/light';
import { box, disc, num, repeat, shape, wire } from './svg';

export type SceneDrawing =
  | 'trust'
  | 'search'
  | 'chat'
  | 'languages'
  | 'about-yard'
  | 'about-people'
  | 'about-road'
  | 'promo';

const ink = '#15181c';
const steel = '#6b7076';
const hair = '#d3d0c8';
const yellow = '#f2a900';
const petrol = '#0b5c6b';

const machine = (
  kind: MachineKind,
  color: string,
  variant: number,
  x: number,
  y: number,
  width: number,
  flip = false,
) => {
  const { paint, defs } = definitions(color);
  const tag = `${kind.replaceAll('-', '')}${variant}${color.slice(1)}`;
  const own = (text: string) =>
    text.replace(/(id="|url\(#)(body|sheet|glass|tank|shell|pot|cast)(?=[")])/g, `$1${tag}$2`);
  return own(
    defs + standMachine({ kind, variant, seed: variant, paint, width, height: 420, x, y, flip, cast: 0.4 }),
  );
};

/** Drafting paper with a floor: the ground of the explanatory drawings. */
const paper = (floor = 500): string =>
  box(0, 0, 800, 600, '#eeece6') +
  repeat(19, (i) => wire(`${(i + 1) * 40},0 ${(i + 1) * 40},600`, hair, 1)) +
  repeat(14, (i) => wire(`0,${(i + 1) * 40} 800,${(i + 1) * 40}`, hair, 1)) +
  box(0, floor, 800, 600, '#d9d6cd') +
  wire(`0,${floor} 800,${floor}`, '#b6b2a8', 2);

const card = (x: number, y: number, w: number, h: number, r = 6): string =>
  box(x + 5, y + 7, x + w + 5, y + h + 7, ink, { r, opacity: 0.14 }) +
  box(x, y, x + w, y + h, '#ffffff', { r, line: '#c7c3b9', width: 1.5 });

const words = (x: number, y: number, widths: readonly number[], color = '#c9c6bd'): string =>
  widths.map((w, i) => box(x, y + i * 22, x + w, y + i * 22 + 9, color, { r: 3 })).join('');

const tick = (x: number, y: number, r: number, color = '#1e7b45'): string =>
  disc(x, y, r, color) +
  wire(
    `${num(x - r * 0.42)},${num(y + r * 0.02)} ${num(x - r * 0.1)},${num(y + r * 0.36)} ${num(x + r * 0.46)},${num(y - r * 0.34)}`,
    '#fff',
    r * 0.2,
  );

/** An inspection sheet beside a machine, every line ticked. */
const trust = (): string =>
  paper() +
  machine('excavator', yellow, 0, 320, 508, 560) +
  card(500, 120, 230, 300) +
  box(570, 106, 660, 136, ink, { r: 6 }) +
  box(524, 158, 706, 174, petrol, { r: 3 }) +
  repeat(4, (i) => tick(540, 214 + i * 48, 14) + words(566, 206 + i * 48, [130 - (i % 3) * 22])) +
  disc(700, 400, 46, yellow, { line: ink, width: 3 }) +
  wire('678,400 694,418 724,380', ink, 9);

/** A glass over one machine in a row of three. */
const search = (): string =>
  paper() +
  machine('wheel-loader', '#b9b5aa', 0, 140, 506, 250) +
  machine('dozer', '#b9b5aa', 5, 680, 506, 230, true) +
  card(90, 70, 620, 76) +
  box(112, 96, 420, 118, '#dedbd3', { r: 4 }) +
  box(590, 82, 698, 134, yellow, { r: 4 }) +
  disc(638, 104, 13, 'none', { line: ink, width: 5 }) +
  wire('648,114 660,125', ink, 6) +
  disc(410, 370, 168, '#fbfaf7') +
  machine('tractor', '#b3261e', 1, 410, 446, 270) +
  disc(410, 370, 168, 'none', { line: ink, width: 18 }) +
  disc(410, 370, 168, 'none', { line: '#5a6169', width: 5 }) +
  wire('532,492 640,590', ink, 34) +
  wire('548,506 636,586', yellow, 12);

const bubble = (x: number, y: number, w: number, h: number, fill: string, end: boolean): string =>
  shape(
    end
      ? `${x},${y} ${x},${y + h} ${x + w - 46},${y + h} ${x + w - 14},${y + h + 30},2 ${x + w - 18},${y + h} ${x + w},${y + h} ${x + w},${y}`
      : `${x},${y} ${x},${y + h} ${x + 18},${y + h} ${x + 14},${y + h + 30},2 ${x + 46},${y + h} ${x + w},${y + h} ${x + w},${y}`,
    fill,
    { r: 12, line: shade(fill, -0.3), width: 1.5 },
  );

/** Buyer and seller write to each other about the machine between them. */
const chat = (): string =>
  paper() +
  machine('backhoe-loader', yellow, 0, 400, 508, 560) +
  bubble(70, 60, 330, 96, '#ffffff', false) +
  words(96, 86, [270, 200, 120]) +
  bubble(420, 176, 310, 78, petrol, true) +
  words(446, 200, [250, 170], '#8fc0c9') +
  tick(694, 236, 11, yellow);

/** One advertisement, read in both directions: four sheets with the lines set from either side. */
const languages = (): string => {
  const sheet = (x: number, y: number, rtl: boolean, band: string): string =>
    card(x, y, 220, 250) +
    box(x + 16, y + 16, x + 204, y + 122, mix(band, '#eeece6', 0.82)) +
    machine('tractor-unit', band, rtl ? 1 : 0, x + 110, y + 116, 118, rtl) +
    [150, 176, 110]
      .map((w, i) =>
        box(
          rtl ? x + 204 - w : x + 16,
          y + 144 + i * 26,
          rtl ? x + 204 : x + 16 + w,
          y + 156 + i * 26,
          i ? '#cfccc3' : ink,
          { r: 3 },
        ),
      )
      .join('') +
    box(rtl ? x + 16 : x + 144, y + 216, rtl ? x + 76 : x + 204, y + 236, yellow, { r: 3 });
  return (
    paper(560) +
    sheet(60, 60, false, '#0b5c6b') +
    sheet(520, 60, true, '#b3261e') +
    sheet(290, 290, true, '#1e7b45') +
    wire('296,150 500,150', steel, 5, { dash: '2 14' }) +
    wire('480,134 504,150 480,166', steel, 5) +
    wire('316,134 292,150 316,166', steel, 5)
  );
};

const view = (scene: 'yard' | 'road' | 'hangar' | 'dust', light: keyof typeof lights, seed: number): string =>
  `<g transform="scale(.6667)">${backdrop(scene, lights[light], seed)}</g>`;

const aboutYard = (): string =>
  view('yard', 'morning', 5) +
  machine('forklift', '#e0782a', 2, 110, 500, 170) +
  machine('mobile-crane', yellow, 1, 560, 500, 520, true) +
  machine('wheel-loader', yellow, 3, 330, 540, 330);

/** Two people agree over a machine; simple figures, no faces. */
const aboutPeople = (): string => {
  const person = (x: number, y: number, vest: string, side: 1 | -1): string =>
    wire(`${x - 13},${y} ${x - 12},${y - 92}`, '#2a3037', 24) +
    wire(`${x + 13},${y} ${x + 12},${y - 92}`, '#343c45', 24) +
    shape(`${x - 32},${y - 84} ${x - 36},${y - 190} ${x + 36},${y - 190} ${x + 32},${y - 84}`, vest, {
      r: 16,
    }) +
    box(x - 33, y - 128, x + 33, y - 118, '#f7f3e4') +
    wire(
      `${x + 28 * side},${y - 176} ${x + 50 * side},${y - 138},14 ${x + 86 * side},${y - 132}`,
      shade(vest, -0.18),
      20,
    ) +
    wire(
      `${x - 30 * side},${y - 174} ${x - 42 * side},${y - 130},12 ${x - 36 * side},${y - 96}`,
      shade(vest, -0.18),
      20,
    ) +
    disc(x, y - 222, 25, '#b98a66') +
    shape(
      `${x - 29},${y - 226} ${x - 26},${y - 250} ${x},${y - 260} ${x + 26},${y - 250} ${x + 29},${y - 226} ${x + 34 * side},${y - 226}`,
      vest === yellow ? '#f7f3e4' : yellow,
      { r: 8 },
    );
  return (
    view('hangar', 'noon', 3) +
    machine('tractor', '#1f6b3a', 5, 560, 520, 430, true) +
    person(180, 560, yellow, 1) +
    person(352, 560, petrol, -1) +
    disc(266, 428, 13, '#b98a66')
  );
};

const aboutRoad = (): string =>
  view('road', 'evening', 4) +
  machine('lowbed', petrol, 0, 240, 512, 460) +
  machine('tractor-unit', yellow, 1, 548, 512, 260);

/** The machine on a stage of stripes, as an advertised one is shown. */
const promo = (): string =>
  box(0, 0, 800, 600, '#2a3037') +
  repeat(12, (i) =>
    shape(`${i * 90 - 260},600 ${i * 90 - 215},600 ${i * 90 + 385},0 ${i * 90 + 340},0`, '#303841'),
  ) +
  disc(420, 300, 240, '#38414b') +
  disc(420, 300, 180, '#434e59') +
  box(0, 508, 800, 600, '#1b2026') +
  box(0, 508, 800, 522, yellow) +
  repeat(46, (i) => shape(`${i * 18 - 8},522 ${i * 18 + 1},522 ${i * 18 + 15},508 ${i * 18 + 6},508`, ink)) +
  machine('excavator', yellow, 5, 400, 508, 640);

const scenes: Record<SceneDrawing, () => string> = {
  trust,
  search,
  chat,
  languages,
  'about-yard': aboutYard,
  'about-people': aboutPeople,
  'about-road': aboutRoad,
  promo,
};

export const drawScene = (name: SceneDrawing): string => svg(800, 600, scenes[name]());
