import type { Painter } from '../machine';
import { ink } from '../paint';
import { bars, beacon, ladder, lamp, pane, panel, rail, seat, sheet, slots, stack } from '../parts/fittings';
import { arm, pin, ram } from '../parts/limbs';
import { drum, track, tyre } from '../parts/running-gear';
import { box, disc, num, place, repeat, shape, wire } from '../svg';

export const dozer: Painter = (k) => {
  const lift = k.pose([0, 22, 4, 40, 10, 0, 30, 16]);
  const ripper = k.variant % 4 !== 2;
  const earth = k.pick(
    [
      '',
      shape('330,0 340,70,30 400,96,30 450,40,30 500,0', k.pick(['#8a6d4c', '#a08a62'], 3), { r: 14 }),
      '',
    ],
    6,
  );
  const high = k.pick([true, false], 12);
  const running = high
    ? [
        shape('-196,0 -196,20 -120,176 -70,176 10,120 214,76 214,0', '#14171a', { r: 46 }),
        shape('-196,0 -196,20 -120,176 -70,176 10,120 214,76 214,0', 'none', {
          r: 46,
          line: '#4a5056',
          width: 13,
          dash: '17 7',
        }),
        shape('-160,30 -108,150 -72,150 0,100 190,60 190,30', ink.iron, { r: 14 }),
        box(-150, 34, 176, 62, k.deep, { r: 6 }),
        repeat(7, (i) => disc(-140 + i * 48, 24, 11, ink.steel) + disc(-140 + i * 48, 24, 4, ink.coal)),
        disc(-160, 40, 32, ink.steel),
        disc(-160, 40, 16, ink.iron),
        disc(182, 40, 32, ink.steel),
        disc(182, 40, 16, ink.iron),
        disc(-95, 134, 40, ink.steel),
        disc(-95, 134, 36, 'none', { line: ink.coal, width: 7, dash: '10 8' }),
        disc(-95, 134, 24, k.base),
        disc(-95, 134, 10, ink.coal),
      ].join('')
    : track(-206, 220, 118, k.deep);
  const art = [
    place(24, 9, 0, track(-190, 210, 106, '#1d2125')),
    ripper
      ? [
          wire('-180,96 -290,110', k.deep, 20),
          wire('-180,60 -290,60', k.deep, 16),
          ram([-190, 130], [-286, 84], 18),
          box(-310, 46, -276, 122, k.base, { r: 6, line: k.line }),
          shape(`-302,50 -284,50 -286,-2 -300,-${lift > 15 ? 0 : 6} -312,12`, ink.steel, { r: 5 }),
        ].join('')
      : box(-238, 80, -190, 130, ink.iron, { r: 8 }),
    panel(k, '-200,110 -204,196 -186,214 -40,214 -40,110', 12),
    slots(-180, 130, -80, 186, 6),
    // Hood and nose.
    stack(92, 216, 282, 15),
    stack(40, 216, 240, 18),
    sheet(k, '-20,116 -20,214 0,222 196,206 214,186 214,90 150,90', 12),
    bars(188, 100, 210, 186, 4),
    slots(60, 140, 160, 186, 5),
    wire('40,120 40,216', k.line, 2),
    // Cab on its platform.
    box(-150, 196, 16, 206, ink.iron, { r: 3 }),
    shape('-136,200 -146,296 -130,336 -112,346 -14,346 8,330 14,200', k.sheet, { r: 10, line: k.line }),
    pane('-128,232 -134,294 -120,330 -96,330 -96,232', 5),
    pane('-88,212 -88,332 -40,332 -40,212', 6),
    pane('-32,226 -32,332 -18,332 -4,322 2,226', 5),
    seat(-68, 236, 0.9),
    shape('-158,340 -150,358 8,358 24,340', k.light, { r: 6, line: k.line }),
    wire('-146,200 -156,342', k.deep, 9),
    lamp(14, 336, 7),
    lamp(-150, 336, 7),
    beacon(-80, 358),
    running,
    // Blade and push arm.
    earth,
    arm(k, [10, 66], [318, 52 + lift], 34, 28, k.dark),
    ram([196, 170], [322, 92 + lift], 22),
    place(
      0,
      lift,
      0,
      shape('312,0 300,60,40 312,132 328,140 344,132 336,70,40 362,0', k.base, { r: 5, line: k.line }),
      shape('336,8 326,66,40 336,130 344,130 338,70,40 360,4', k.deep, { r: 3 }),
      shape('330,0 356,22 372,-2', ink.ash),
    ),
    pin([10, 66], 13),
  ].join('');
  return { art, left: ripper ? -318 : -240, right: earth ? 450 : 374, top: 378, feet: [-204, 222] };
};

