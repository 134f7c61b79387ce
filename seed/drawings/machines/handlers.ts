import type { Painter } from '../machine';
import { ink } from '../paint';
import { bars, beacon, hazard, ladder, lamp, mirror, pane, rail, seat, slots } from '../parts/fittings';
import { arm, forks, pallet, pin, ram } from '../parts/limbs';
import { tyre } from '../parts/running-gear';
import { box, num, type Point, place, pt, repeat, shape, turned, wire } from '../svg';

export const telehandler: Painter = (k) => {
  const pose = k.pose([
    { up: 4, out: 0, load: false },
    { up: 26, out: 60, load: true },
    { up: -6, out: 0, load: true },
    { up: 36, out: 70, load: false },
    { up: 16, out: 150, load: true },
    { up: 36, out: 60, load: true },
    { up: -4, out: 60, load: false },
    { up: 24, out: 30, load: false },
  ]);
  const root: Point = [-136, 206];
  const reach = 470 + pose.out;
  const neck = turned(root, pose.up, reach);
  const hitch = turned(neck, -62, 74);
  const art = [
    place(18, 7, 0, tyre(0, 62, ink.steel, 'farm'), tyre(290, 62, ink.steel, 'farm')),
    box(-80, 56, 360, 96, ink.iron, { r: 8 }),
    shape('-170,70 -176,190 -150,228 -110,228 -90,180 -60,150 330,130 374,110 374,70', k.body, {
      r: 12,
      line: k.line,
    }),
    ram([-20, 120], turned(root, pose.up, 190, -16), 24),
    // Cab stands before the boom, engine pod behind it.
    place(
      root[0],
      root[1],
      pose.up,
      box(300, -17, reach + 4, 17, k.dark, { r: 4, line: k.line }),
      box(300, 8, reach, 14, '#fff', { opacity: 0.25 }),
      box(-34, -24, 360, 24, k.base, { r: 6, line: k.line }),
      box(-24, 10, 352, 18, k.light),
      box(-24, -22, 352, -12, k.dark),
      wire('20,0 340,0', ink.coal, 3, { opacity: 0.5 }),
    ),
    arm(k, neck, hitch, 34, 26, k.base),
    ram(turned(neck, pose.up, -54, -24), turned(hitch, 0, 4, 10), 13),
    place(
      hitch[0],
      hitch[1] - 8,
      0,
      forks(130, 1.1),
      pose.load ? pallet(116, 78, k.pick(['#c9bfae', '#b0714f', '#8fa1ab'], 21)) : '',
    ),
    pin(root, 13),
    shape('46,82 40,236 58,262 70,268 152,268 170,252 186,170 186,82', k.sheet, { r: 10, line: k.line }),
    pane('52,160 52,236 64,256 92,256 92,160', 6),
    pane('100,112 100,258 144,258 144,112', 6),
    pane('152,150 152,256 160,246 176,170 174,150', 4),
    seat(98, 148, 0.85),
    shape('34,260 44,276 158,276 178,262', k.light, { r: 6, line: k.line }),
    beacon(70, 276),
    mirror(192, 190, 36),
    lamp(360, 118, 8),
    ladder(100, 40, 84, 38, 2),
    shape('-66,96 -48,126 0,138 48,126 66,96 54,92 36,116 0,124 -36,116 -54,92', ink.coal, { r: 5 }),
    shape('224,96 242,126 290,138 338,126 356,96 344,92 326,116 290,124 254,116 236,92', ink.coal, { r: 5 }),
    tyre(0, 64, k.pick([k.base, ink.white], 3), 'farm'),
    tyre(290, 64, k.pick([k.base, ink.white], 3), 'farm'),
    bars(-160, 120, -110, 170, 5),
  ].join('');
  const top = Math.max(310, neck[1] + 60, hitch[1] + 120);
  return { art, left: -182, right: Math.max(390, hitch[0] + 150), top, feet: [-64, 354] };
};

