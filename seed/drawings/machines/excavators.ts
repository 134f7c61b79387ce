import type { Brief, Painter } from '../machine';
import { ink } from '../paint';
import { bars, beacon, lamp, pane, panel, rail, seat, slots, stack } from '../parts/fittings';
import { diggingBucket, grapple, hammer, pin, ram } from '../parts/limbs';
import { track, tyre } from '../parts/running-gear';
import { box, disc, type Point, place, pt, repeat, shape, turned, wire } from '../svg';

type Pose = { boom: number; stick: number; tool: number; fit: 'bucket' | 'hammer' | 'grapple' | 'load' };

const poses: readonly [Pose, ...Pose[]] = [
  { boom: 29, stick: -98, tool: -128, fit: 'bucket' },
  { boom: 27, stick: -62, tool: -104, fit: 'bucket' },
  { boom: 46, stick: -62, tool: -172, fit: 'load' },
  { boom: 30, stick: -84, tool: -90, fit: 'hammer' },
  { boom: 12, stick: -138, tool: -196, fit: 'bucket' },
  { boom: 40, stick: -38, tool: -112, fit: 'bucket' },
  { boom: 38, stick: -70, tool: -90, fit: 'grapple' },
  { boom: 34, stick: -112, tool: -186, fit: 'load' },
];

/** Boom, stick and tool with their cylinders; `s` is the size against a 21-tonne machine. */
const digger = (k: Brief, foot: Point, s: number, pose: Pose, earth: string) => {
  const p = (x: number, y: number, r?: number) => pt(x * s, y * s, r === undefined ? undefined : r * s);
  const tip = turned(foot, pose.boom, 570 * s);
  const end = turned(tip, pose.stick, 290 * s);
  const stickTail = turned(tip, pose.stick, -72 * s, 22 * s);
  const link = turned(tip, pose.stick, 246 * s, 44 * s);
  const boom = [
    shape(
      `${p(-24, -20)} ${p(-24, 20)} ${p(20, 46)} ${p(196, 152, 60)} ${p(282, 150, 60)} ${p(560, 26)} ${p(590, 12)} ${p(590, -14)} ${p(560, -26)} ${p(282, 80, 80)} ${p(212, 78, 40)} ${p(30, -22)}`,
      k.base,
      { r: 8 * s, line: k.line },
    ),
    shape(
      `${p(10, 26)} ${p(198, 138, 60)} ${p(282, 137, 60)} ${p(560, 17)} ${p(560, 7)} ${p(280, 122, 60)} ${p(202, 122, 60)}`,
      k.light,
      { r: 6 * s },
    ),
    shape(
      `${p(20, -16)} ${p(212, 96, 40)} ${p(282, 97, 60)} ${p(566, -8)} ${p(560, -22)} ${p(282, 84, 80)} ${p(212, 82, 40)} ${p(30, -18)}`,
      k.dark,
      { r: 4 * s },
    ),
    wire(`${p(40, 40)} ${p(200, 134, 50)} ${p(282, 132, 50)} ${p(520, 30)}`, ink.coal, 4 * s, {
      opacity: 0.55,
    }),
    lamp(236 * s, 160 * s, 9 * s),
  ].join('');
  const stick = [
    shape(
      `${p(-84, 14)} ${p(-78, 38)} ${p(-10, 48)} ${p(40, 42)} ${p(288, 17)} ${p(302, 0)} ${p(288, -17)} ${p(24, -32)} ${p(-20, -26)}`,
      k.base,
      { r: 8 * s, line: k.line },
    ),
    shape(`${p(-70, 24)} ${p(-66, 32)} ${p(40, 34)} ${p(280, 11)} ${p(280, 5)} ${p(40, 22)}`, k.light, {
      r: 4 * s,
    }),
    shape(`${p(-10, -22)} ${p(24, -29)} ${p(282, -14)} ${p(282, -4)} ${p(20, -14)}`, k.dark, { r: 4 * s }),
  ].join('');
  const tool =
    pose.fit === 'hammer'
      ? hammer(k, s)
      : pose.fit === 'grapple'
        ? grapple(k, s)
        : (pose.fit === 'load'
            ? shape(`${p(0, -20)} ${p(40, -84, 20)} ${p(110, -96, 20)} ${p(150, -58)}`, earth, { r: 10 * s })
            : '') + diggingBucket(k, s, k.dark);
  const horn = turned(end, pose.tool, 24 * s, 26 * s);
  const linkTop = turned(tip, pose.stick, 262 * s, 52 * s);
  const art = [
    ram([foot[0] + 62 * s, foot[1] - 48 * s], turned(foot, pose.boom, 262 * s, 96 * s), 30 * s),
    place(tip[0], tip[1], pose.stick, stick),
    place(foot[0], foot[1], pose.boom, boom),
    ram(turned(foot, pose.boom, 216 * s, 158 * s), stickTail, 28 * s),
    ram(turned(tip, pose.stick, 2 * s, 52 * s), link, 25 * s),
    wire(`${pt(...linkTop)} ${pt(...horn)}`, ink.steel, 12 * s),
    wire(`${pt(...linkTop)} ${pt(...turned(tip, pose.stick, 252 * s, 4 * s))}`, ink.steel, 11 * s),
    place(end[0], end[1], pose.tool, tool),
    pin(tip, 17 * s),
    pin(end, 12 * s),
  ].join('');
  const reach = pose.fit === 'hammer' ? 270 : pose.fit === 'grapple' ? 200 : 180;
  const far = turned(end, pose.tool, reach * s);
  const crown = turned(foot, pose.boom, 240 * s, 165 * s);
  return {
    art,
    right: Math.max(tip[0] + 40 * s, end[0] + 60 * s, far[0] + 20 * s),
    left: Math.min(end[0], far[0]) - 40 * s,
    top: Math.max(tip[1], crown[1]) + 30 * s,
    touch: far[0],
  };
};