export const grader: Painter = (k) => {
  const tilt = k.pose([-16, -6, -20, 4, -12, -18, 0, -8]);
  const ripper = k.variant % 3 === 1;
  const scarifier = k.variant % 2 === 0;
  const art = [
    place(18, 7, 0, tyre(-60, 60, ink.steel), tyre(90, 60, ink.steel), tyre(560, 60, ink.steel)),
    box(-140, 66, 170, 102, ink.iron, { r: 6 }),
    ripper
      ? wire('-180,108 -268,100', ink.iron, 26) +
        wire('-180,84 -268,84', ink.steel, 10) +
        shape('-280,110 -262,110 -256,40 -268,18 -282,40', ink.steel, { r: 4 }) +
        box(-290, 78, -250, 116, k.dark, { r: 4, line: k.line })
      : box(-216, 74, -186, 96, ink.iron, { r: 4 }),
    stack(-80, 220, 286, 13),
    sheet(k, '-196,96 -204,186 -186,222 40,236 150,236 150,96', 16),
    bars(-196, 112, -160, 196, 5),
    slots(-140, 150, -20, 206, 6),
    wire('-4,104 -4,232', k.line, 2),
    box(10, 120, 40, 128, ink.iron, { r: 3 }),
    // Gooseneck.
    shape(
      '250,150 250,222 300,252,30 560,236,30 596,196,20 596,86 552,86 548,168,30 380,186 300,150',
      k.base,
      { r: 10, line: k.line },
    ),
    shape('262,210 302,240,30 556,224,30 572,206 300,220', k.light, { r: 6 }),
    shape('300,158 380,192 548,176 552,92 562,92 562,190,30 380,206', k.dark, { r: 6 }),
    // Circle, drawbar and moldboard.
    arm(k, [568, 98], [360, 84], 22, 30, k.dark),
    ram([392, 236], [374, 92], 20),
    ram([424, 232], [330, 104], 15),
    box(286, 62, 430, 82, k.deep, { r: 8, line: k.line }),
    repeat(9, (i) => box(294 + i * 15, 64, 300 + i * 15, 72, ink.coal)),
    place(
      356,
      38,
      tilt * 0.6,
      shape('-128,-30 -136,0,20 -128,36 118,36 126,30 118,0,20 126,-34', k.base, { r: 4, line: k.line }),
      shape('-126,-30 -130,-10 120,-12 126,-34', ink.steel),
      box(-124, 16, 114, 22, '#000', { opacity: 0.2 }),
    ),
    scarifier
      ? shape('596,120 668,112 676,70 664,66 656,96 596,96', k.deep, { r: 6 }) +
        repeat(3, (i) =>
          shape(
            `${num(640 + i * 14)},96 ${num(648 + i * 14)},96 ${num(650 + i * 14)},44 ${num(642 + i * 14)},52`,
            ink.steel,
          ),
        )
      : shape('600,20 604,110 622,110 630,18', k.base, { r: 4, line: k.line }) +
        wire('560,70 606,66', ink.steel, 14),
    // Cab.
    shape('150,110 142,226 160,330 176,340 286,340 304,322 296,232 272,150 258,110', k.sheet, {
      r: 10,
      line: k.line,
    }),
    pane('156,232 170,326 196,326 196,216 170,216', 5),
    pane('204,140 204,326 250,326 250,140', 6),
    pane('258,160 258,326 278,326 290,314 284,236 266,160', 5),
    seat(222, 190, 0.85),
    shape('138,336 144,352 296,352 318,336', k.light, { r: 6, line: k.line }),
    lamp(306, 332, 7),
    beacon(180, 352),
    ladder(166, 34, 120, 40, 4),
    shape('-66,52 -66,86 90,86 90,52', k.deep, { r: 12 }),
    tyre(-66, 62, k.base),
    tyre(86, 62, k.base),
    tyre(560, 62, k.base),
  ].join('');
  return { art, left: ripper ? -292 : -220, right: scarifier ? 680 : 634, top: 372, feet: [-128, 620] };
};

