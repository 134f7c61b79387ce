import type { Painter } from '../machine';
import { ink, shade } from '../paint';
import {
  bars,
  beacon,
  ladder,
  lamp,
  mirror,
  pane,
  panel,
  rail,
  seat,
  sheet,
  slots,
  stack,
} from '../parts/fittings';
import { arm, loaderBucket, pin, ram } from '../parts/limbs';
import { carWheel, tyre } from '../parts/running-gear';
import { box, disc, num, type Point, place, pt, repeat, shape, turned, wire } from '../svg';

export const tractor: Painter = (k) => {
  const look = k.pose([
    'open',
    'cab',
    'cab-loader',
    'open',
    'cab-plough',
    'cab',
    'open-plough',
    'cab-duals',
  ] as const);
  const closed = look.startsWith('cab');
  const rim = k.pick([ink.white, k.base, '#e0b53c', ink.ash], 5);
  const R = closed ? 92 : 82;
  const r = closed ? 60 : 46;
  const fx = closed ? 262 : 246;
  const hood = closed ? 196 : 176;
  const root: Point = [150, 176];
  const nose = turned(root, -24, 250);
  const plough = look.endsWith('plough');
  const rollbar = [
    shape('-10,118 -20,150 60,150 78,118', ink.iron, { r: 6 }),
    seat(-6, 158, 1.15),
    wire('-48,120 -44,268,10 -36,270', ink.iron, 11),
    k.pick(
      [
        shape('-74,268 -66,286 96,286 112,268', k.base, { r: 8, line: k.line }) +
          wire('84,170 94,270', ink.iron, 7),
        '',
      ],
      12,
    ),
  ].join('');
  const cab = [
    shape('-66,130 -80,220 -66,296 -50,304 80,304 92,290 104,200 96,130', '#1b2126', { r: 10 }),
    pane('-60,180 -68,222 -56,288 -22,288 -22,180', 8),
    pane('-12,120 -12,290 50,290 50,120', 8),
    pane('60,170 60,290 76,288 92,204 90,170', 6),
    seat(4, 176, 0.95),
    shape('-92,300 -84,322 84,322 108,308 104,298', k.base, { r: 8, line: k.line }),
    shape('-84,314 -80,320 82,320 96,312', k.light, { r: 3 }),
    lamp(100, 300, 6),
    lamp(-82, 298, 6),
    beacon(-50, 322),
    mirror(116, 232, 40),
  ].join('');
  const tools = plough
    ? [
        wire('-60,70 -150,64', ink.steel, 9),
        wire('-60,110 -150,110', ink.steel, 8),
        box(-166, 50, -146, 124, ink.iron, { r: 4 }),
        arm(k, [-150, 104], [-372, 92], 18, 16, k.pick(['#b3261e', '#2f5f9e', k.base], 21)),
        repeat(3, (i) =>
          shape(
            `${-196 - i * 72},100 ${-182 - i * 72},100 ${-190 - i * 72},52 ${-166 - i * 72},24 ${-200 - i * 72},14 ${-236 - i * 72},22 ${-208 - i * 72},54`,
            i % 2 ? ink.steel : ink.ash,
            { r: 6 },
          ),
        ),
      ].join('')
    : wire('-60,64 -124,52', ink.steel, 9) + wire('-60,110 -112,70', ink.steel, 7);
  const art = [
    place(18, 6, 0, tyre(0, R - 3, ink.steel, 'farm'), tyre(fx, r - 2, ink.steel, 'farm')),
    look === 'cab-duals' ? place(30, 10, 0, tyre(0, R - 4, ink.steel, 'farm')) : '',
    tools,
    // Driveline and front axle.
    shape('-30,60 -30,124 80,124 200,110 286,96 286,64 200,70 80,54', ink.iron, { r: 8 }),
    slots(96, 76, 180, 104, 3),
    // Hood.
    stack(closed ? 130 : 150, hood - 8, closed ? 290 : 262, 11),
    sheet(
      k,
      `66,112 66,${hood} 96,${hood + 8} 270,${hood - 8} 308,${hood - 26} 312,104 270,98 200,112`,
      closed ? 22 : 12,
    ),
    shape(`296,110 300,${hood - 34} 314,${hood - 38} 314,108`, ink.coal, { r: 4 }),
    bars(180, 122, 250, hood - 28, 8),
    slots(112, 128, 168, hood - 24, 4),
    shape(`270,${hood - 36} 270,${hood - 20} 304,${hood - 26} 308,${hood - 40}`, ink.lamp, {
      r: 5,
      line: '#5b5a50',
    }),
    wire(`80,${hood - 14} 286,${hood - 26}`, k.light, 5, { opacity: 0.8 }),
    box(308, 66, 332, 106, ink.iron, { r: 5 }),
    ladder(76, 40, 118, 32, 3),
    closed ? cab : rollbar,
    // Fenders.
    closed
      ? shape(
          `-104,126 -96,168,20 -50,206,30 16,208,30 66,176 84,140 70,136 46,162 0,178 -56,166 -84,128`,
          k.base,
          { r: 10, line: k.line },
        )
      : shape('-96,108 -88,146,20 -50,178,30 20,180,30 62,156 70,140 40,150 0,158 -50,146 -78,108', k.base, {
          r: 10,
          line: k.line,
        }),
    closed
      ? shape(
          `${fx - 66},124 ${fx - 40},134 ${fx + 30},132 ${fx + 62},96 ${fx + 54},94 ${fx + 26},122 ${fx - 40},124`,
          k.deep,
          { r: 5 },
        )
      : '',
    tyre(0, R, rim, 'farm'),
    tyre(fx, r, rim, 'farm'),
    look === 'cab-loader'
      ? [
          box(140, 90, 164, 190, ink.iron, { r: 4 }),
          ram([170, 110], turned(root, -24, 150, -10), 16),
          place(nose[0], nose[1], 8, loaderBucket(k, 0.8, k.dark, k.pick([undefined, '#8a6d4c'], 4))),
          arm(k, root, nose, 26, 22),
          pin(root, 10),
        ].join('')
      : '',
  ].join('');
  return {
    art,
    left: plough ? -390 : -134,
    right: look === 'cab-loader' ? nose[0] + 124 : 340,
    top: closed ? 346 : 306,
    feet: [plough ? -300 : -78, fx + 44],
  };
};

