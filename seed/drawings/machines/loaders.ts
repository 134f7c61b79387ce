import type { Brief, Painter } from '../machine';
import { ink } from '../paint';
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
import { arm, diggingBucket, forks, loaderBucket, pallet, pin, ram } from '../parts/limbs';
import { tyre } from '../parts/running-gear';
import { box, type Point, place, pt, shape, turned, wire } from '../svg';

const heapOf = (k: Brief) => k.pick(['#8a6d4c', '#9b9a94', '#b59a6a'], 31);

export const wheelLoader: Painter = (k) => {
  const pose = k.pose([
    { lift: -33, tool: 4, load: false, fit: 'bucket' },
    { lift: 6, tool: 30, load: true, fit: 'bucket' },
    { lift: 36, tool: -38, load: false, fit: 'bucket' },
    { lift: -24, tool: 36, load: true, fit: 'bucket' },
    { lift: -8, tool: 0, load: true, fit: 'forks' },
    { lift: 30, tool: 24, load: true, fit: 'bucket' },
    { lift: -36, tool: -4, load: false, fit: 'bucket' },
    { lift: 16, tool: -12, load: false, fit: 'bucket' },
  ] as const);
  const root: Point = [262, 218];
  const end = turned(root, pose.lift, 262);
  const crank = turned(root, pose.lift, 128, 44);
  const crankTop: Point = [crank[0] + 26, crank[1] + 62];
  const crankLow: Point = [crank[0] + 14, crank[1] - 52];
  const horn = turned(end, pose.tool, -6, 66);
  const art = [
    place(20, 8, 0, tyre(0, 80, ink.steel), tyre(340, 80, ink.steel)),
    box(-40, 70, 360, 108, ink.iron, { r: 8 }),
    ram([290, 120], turned(root, pose.lift, 120, -6), 26),
    // Front frame with the loader tower.
    shape('196,84 200,180 240,246 284,246 300,200 372,120 372,84', k.dark, { r: 10, line: k.line }),
    // Engine hood and counterweight.
    stack(-62, 240, 292, 13),
    sheet(k, '-206,118 -210,206 -184,244 -20,262 26,262 26,118', 20),
    bars(-198, 138, -156, 216, 6),
    slots(-130, 170, -40, 224, 6),
    wire('-142,124 -142,244', k.line, 2),
    wire('-26,124 -26,256', k.line, 2),
    shape('-232,74 -234,128 -198,140 -70,132 -70,92 -160,74', k.deep, { r: 14, line: k.line }),
    rail('-190,246 -190,276,8 -80,286,8 -80,262'),
    // Cab.
    shape('22,124 22,336 44,350 168,350 186,334 198,214 182,124', k.sheet, { r: 10, line: k.line }),
    pane('34,220 34,326 46,336 78,336 78,220', 5),
    pane('86,150 86,336 140,336 140,150', 6),
    pane('148,196 148,336 160,336 176,326 187,214 180,196', 5),
    seat(102, 196, 0.95),
    shape('10,346 14,362 180,362 200,346', k.light, { r: 6, line: k.line }),
    lamp(186, 338, 7),
    beacon(52, 362),
    mirror(200, 262, 44),
    ladder(92, 34, 150, 44, 4),
    rail('84,152 84,246', 4),
    rail('142,152 142,246', 4),
    shape('-86,150 -76,166 60,172 86,156 100,112 84,112 66,146 -62,146', k.deep, { r: 8 }),
    tyre(0, 82, k.base),
    // Linkage.
    ram([268, 236], crankTop, 24),
    pose.fit === 'forks'
      ? place(end[0], end[1], pose.tool, forks(150, 1.15), pallet(130, 74, '#b9a386'))
      : place(end[0], end[1], pose.tool, loaderBucket(k, 1.06, k.base, pose.load ? heapOf(k) : undefined)),
    arm(k, root, end, 44, 34),
    wire(`${pt(...crankLow)} ${pt(...horn)}`, ink.steel, 13),
    shape(
      `${pt(crankTop[0] - 12, crankTop[1] + 8)} ${pt(crankTop[0] + 14, crankTop[1] + 6)} ${pt(crank[0] + 26, crank[1])} ${pt(crankLow[0] + 10, crankLow[1] - 10)} ${pt(crankLow[0] - 12, crankLow[1] - 6)} ${pt(crank[0] - 16, crank[1])}`,
      k.base,
      { r: 8, line: k.line },
    ),
    pin(crank, 10),
    pin(root, 14),
    shape('262,150 268,168 396,170 430,140 440,104 424,104 408,140 380,150', k.deep, { r: 8 }),
    tyre(340, 82, k.base),
    lamp(300, 262, 10),
    wire('296,246 300,256', ink.iron, 6),
  ].join('');
  return { art, left: -236, right: end[0] + 170, top: Math.max(380, end[1] + 140), feet: [-70, 410] };
};