/** Drawn at three times its size. */
export const forklift: Painter = (k) => {
  const pose = k.pose([
    { lift: 12, load: true, tilt: 0 },
    { lift: 6, load: false, tilt: 0 },
    { lift: 170, load: true, tilt: 0 },
    { lift: 60, load: true, tilt: 3 },
    { lift: 280, load: false, tilt: 0 },
    { lift: 20, load: true, tilt: 3 },
    { lift: 110, load: false, tilt: 0 },
    { lift: 230, load: true, tilt: 0 },
  ]);
  const goods = k.pick(['#b9905c', '#c9bfae', '#8fa1ab', '#d7d2c4'], 21);
  const up = 570 + Math.max(0, pose.lift - 90);
  const closed = k.variant % 3 === 2;
  const art = [
    place(16, 6, 0, tyre(-190, 70, ink.steel, 'smooth'), tyre(190, 88, ink.steel, 'smooth')),
    // Counterweight and body.
    shape('-330,70 -340,210 -316,286 -240,306 -90,296 -70,180 100,170 250,170 262,70 80,46 -80,46', k.body, {
      r: 22,
      line: k.line,
    }),
    shape('-330,72 -340,210 -316,286 -240,306 -226,306 -226,70', k.dark, { r: 22 }),
    box(-322, 120, -232, 128, k.deep),
    slots(-312, 200, -244, 270, 5),
    box(-346, 96, -330, 118, ink.iron, { r: 4 }),
    shape('-210,296 -200,316 -70,316 -64,290', ink.iron, { r: 8 }),
    box(-70, 150, 120, 166, ink.iron, { r: 4 }),
    box(20, 56, 110, 72, ink.iron, { r: 5 }),
    closed ? pane('-186,322 -152,548 74,548 166,318', 14) : '',
    seat(-120, 312, 1.35),
    wire('116,172 60,352', ink.iron, 12),
    wire('34,336 84,370', ink.coal, 12),
    shape('96,170 130,300 196,300 206,170', k.body, { r: 12, line: k.line }),
    // Overhead guard.
    wire('-206,300 -166,556,20 -150,560', ink.iron, 18),
    wire('200,250 82,560', ink.iron, 18),
    shape('-190,552 -182,578 96,578 110,552', ink.iron, { r: 8 }),
    repeat(6, (i) => box(-160 + i * 40, 556, -152 + i * 40, 572, ink.steel)),
    beacon(-150, 578),
    lamp(130, 470, 12),
    lamp(-196, 470, 9),
    tyre(-190, 72, ink.white, 'smooth'),
    tyre(190, 90, ink.white, 'smooth'),
    ram([214, 150], [290, 300], 20),
    // Mast, carriage and load.
    place(
      296,
      10,
      pose.tilt,
      box(-14, 30, 8, up, '#3b4249', { r: 4 }),
      box(16, 20, 40, 600, ink.iron, { r: 4 }),
      box(20, 20, 26, 600, ink.steel),
      box(-4, 40, 4, up - 10, ink.chrome),
      box(-18, up - 16, 44, up, ink.iron, { r: 4 }),
      wire(`10,${num(pose.lift + 120)} 10,${num(up - 20)}`, ink.coal, 4, { dash: '6 3' }),
      place(
        44,
        pose.lift,
        0,
        box(-2, 8, 12, 150, ink.iron, { r: 3 }),
        repeat(4, (i) => box(6, 160 + i * 50, 12, 210 + i * 50, ink.steel)),
        box(0, 340, 14, 352, ink.steel),
        shape('12,-4 12,110 30,110 30,20,10 300,10 316,-4', '#434a51', { r: 4 }),
        pose.load ? place(40, 10, 0, pallet(250, k.pick([180, 230, 140], 19), goods)) : '',
      ),
    ),
  ].join('');
  const right = 660;
  const top = Math.max(620, up + 30, pose.load ? pose.lift + 290 : 0);
  return { art, left: -348, right, top, feet: [-280, 290] };
};

export const boomLift: Painter = (k) => {
  const pose = k.pose([
    { a: 70, b: 8, c: 0 },
    { a: 56, b: 30, c: 1 },
    { a: 12, b: 6, c: 0 },
    { a: 80, b: -12, c: 0 },
    { a: 40, b: 46, c: 1 },
    { a: 64, b: 20, c: 0 },
    { a: 50, b: 60, c: 1 },
    { a: 30, b: 14, c: 0 },
  ]);
  const r0: Point = [-116, 170];
  const p1 = turned(r0, pose.a, 210);
  const p2 = turned(p1, pose.b, 360);
  const p3 = turned(p2, pose.c ? -34 : -62, 90);
  const art = [
    place(16, 6, 0, tyre(-120, 46, ink.steel), tyre(120, 46, ink.steel)),
    shape('-176,44 -176,84 -140,100 140,100 176,84 176,44', k.deep, { r: 12, line: k.line }),
    box(-60, 96, 60, 116, ink.iron, { r: 5 }),
    arm(k, r0, p1, 34, 30, k.dark),
    ram([r0[0] + 60, 140], turned(r0, pose.a, 120), 18),
    shape('-196,110 -204,170 -176,196 -70,196 -40,150 110,150 126,130 116,110', k.body, {
      r: 14,
      line: k.line,
    }),
    slots(-180, 130, -120, 172, 4),
    bars(-30, 118, 60, 142, 10),
    hazard(-200, 110, -120, 118),
    ram(turned(p1, pose.b, -4, -30), turned(p1, pose.b, 130, -12), 16),
    arm(k, p1, p2, 32, 24, k.base),
    arm(k, turned(p1, pose.b, 200), turned(p2, pose.b, -4), 20, 20, k.light),
    arm(k, p2, p3, 22, 18, k.dark),
    pin(r0, 13),
    pin(p1, 13),
    pin(p2, 11),
    place(
      p3[0],
      p3[1],
      0,
      box(0, -10, 120, 0, ink.iron, { r: 3 }),
      wire('4,0 4,108', ink.amber, 6),
      wire('116,0 116,108', ink.amber, 6),
      wire('60,0 60,108', ink.amber, 4),
      wire('4,108 116,108', ink.amber, 6),
      wire('4,56 116,56', ink.amber, 4),
      shape('84,62 84,108 112,108 112,74', ink.iron, { r: 4 }),
      box(0, 0, 120, 22, k.base, { line: k.line }),
    ),
    tyre(-120, 48, k.pick([ink.white, k.base], 3)),
    tyre(120, 48, k.pick([ink.white, k.base], 3)),
  ].join('');
  return {
    art,
    left: -208,
    right: Math.max(190, p3[0] + 130),
    top: Math.max(p1[1], p2[1], p3[1] + 112) + 24,
    feet: [-170, 170],
  };
};