export const roller: Painter = (k) => {
  const tandem = k.pose([0, 0, 1, 0, 0, 2, 0, 1]);
  if (tandem === 1) {
    const art = [
      place(12, 6, 0, disc(-150, 66, 66, '#555b61'), disc(150, 66, 66, '#555b61')),
      panel(k, '-232,92 -236,150 -210,184 -70,184 -50,160 -50,92', 16),
      panel(k, '232,92 236,140 214,170 76,170 50,150 50,92', 16),
      bars(-214, 110, -180, 160, 5),
      slots(110, 112, 200, 146, 4),
      box(-60, 70, 60, 108, ink.iron, { r: 8 }),
      shape('-60,106 -60,128 60,128 60,106', ink.steel, { r: 4 }),
      seat(-24, 128, 1),
      wire('-64,120 -58,292', ink.iron, 8),
      wire('58,120 66,292', ink.iron, 8),
      shape('-100,288 -92,308 98,308 110,288', k.base, { r: 8, line: k.line }),
      beacon(-10, 308),
      lamp(226, 128, 9),
      shape('-166,70 -130,150 -110,150 -134,70', k.dark, { r: 6, line: k.line }),
      drum(-150, 72, k.deep),
      drum(150, 72, k.deep),
      shape('-168,72 -120,110 -108,100 -150,60', k.base, { r: 8, line: k.line }),
      shape('168,72 120,110 108,100 150,60', k.base, { r: 8, line: k.line }),
    ].join('');
    return { art, left: -238, right: 238, top: 330, feet: [-200, 200] };
  }
  const pneumatic = tandem === 2;
  const open = k.pick([false, false, true], 4);
  const canopy = [
    seat(42, 152, 1),
    wire('-10,140 -10,300', ink.iron, 9),
    wire('124,140 130,300', ink.iron, 9),
    shape('-34,296 -28,316 148,316 164,296', k.base, { r: 8, line: k.line }),
  ].join('');
  const cab = [
    shape('-16,120 -20,286 0,302 118,302 134,288 146,200 138,120', k.sheet, { r: 10, line: k.line }),
    pane('-8,190 -8,282 2,292 36,292 36,190', 5),
    pane('44,140 44,292 94,292 94,140', 6),
    pane('102,160 102,292 114,292 124,282 134,200 128,160', 5),
    seat(60, 184, 0.9),
    shape('-30,298 -24,314 124,314 148,298', k.light, { r: 6, line: k.line }),
  ].join('');
  const art = [
    place(16, 7, 0, tyre(0, 74, ink.steel), disc(312, 74, 74, '#555b61')),
    box(-40, 62, 200, 110, ink.iron, { r: 8 }),
    stack(-60, 190, 236, 10),
    sheet(k, '-148,80 -152,150 -120,196 -24,214 4,214 4,100', 22),
    bars(-146, 92, -112, 150, 5),
    slots(-86, 140, -20, 184, 5),
    shape('-12,96 -12,128 150,128 168,104 168,84', k.dark, { r: 8, line: k.line }),
    open ? canopy : cab,
    beacon(20, 314),
    lamp(140, 290, 7),
    // Drum frame.
    shape('168,70 168,124 220,140 230,84', ink.iron, { r: 8 }),
    pneumatic ? tyre(312, 74, k.deep, 'smooth') : drum(312, 76, k.deep),
    shape('196,62 196,138 236,158 392,158 410,136 410,112 372,112 352,134 262,134 240,112 240,62', k.base, {
      r: 10,
      line: k.line,
    }),
    shape('206,122 240,146 388,146 398,134 388,134 250,134', k.light, { r: 4 }),
    shape('232,62 232,90 312,94 326,76 312,58', k.base, { r: 8, line: k.line }),
    pin([312, 76], 14),
    shape('396,112 396,128 414,128 414,40 404,40 404,112', k.deep, { r: 3 }),
    lamp(396, 164, 7),
    box(-20, 20, 10, 30, ink.iron, { r: 3 }),
    shape('-82,118 -60,158 0,172 56,158 78,118 62,118 44,142 0,152 -44,142 -64,118', k.deep, { r: 8 }),
    tyre(0, 76, k.pick([k.base, ink.white], 6), pneumatic ? 'smooth' : 'farm'),
  ].join('');
  return { art, left: -154, right: 416, top: 334, feet: [-66, 384] };
};