export const backhoeLoader: Painter = (k) => {
  const pose = k.pose([
    { boom: 112, stick: 206, tool: 262, lift: -34, bucket: 6 },
    { boom: 138, stick: 238, tool: 300, lift: -10, bucket: 24 },
    { boom: 118, stick: 262, tool: 300, lift: 28, bucket: -20 },
    { boom: 108, stick: 222, tool: 300, lift: -36, bucket: 10 },
    { boom: 146, stick: 216, tool: 250, lift: -34, bucket: 14 },
    { boom: 104, stick: 196, tool: 250, lift: 16, bucket: 30 },
    { boom: 128, stick: 250, tool: 320, lift: -22, bucket: 30 },
    { boom: 112, stick: 250, tool: 330, lift: 8, bucket: 0 },
  ]);
  const foot: Point = [-128, 92];
  const tip = turned(foot, pose.boom, 268);
  const end = turned(tip, pose.stick, 190);
  const root: Point = [112, 152];
  const nose = turned(root, pose.lift, 236);
  const boom = [
    shape('-18,-16 -18,16 70,6 150,14 262,20 284,8 284,-10 262,-20 140,-40 40,-30', k.base, {
      r: 12,
      line: k.line,
    }),
    shape('20,-20 60,-22 140,-32 260,-13 260,-4 140,-18 60,-10', k.dark, { r: 6 }),
  ].join('');
  const stick = [
    shape('-52,-10 -46,-34 0,-28 186,-14 200,0 186,14 10,22 -30,16', k.base, { r: 8, line: k.line }),
    shape('-30,-20 0,-22 186,-10 186,-3 0,-8', k.light, { r: 4 }),
  ].join('');
  const mirrored = (content: string) => `<g transform="scale(1 -1)">${content}</g>`;
  const legs = k.variant % 2 === 0;
  const art = [
    place(18, 6, 0, tyre(0, 78, ink.steel, 'farm'), tyre(222, 47, ink.steel, 'farm')),
    box(-70, 62, 270, 100, ink.iron, { r: 8 }),
    // Backhoe.
    ram(turned(foot, pose.boom, 40, -26), turned(foot, pose.boom, 150, -40), 18),
    place(tip[0], tip[1], pose.stick, stick),
    place(foot[0], foot[1], pose.boom, boom),
    ram(turned(foot, pose.boom, 120, -46), turned(tip, pose.stick, -46, -24), 20),
    ram(turned(tip, pose.stick, 6, -34), turned(tip, pose.stick, 164, -32), 17),
    wire(
      `${pt(...turned(tip, pose.stick, 168, -36))} ${pt(...turned(end, pose.tool, 16, -17))}`,
      ink.steel,
      9,
    ),
    place(end[0], end[1], pose.tool, mirrored(diggingBucket(k, 0.66, k.dark))),
    pin(tip, 13),
    pin(end, 9),
    box(-150, 46, -104, 128, ink.iron, { r: 6 }),
    shape('-140,120 -118,140 -104,140 -104,100', k.deep, { r: 5 }),
    legs
      ? box(-128, 6, -108, 96, k.deep, { r: 4, line: k.line }) + box(-150, 0, -88, 10, ink.steel, { r: 3 })
      : box(-128, 40, -108, 150, k.deep, { r: 4, line: k.line }) +
        box(-148, 32, -90, 42, ink.steel, { r: 3 }),
    // Bonnet.
    sheet(k, '92,96 92,182 116,190 232,166 262,150 268,100', 14),
    bars(236, 104, 262, 142, 4),
    slots(150, 128, 220, 156, 4),
    stack(136, 182, 240, 9),
    // Cab.
    shape('-96,96 -104,180 -96,296 -80,306 88,306 100,292 106,180 106,96', k.sheet, { r: 10, line: k.line }),
    pane('-92,176 -86,290 -78,296 -44,296 -44,176', 5),
    pane('-36,128 -36,296 30,296 30,150 10,128', 7),
    pane('38,176 38,296 82,296 92,286 96,184', 6),
    seat(-8, 170, 0.85),
    shape('-112,302 -104,320 92,320 112,302', k.light, { r: 8, line: k.line }),
    lamp(94, 298, 6),
    lamp(-96, 298, 6),
    beacon(-40, 320),
    box(30, 60, 84, 70, ink.iron, { r: 3 }),
    box(36, 84, 78, 92, ink.iron, { r: 3 }),
    shape('-88,128 -70,158 -20,172 40,168 70,146 84,110 70,110 50,140 -10,152 -66,128', k.deep, { r: 10 }),
    tyre(0, 80, k.pick([ink.white, k.base, ink.white], 4), 'farm'),
    tyre(222, 48, k.pick([ink.white, k.base, ink.white], 4), 'farm'),
    // Front loader.
    ram([150, 92], turned(root, pose.lift, 140, -6), 18),
    place(
      nose[0],
      nose[1],
      pose.bucket,
      loaderBucket(k, 0.8, k.dark, pose.bucket > 20 ? heapOf(k) : undefined),
    ),
    ram(turned(root, pose.lift, 60, 26), turned(nose, pose.bucket, -6, 56), 16),
    arm(k, root, nose, 32, 26),
    pin(root, 11),
  ].join('');
  const left = Math.min(end[0], tip[0], turned(end, pose.tool, 110)[0]) - 40;
  return { art, left, right: nose[0] + 126, top: Math.max(340, tip[1] + 30), feet: [-150, 270] };
};