/** House of a full-size machine standing on `floor`. */
const house = (k: Brief, floor: number): string => {
  const y = (v: number) => floor + v;
  return [
    box(-90, y(-30), 90, y(0), ink.iron, { r: 4 }),
    box(-70, y(-22), 70, y(-10), ink.steel, { r: 3 }),
    shape(`-262,${y(0)} -262,${y(20)} 190,${y(20)} 190,${y(0)}`, ink.iron, { r: 5 }),
    rail(`-180,${y(125)} -180,${y(150)},8 -40,${y(150)},8 -40,${y(125)}`),
    rail(`-110,${y(125)} -110,${y(150)}`),
    stack(-120, y(120), y(158), 13),
    panel(k, `-196,${y(18)} -196,${y(128)} -30,${y(128)} 8,${y(108)} 8,${y(18)}`, 8),
    bars(-178, y(42), -112, y(100), 9),
    wire(`-98,${y(22)} -98,${y(122)}`, k.line, 2),
    wire(`-40,${y(22)} -40,${y(120)}`, k.line, 2),
    slots(-88, y(56), -50, y(100), 5),
    box(-60, y(34), -50, y(40), ink.coal, { r: 2 }),
    shape(
      `-192,${y(4)} -262,${y(4)},26 -288,${y(40)},24 -290,${y(92)},30 -262,${y(128)},26 -192,${y(128)}`,
      k.pick([k.body, k.body, ink.iron], 27),
      {
        r: 4,
        line: k.line,
      },
    ),
    shape(`-192,${y(4)} -262,${y(4)},26 -285,${y(40)},24 -192,${y(40)}`, '#000', { opacity: 0.2 }),
    box(-276, y(64), -204, y(70), k.deep, { opacity: 0.5 }),
  ].join('');
};

const cab = (k: Brief, floor: number): string => {
  const y = (v: number) => floor + v;
  return [
    shape(
      `14,${y(10)} 14,${y(184)} 34,${y(196)} 134,${y(196)},22 156,${y(176)},14 186,${y(92)},10 182,${y(10)}`,
      k.sheet,
      { r: 10, line: k.line },
    ),
    shape(
      `24,${y(64)} 24,${y(178)} 36,${y(186)} 128,${y(186)},18 147,${y(170)},10 174,${y(92)},8 172,${y(64)}`,
      '#1b2126',
      { r: 6 },
    ),
    pane(`30,${y(70)} 30,${y(178)} 52,${y(178)} 52,${y(70)}`, 4),
    pane(`58,${y(24)} 58,${y(178)} 118,${y(178)} 118,${y(70)} 112,${y(24)}`, 6),
    pane(`125,${y(60)} 125,${y(178)} 138,${y(172)},8 167,${y(92)} 165,${y(60)}`, 4),
    seat(76, y(62), 0.9),
    box(58, y(58), 64, y(74), ink.ash, { r: 2 }),
    rail(`176,${y(20)} 180,${y(84)}`, 4),
    box(20, y(196), 140, y(201), k.deep, { r: 2 }),
    lamp(140, y(203), 7),
    beacon(52, y(201)),
  ].join('');
};