export const paver: Painter = (k) => {
  const canopyUp = k.pose([0, 0, 10, 0, 4, 0, 8, 2]);
  const mill = k.variant % 8 === 6;
  const asphalt = '#202326';
  const art = [
    place(22, 8, 0, track(-150, 170, 74, '#1d2125')),
    // Screed.
    arm(k, [120, 84], [-250, 40], 22, 24, k.dark),
    shape('-330,6 -334,66 -300,84 -232,84 -232,6', k.base, { r: 6, line: k.line }),
    box(-338, 0, -226, 12, ink.steel, { r: 3 }),
    rail('-326,84 -326,150,6 -250,150,6 -250,84'),
    box(-336, 72, -236, 80, ink.iron),
    disc(-214, 34, 26, ink.steel),
    // Tractor.
    sheet(k, '-206,74 -206,170 -186,186 150,186 168,170 168,74', 10),
    bars(-60, 100, 20, 160, 10),
    slots(44, 100, 140, 160, 7),
    wire('-80,80 -80,184', k.line, 2),
    wire('32,80 32,184', k.line, 2),
    box(-216, 180, -60, 190, ink.iron, { r: 3 }),
    seat(-150, 190, 1),
    rail('-206,188 -206,244,6 -70,244,6 -70,188'),
    wire('-190,190 -190,312', ink.iron, 8),
    wire('20,186 20,312', ink.iron, 8),
    shape(`-236,${310 + canopyUp} -228,${332 + canopyUp} 60,${332 + canopyUp} 76,${310 + canopyUp}`, k.base, {
      r: 8,
      line: k.line,
    }),
    stack(84, 186, 268, 15),
    beacon(-80, 332 + canopyUp),
    track(-156, 166, 78, k.deep),
    // Hopper, or the milling belt in its place.
    mill
      ? arm(k, [170, 110], [470, 300], 40, 30, k.dark) + wire('190,138 474,318', asphalt, 12)
      : [
          shape('196,120 220,160,20 280,172,20 340,150,20 366,110', asphalt, { r: 10 }),
          shape('176,46 166,138 196,150 352,150 392,126 372,60 330,46', k.base, { r: 8, line: k.line }),
          shape('186,54 178,84 378,84 370,60 330,52', k.dark, { r: 6 }),
          shape('186,130 196,142 350,142 382,124 370,116', k.light, { r: 4 }),
          wire('250,60 262,146', k.line, 2.5),
          ram([220, 64], [330, 116], 14),
          disc(392, 40, 18, ink.steel),
          box(330, 32, 392, 48, ink.iron, { r: 4 }),
        ].join(''),
  ].join('');
  return { art, left: -340, right: mill ? 494 : 412, top: 352 + canopyUp, feet: [-320, 380] };
};
