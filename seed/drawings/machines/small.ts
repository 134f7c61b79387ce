import type { Painter } from '../machine';
import { ink, shade } from '../paint';
import { lamp, panel, slots } from '../parts/fittings';
import { diggingBucket, forks, hammer, loaderBucket, pallet, ram } from '../parts/limbs';
import { tyre } from '../parts/running-gear';
import { box, disc, place, repeat, shape, wire } from '../svg';

/** Attachments stand on a pallet or blocks in the yard. */
export const attachment: Painter = (k) => {
  const look = k.pose(['bucket', 'hammer', 'forks', 'loader', 'auger', 'blade', 'quick', 'tyres'] as const);
  const stand = (w: number) =>
    place(
      -w / 2,
      0,
      0,
      box(0, 14, w, 26, '#a5814f', { r: 2 }),
      repeat(4, (i) => box((i * (w - 40)) / 3, 0, (i * (w - 40)) / 3 + 40, 16, '#7d5f3b', { r: 2 })),
    );
  const art = {
    bucket: stand(640) + place(-250, 92, 20, diggingBucket(k, 2.9, k.base)),
    hammer: stand(820) + place(-330, 100, 0, hammer(k, 2.6)) + disc(-330, 100, 34, ink.iron),
    forks: stand(560) + place(-230, 64, 0, forks(520, 3.4)) + place(-196, 66, 0, pallet(420, 150, '#c9bfae')),
    loader: stand(620) + place(-230, 110, 0, loaderBucket(k, 3.2, k.base)),
    auger:
      stand(780) +
      place(
        -360,
        100,
        0,
        box(0, -44, 150, 44, k.base, { r: 14, line: k.line }),
        box(14, 12, 136, 28, '#fff', { opacity: 0.2 }),
        box(150, -14, 640, 14, ink.steel),
        repeat(7, (i) =>
          shape(
            `${190 + i * 62},-60 ${214 + i * 62},60 ${236 + i * 62},60 ${212 + i * 62},-60`,
            i % 2 ? ink.ash : k.dark,
            { r: 4 },
          ),
        ),
        shape('640,-50 640,50 720,0', ink.iron, { r: 4 }),
      ),
    blade:
      stand(760) +
      shape('-360,30 -380,110,40 -360,240 360,240 376,110,40 360,30', k.body, { r: 10, line: k.line }) +
      box(-366, 26, 366, 52, ink.steel, { r: 3 }) +
      repeat(4, (i) => box(-260 + i * 170, 60, -244 + i * 170, 232, k.deep)) +
      repeat(16, (i) => disc(-350 + i * 46, 39, 5, ink.iron)),
    quick:
      stand(700) +
      place(-320, 66, 20, diggingBucket(k, 1.8, k.base)) +
      place(150, 282, -90, hammer(k, 0.95)) +
      place(260, 290, -90, hammer(k, 0.98)),
    tyres: [0, 1, 2]
      .map((i) =>
        place(
          -290 + i * 270,
          0,
          0,
          i === 2 ? tyre(60, 150, k.base, 'farm') : tyre(0, 150, k.base, i ? 'farm' : 'earth'),
        ),
      )
      .join(''),
  }[look];
  const size: Record<typeof look, readonly [number, number, number]> = {
    bucket: [-330, 350, 430],
    hammer: [-420, 420, 300],
    forks: [-300, 330, 420],
    loader: [-330, 330, 520],
    auger: [-400, 400, 300],
    blade: [-400, 400, 300],
    quick: [-370, 370, 400],
    tyres: [-450, 470, 310],
  };
  const [left, right, top] = size[look];
  const far = look === 'blade' ? place(14, 10, 0, box(-350, 20, 350, 90, shade(k.base, -0.5))) : '';
  return { art: far + art, left, right, top, feet: [left + 40, right - 40] };
};