/** Drawn at twice its size. */
export const skidSteer: Painter = (k) => {
  const pose = k.pose([
    { lift: -30, tool: 2, load: false, fit: 'bucket' },
    { lift: -6, tool: 26, load: true, fit: 'bucket' },
    { lift: 16, tool: -30, load: false, fit: 'bucket' },
    { lift: -30, tool: 0, load: false, fit: 'forks' },
    { lift: -20, tool: 32, load: true, fit: 'bucket' },
    { lift: 4, tool: 0, load: true, fit: 'forks' },
    { lift: -29, tool: 10, load: true, fit: 'bucket' },
    { lift: 22, tool: 20, load: true, fit: 'bucket' },
  ] as const);
  const root: Point = [-118, 300];
  const knee = turned(root, pose.lift, 380, 20);
  const end = turned(root, pose.lift - 12, 452);
  const rim = k.pick([ink.white, k.base, ink.ash], 8);
  const art = [
    place(22, 8, 0, tyre(-40, 84, ink.steel, 'farm'), tyre(172, 84, ink.steel, 'farm')),
    panel(k, '-176,78 -196,130 -190,270 -160,316 -80,316 -60,180 236,170 252,110 228,78', 14),
    bars(-182, 180, -150, 280, 6),
    slots(-138, 190, -86, 250, 5),
    // Cage.
    shape('-70,176 -70,398 -52,414 150,414 176,396 200,176', '#20262b', { r: 10, line: '#0f1214' }),
    pane('-58,236 -58,396 20,396 20,236', 6),
    pane('32,236 32,396 146,396 164,236', 6),
    seat(60, 226, 1.2),
    slots(-52, 244, 14, 390, 8, '#000'),
    shape('-84,408 -80,428 160,428 184,408', k.base, { r: 8, line: k.line }),
    lamp(176, 396, 9),
    beacon(-40, 428),
    shape('130,150 140,186 232,186 252,150', k.dark, { r: 6, line: k.line }),
    rail('176,186 176,250', 6),
    tyre(-40, 86, rim, 'farm'),
    tyre(172, 86, rim, 'farm'),
    ram([-104, 190], turned(root, pose.lift, 130, -4), 24),
    pose.fit === 'forks'
      ? place(end[0], end[1], pose.tool, forks(190, 1.5), pose.load ? pallet(170, 120, '#c6b08c') : '')
      : place(end[0], end[1], pose.tool, loaderBucket(k, 1.22, k.dark, pose.load ? heapOf(k) : undefined)),
    ram(turned(knee, pose.lift, -60, 24), turned(end, pose.tool, -4, 80), 20),
    shape(
      [
        turned(root, pose.lift, -30, 26),
        turned(root, pose.lift, 360, 44),
        turned(root, pose.lift, 404, 20),
        turned(end, 0, 12, 0),
        turned(end, 0, -26, -4),
        turned(root, pose.lift, 352, 0),
        turned(root, pose.lift, -30, -26),
      ]
        .map((at) => pt(...at))
        .join(' '),
      k.base,
      { r: 16, line: k.line },
    ),
    wire(`${pt(...turned(root, pose.lift, 0, 14))} ${pt(...turned(root, pose.lift, 350, 32))}`, k.light, 8),
    pin(root, 15),
    pin(end, 12),
  ].join('');
  return { art, left: -200, right: end[0] + 210, top: Math.max(450, end[1] + 180), feet: [-126, 258] };
};