export const reachStacker: Painter = (k) => {
  const pose = k.pose([
    { up: 16, box: true },
    { up: 28, box: true },
    { up: 12, box: false },
    { up: 34, box: true },
    { up: 26, box: true },
    { up: 30, box: false },
    { up: 20, box: true },
    { up: 33, box: false },
  ]);
  const root: Point = [-180, 300];
  const tip = turned(root, pose.up, 720);
  const paint = k.pick(['#8c3b2e', '#2f6a84', '#3f6b4f', '#b9772f', '#6d747b'], 21);
  const hang: Point = [tip[0] + 6, tip[1] - 60];
  const art = [
    place(20, 8, 0, tyre(-120, 74, ink.steel), tyre(330, 92, ink.steel)),
    shape('-290,80 -300,190 -270,230 -120,240 -90,200 300,180 430,160 440,80', k.body, {
      r: 18,
      line: k.line,
    }),
    shape('-290,80 -300,190 -270,230 -214,236 -214,80', k.dark, { r: 16 }),
    slots(-196, 160, -120, 214, 5),
    ladder(110, 30, 180, 40, 5),
    rail('-80,200 -80,256,8 20,256,8 20,190'),
    ram([110, 170], turned(root, pose.up, 370, -26), 36),
    box(-220, 220, -140, 320, k.dark, { r: 12, line: k.line }),
    place(
      root[0],
      root[1],
      pose.up,
      box(380, -22, 716, 22, k.dark, { r: 5, line: k.line }),
      box(-40, -34, 470, 34, k.base, { r: 8, line: k.line }),
      box(-30, 14, 462, 26, k.light),
      box(-30, -32, 462, -18, k.dark),
    ),
    pin(root, 18),
    shape('30,170 20,318 36,336 140,336 160,318 178,240 172,170', k.sheet, { r: 12, line: k.line }),
    pane('32,220 30,312 40,324 80,324 80,220', 6),
    pane('90,190 90,324 134,324 148,312 164,240 160,190', 6),
    beacon(60, 336),
    tyre(-120, 76, k.pick([k.base, ink.white], 3)),
    tyre(330, 96, k.pick([k.base, ink.white], 3)),
    wire(`${pt(tip[0], tip[1])} ${pt(...hang)}`, k.deep, 30),
    shape(
      `${pt(hang[0] - 120, hang[1] - 14)} ${pt(hang[0] - 120, hang[1] + 12)} ${pt(hang[0] + 120, hang[1] + 12)} ${pt(hang[0] + 120, hang[1] - 14)}`,
      '#e2a21f',
      { r: 4, line: ink.coal },
    ),
    pose.box
      ? place(
          hang[0] - 122,
          hang[1] - 258,
          0,
          box(0, 0, 244, 244, paint, { line: ink.coal, r: 3 }),
          repeat(11, (i) => box(14 + i * 20, 12, 22 + i * 20, 232, '#000', { opacity: 0.16 })),
          box(0, 0, 244, 12, '#000', { opacity: 0.3 }),
          box(0, 232, 244, 244, '#fff', { opacity: 0.2 }),
        )
      : wire(`${pt(hang[0] - 110, hang[1] - 14)} ${pt(hang[0] - 110, hang[1] - 40)}`, ink.iron, 10) +
        wire(`${pt(hang[0] + 110, hang[1] - 14)} ${pt(hang[0] + 110, hang[1] - 40)}`, ink.iron, 10),
  ].join('');
  return {
    art,
    left: -304,
    right: Math.max(450, hang[0] + 126),
    top: Math.max(370, tip[1] + 36),
    feet: [-200, 420],
  };
};