/** Drawn at five times its size; some are quads. */
export const motorcycle: Painter = (k) => {
  const look = k.pose(['road', 'quad', 'cross', 'road', 'quad', 'tourer', 'cross', 'road'] as const);
  if (look === 'quad') {
    const art = [
      place(20, 8, 0, tyre(-270, 116, ink.steel, 'farm'), tyre(270, 116, ink.steel, 'farm')),
      shape('-250,150 -200,290 60,290 240,230 240,140 0,100', ink.iron, { r: 30 }),
      shape('-150,150 -130,300 150,300 170,150 120,120 -110,120', k.deep, { r: 24, line: k.line }),
      slots(-100, 170, 110, 220, 4),
      ram([-220, 120], [-150, 280], 24, k.dark),
      ram([230, 120], [180, 300], 24, k.dark),
      shape('-424,214 -384,320,40 -200,346,30 -90,306 -110,246 -200,262 -270,268 -390,206', k.sheet, {
        r: 20,
        line: k.line,
      }),
      shape('110,296 190,346,30 330,330,40 424,222 392,206 290,262 190,256', k.sheet, {
        r: 20,
        line: k.line,
      }),
      shape('-200,340 -160,392,30 20,372,20 60,330 -100,320', ink.coal, { r: 20 }),
      shape('20,320 60,400,30 160,410,20 210,330 180,250 60,250', k.body, { r: 24, line: k.line }),
      wire('150,390 116,470,10 70,480', ink.iron, 14),
      wire('116,470 76,486', ink.coal, 20),
      lamp(236, 350, 24),
      wire('-390,380 -180,390', ink.iron, 10),
      wire('210,390 380,366', ink.iron, 10),
      wire('-360,340 -350,380', ink.iron, 8),
      wire('330,340 340,370', ink.iron, 8),
      box(-60, 90, 120, 110, ink.steel, { r: 8 }),
      disc(-10, 170, 46, ink.steel),
      tyre(-270, 120, ink.ash, 'farm'),
      tyre(270, 120, ink.ash, 'farm'),
    ].join('');
    return { art, left: -424, right: 424, top: 500, feet: [-370, 370] };
  }
  const cross = look === 'cross';
  const seatTop = cross ? 430 : 370;
  const wheel = (x: number) =>
    [
      disc(x, 155, 155, ink.rubber),
      disc(x, 155, 152, 'none', { line: '#0f1113', width: cross ? 18 : 6, dash: cross ? '16 12' : '30 4' }),
      disc(x, 155, 118, 'none', { line: ink.ash, width: 12 }),
      disc(x, 155, 110, '#000', { opacity: 0.12 }),
      repeat(cross ? 18 : 10, (i) =>
        place(x, 155, i * (cross ? 20 : 36), box(20, -2.5, 112, 2.5, ink.chrome)),
      ),
      disc(x, 155, 52, 'none', { line: ink.steel, width: 9 }),
      disc(x, 155, 24, ink.iron),
    ].join('');
  const art = [
    wheel(-330),
    wheel(340),
    wire('-330,155 -60,190', ink.iron, 26),
    ram([-250, 190], [-150, 360], 26, k.dark),
    wire('340,155 236,450', ink.chrome, 24),
    wire('330,160 280,300', ink.iron, 34),
    shape('240,300 300,340,40 420,330,40 470,250 440,250 380,300 300,296', k.base, { r: 16, line: k.line }),
    // Engine and exhaust.
    shape('-120,130 -130,220 -60,300 90,300 150,220 120,130 60,110 -70,110', ink.steel, { r: 26 }),
    shape('0,210 -10,320 90,330 110,220', ink.ash, { r: 10 }),
    repeat(5, (i) => box(-4 + i * 0.5, 232 + i * 18, 102, 240 + i * 18, ink.iron, { r: 3 })),
    disc(-50, 180, 50, ink.iron),
    disc(-50, 180, 38, ink.ash),
    wire('100,220 150,130,40 20,100,30 -160,110,40 -400,170', ink.chrome, 24),
    wire('-200,124 -410,176', ink.iron, 38),
    wire('220,400 90,330 -100,200', ink.iron, 18),
    wire('210,330 130,130,30 -60,104', ink.iron, 16),
    // Tank, seat, tail.
    shape(
      `-40,${seatTop - 30} 20,${seatTop + 40},40 150,${seatTop + 60},50 220,${seatTop + 10},20 180,320 40,320`,
      k.sheet,
      { r: 20, line: k.line },
    ),
    shape(
      `-380,${seatTop + 30} -350,${seatTop + 50} -220,${seatTop + 26},40 -60,${seatTop + 2},20 20,${seatTop + 14} -20,${seatTop - 40} -200,${seatTop - 30}`,
      ink.coal,
      { r: 18 },
    ),
    shape(
      `-440,${seatTop + 10} -380,${seatTop + 30} -180,${seatTop - 20} -120,${seatTop - 70} -220,${seatTop - 80} -330,${seatTop - 30}`,
      k.base,
      { r: 16, line: k.line },
    ),
    box(-446, seatTop - 8, -420, seatTop + 14, ink.red, { r: 6 }),
    look === 'tourer'
      ? box(-440, 200, -220, 350, k.dark, { r: 24, line: k.line }) +
        box(-500, seatTop + 40, -360, seatTop + 160, k.base, { r: 24, line: k.line })
      : '',
    look === 'tourer' ? shape('200,360 220,500 270,620 300,620 330,500 340,400', ink.glass, { r: 20 }) : '',
    shape(cross ? '230,400 244,500 284,500 290,420' : '224,390 224,470 276,480 300,430 276,390', k.base, {
      r: 14,
      line: k.line,
    }),
    lamp(cross ? 276 : 286, 432, 34),
    wire('232,470 210,540,14 130,548', ink.iron, 16),
    wire('176,546 124,552', ink.coal, 24),
    cross ? '' : wire('206,540 224,600', ink.iron, 7) + disc(226, 610, 20, ink.coal),
    panel(k, '-150,330 -120,250 -20,250 10,330', 20),
  ].join('');
  return { art, left: look === 'tourer' ? -506 : -486, right: 496, top: 640, feet: [-400, 420] };
};