export const combine: Painter = (k) => {
  const pose = k.pose([
    { head: 0, auger: 0 },
    { head: 26, auger: 0 },
    { head: 0, auger: 1 },
    { head: 12, auger: 0 },
    { head: 4, auger: 1 },
    { head: 30, auger: 1 },
    { head: 0, auger: 0 },
    { head: 18, auger: 0 },
  ]);
  const spin = k.variant * 17;
  const rim = k.pick([ink.white, '#e0b53c', k.base], 5);
  const reel: Point = [442, 96 + pose.head];
  const art = [
    place(20, 8, 0, tyre(130, 90, ink.steel, 'farm'), tyre(-220, 54, ink.steel, 'farm')),
    // Body.
    box(-260, 70, 160, 110, ink.iron, { r: 8 }),
    sheet(k, '-330,130 -350,220 -330,300 -290,322 110,322 130,300 130,120 -60,96 -240,96', 22),
    shape('-330,322 -300,366 -60,366 -30,322', k.dark, { r: 8, line: k.line }),
    pose.auger ? '' : arm(k, [40, 346], [-350, 352], 24, 22, k.base),
    pose.auger
      ? arm(k, [-60, 330], [-330, 440], 26, 24, k.base) +
        shape('-318,448 -350,452 -366,410 -346,406', ink.iron, { r: 5 })
      : '',
    panel(k, '-300,150 -310,210 -296,290 -180,290 -180,150', 12),
    panel(k, '-168,140 -168,290 0,290 0,140', 12),
    panel(k, '12,150 12,290 112,290 112,150', 12),
    bars(-280, 220, -206, 276, 8),
    slots(-150, 230, -20, 278, 5),
    wire('-340,206 126,206', k.pick([ink.white, ink.coal, k.light], 9), 9),
    shape('-352,210 -366,120 -330,100 -310,140', ink.iron, { r: 8 }),
    rail('-20,322 -20,372,8 100,372,8 100,322', 4),
    stack(-120, 366, 392, 14),
    // Cab.
    shape('104,168 104,346 124,360 220,360 244,340 258,250 236,168', '#1b2126', { r: 12 }),
    pane('114,230 114,340 130,348 150,348 150,230', 6),
    pane('160,180 160,348 212,348 226,338 240,252 222,180', 10),
    seat(176, 220, 1),
    shape('92,354 98,376 224,376 258,360 252,350', k.base, { r: 8, line: k.line }),
    lamp(246, 352, 7),
    beacon(130, 376),
    mirror(272, 266, 48),
    ladder(206, 60, 176, 34, 5),
    // Feeder house and header.
    arm(k, [170, 150], [340, 72 + pose.head], 66, 56, k.dark),
    ram([200, 90], [320, 50 + pose.head], 20),
    shape(
      `332,${20 + pose.head} 322,${120 + pose.head} 346,${140 + pose.head} 366,${120 + pose.head} 372,${50 + pose.head} 500,${14 + pose.head} 516,${4 + pose.head} 360,${6 + pose.head}`,
      k.base,
      { r: 8, line: k.line },
    ),
    disc(400, 50 + pose.head, 26, ink.steel),
    disc(400, 50 + pose.head, 10, ink.iron),
    disc(reel[0], reel[1] + 20, 62, 'none', { line: k.pick(['#e0b53c', ink.ash, k.base], 6), width: 5 }),
    repeat(6, (i) => {
      const a = turned([reel[0], reel[1] + 20], i * 60 + spin, 62);
      return (
        wire(`${pt(reel[0], reel[1] + 20)} ${pt(...a)}`, ink.ash, 4) +
        wire(`${pt(...a)} ${pt(a[0] - 5, a[1] - 24)}`, ink.iron, 3.5) +
        disc(a[0], a[1], 6, ink.iron)
      );
    }),
    disc(reel[0], reel[1] + 20, 9, ink.iron),
    wire(`${pt(340, 134 + pose.head)} ${pt(reel[0], reel[1] + 20)}`, k.deep, 9),
    tyre(-220, 56, rim, 'farm'),
    shape('30,170 60,204 130,212 204,196 226,160 210,160 190,184 130,194 66,186 44,166', k.deep, { r: 8 }),
    tyre(130, 94, rim, 'farm'),
  ].join('');
  return { art, left: -372, right: 520, top: pose.auger ? 460 : 402, feet: [-270, 500] };
};