const earthOf = (k: Brief) => k.pick(['#8a6d4c', '#7b6a58', '#9a8260'], 31);

export const excavator: Painter = (k) => {
  const pose = k.pose(poses);
  const d = digger(k, [74, 168], 1, pose, earthOf(k));
  const art = [
    place(26, 9, 0, track(-228, 222, 96, '#1d2125')),
    track(-232, 228, 100, k.variant % 3 === 0 ? ink.iron : k.deep),
    house(k, 118),
    d.art,
    cab(k, 118),
  ].join('');
  return { art, left: -292, right: Math.max(240, d.right), top: Math.max(d.top, 325), feet: [-232, 228] };
};

export const wheeledExcavator: Painter = (k) => {
  const pose = k.pose(poses);
  const d = digger(k, [74, 178], 0.88, pose, earthOf(k));
  const blade = [
    wire('-170,70 -226,34', ink.steel, 16),
    shape('-238,4 -246,62 -228,66 -218,4', k.base, { r: 5, line: k.line }),
  ].join('');
  const foot = [
    wire('172,72 208,28', ink.steel, 18),
    shape('184,2 184,12 234,12 234,2', ink.steel, { r: 4 }),
  ].join('');
  const art = [
    place(14, 6, 0, tyre(-128, 50, ink.steel), tyre(128, 50, ink.steel)),
    blade,
    k.pick([foot, foot, ''], 5),
    shape('-190,62 -190,96 -150,112 150,112 190,96 190,62', k.deep, { r: 10, line: k.line }),
    box(-62, 44, 62, 92, ink.iron, { r: 6 }),
    repeat(3, (i) => box(-54, 52 + i * 12, 54, 57 + i * 12, ink.steel)),
    tyre(-128, 52, k.base),
    tyre(128, 52, k.base),
    house(k, 134),
    d.art,
    cab(k, 134),
  ].join('');
  return { art, left: -292, right: Math.max(250, d.right), top: Math.max(d.top, 340), feet: [-240, 230] };
};

/** Swing-boom machine of two to five tonnes, drawn at twice its size. */
export const miniExcavator: Painter = (k) => {
  const pose = k.pose(poses);
  const d = digger(k, [196, 150], 0.86, pose, earthOf(k));
  const canopy = k.pick([false, false, true], 9);
  const open = [
    seat(10, 178, 1.4),
    wire('-66,170 -62,400', ink.iron, 11),
    wire('104,180 112,396', ink.iron, 11),
    shape('-96,396 -90,424 132,424 150,408 146,396', k.base, { r: 8, line: k.line }),
  ].join('');
  const closed = [
    shape('-92,170 -92,392 -76,412 84,412 118,388 146,250 144,170', k.sheet, { r: 16, line: k.line }),
    pane('-78,240 -78,380 -66,398 -26,398 -26,240', 8),
    pane('-14,186 -14,398 66,398 66,186', 10),
    pane('76,232 76,396 92,392 108,380 133,250 132,232', 8),
    seat(16, 236, 1.1),
    box(-14, 270, -6, 296, ink.ash, { r: 3 }),
    box(-84, 410, 98, 418, k.deep, { r: 3 }),
    lamp(96, 424, 8),
  ].join('');
  const art = [
    wire('150,44 268,60', ink.steel, 18),
    place(26, 9, 0, track(-206, 196, 94, '#1d2125')),
    track(-210, 200, 98, ink.iron),
    wire('150,46 262,44', k.deep, 20),
    shape('250,2 258,20,20 252,60,20 262,96 286,96 276,60,20 280,20,20 292,2', k.base, {
      r: 4,
      line: k.line,
    }),
    box(-90, 92, 90, 116, ink.iron, { r: 4 }),
    panel(k, '-190,112 -206,150 -200,230 -176,254 -84,254 -60,176 168,176 176,140 160,112', 18),
    bars(-176, 156, -110, 214, 8),
    wire('-90,120 -90,240', k.line, 2),
    box(-60, 112, 150, 122, '#000', { opacity: 0.25 }),
    box(150, 112, 206, 168, ink.iron, { r: 10 }),
    disc(196, 130, 16, ink.steel),
    canopy ? '' : closed,
    d.art,
    canopy ? open : '',
  ].join('');
  return { art, left: -212, right: Math.max(300, d.right), top: Math.max(d.top, 430), feet: [-210, 286] };
};