export const baler: Painter = (k) => {
  const round = k.pose([1, 0, 1, 0, 1, 0, 1, 1]);
  const open = k.variant % 4 === 2;
  const straw = '#d2ab55';
  const roll = (x: number) =>
    disc(x, 72, 72, straw) +
    [58, 44, 30, 16].map((r) => disc(x, 72, r, 'none', { line: shade(straw, -0.22), width: 5 })).join('') +
    disc(x, 72, 70, 'none', { line: shade(straw, -0.3), width: 4 });
  const square = (x: number) =>
    box(x, 0, x + 130, 84, straw, { r: 5 }) +
    box(x, 0, x + 130, 26, shade(straw, -0.18), { r: 5 }) +
    repeat(3, (i) => wire(`${num(x + 28 + i * 36)},2 ${num(x + 28 + i * 36)},82`, '#7c5f26', 3));
  const drawbar = [
    wire('150,70 330,62', ink.iron, 16),
    wire('160,110 300,66', ink.iron, 10),
    wire('170,92 330,86', ink.amber, 9),
    disc(336, 62, 13, ink.steel),
    box(268, 6, 280, 62, ink.steel),
    box(256, 0, 292, 8, ink.steel, { r: 3 }),
  ].join('');
  const pickupReel = [
    shape('90,40 80,70 130,86 186,60 186,40', k.deep, { r: 8 }),
    disc(140, 34, 28, 'none', { line: ink.iron, width: 6, dash: '3 7' }),
    disc(140, 34, 20, ink.steel),
    disc(186, 22, 20, ink.rubber),
    disc(186, 22, 9, ink.ash),
  ].join('');
  const art = round
    ? [
        roll(open ? -330 : -380),
        drawbar,
        open
          ? place(
              -20,
              250,
              46,
              shape('0,-180 -60,-200,30 -150,-150,60 -176,-60,50 -140,20,40 0,20', k.base, {
                r: 20,
                line: k.line,
              }),
            )
          : shape('-20,60 -110,60,40 -190,110,50 -206,190,50 -160,262,40 -20,282', k.sheet, {
              r: 20,
              line: k.line,
            }),
        open
          ? roll(-130)
          : disc(-96, 168, 66, 'none', { line: k.deep, width: 7 }) + disc(-96, 168, 24, k.deep),
        shape('-24,56 -24,282 60,288,30 140,250,40 156,170 150,90 100,60', k.sheet, { r: 14, line: k.line }),
        panel(k, '0,110 0,250 70,262 124,232 132,110', 16),
        bars(20, 130, 110, 170, 9),
        slots(20, 196, 104, 234, 4),
        wire('-24,60 -24,282', k.line, 3),
        pickupReel,
        tyre(-10, 62, k.pick([ink.white, k.base, ink.ash], 5), 'farm'),
      ].join('')
    : [
        square(-460),
        drawbar,
        sheet(k, '-290,84 -290,170 -120,182 -100,230 -60,250 120,250 164,214 164,80 60,64', 14),
        box(-330, 88, -284, 160, straw, { r: 3 }),
        shape('-292,80 -292,92 -340,70 -340,60', ink.steel),
        panel(k, '-90,120 -90,226 40,232 40,120', 12),
        panel(k, '52,110 52,232 112,232 148,206 148,110', 12),
        slots(-70, 180, 20, 216, 4),
        disc(100, 160, 40, ink.iron),
        disc(100, 160, 40, 'none', { line: ink.steel, width: 7 }),
        disc(100, 160, 10, ink.ash),
        repeat(5, (i) => box(-270 + i * 34, 96, -262 + i * 34, 168, k.deep)),
        pickupReel,
        tyre(-50, 58, k.pick([ink.white, k.base, ink.ash], 5), 'farm'),
        place(-190, 0, 0, carWheel(0, 34, 5)),
      ].join('');
  return {
    art,
    left: round ? (open ? -404 : -454) : -462,
    right: 350,
    top: round ? (open ? 400 : 292) : 262,
    feet: [round ? -400 : -450, 290],
  };
};
