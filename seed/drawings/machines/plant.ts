import type { Painter } from '../machine';
import { ink, mix } from '../paint';
import { bars, hazard, ladder, pane, sheet, slots } from '../parts/fittings';
import { arm } from '../parts/limbs';
import { carWheel, track } from '../parts/running-gear';
import { box, disc, num, place, repeat, shape, wire } from '../svg';

export const crusher: Painter = (k) => {
  const steep = k.pose([34, 26, 38, 30, 22, 36, 28, 32]);
  const screen = k.variant % 3 === 1;
  const stone = k.pick(['#9b9a94', '#8a7c68', '#a59a86'], 31);
  const reach = 250 - steep * 1.2;
  const rise = 90 + steep * 3.6;
  const art = [
    place(18, 7, 0, track(-150, 190, 74, '#1d2125')),
    shape(`${330 + reach - 110},0 ${330 + reach - 20},${rise * 0.55},20 ${330 + reach + 96},0`, stone, {
      r: 16,
    }),
    // Discharge conveyor.
    arm(k, [140, 66], [280 + reach, rise + 60], 26, 22, k.dark),
    wire(`150,86 ${num(280 + reach)},${num(rise + 78)}`, ink.coal, 9),
    wire(`170,94 ${num(270 + reach)},${num(rise + 84)}`, stone, 8, { dash: '16 10' }),
    disc(286 + reach, rise + 64, 16, ink.steel),
    wire(`250,180 ${num(210 + reach * 0.6)},${num(rise * 0.62 + 62)}`, ink.iron, 6),
    // Main frame.
    shape('-330,96 -330,140 250,140 250,96 200,76 -150,76', k.body, { r: 6, line: k.line }),
    // Feeder hopper with load.
    shape('-400,320 -340,372,20 -280,352,20 -210,378,20 -140,318', stone, { r: 12 }),
    shape('-440,330 -330,180 -150,180 -110,330', k.body, { r: 6, line: k.line }),
    shape('-440,330 -330,180 -310,180 -404,330', k.light, { r: 4 }),
    repeat(4, (i) => wire(`${num(-350 + i * 60)},186 ${num(-368 + i * 72)},326`, k.deep, 5)),
    wire('-300,140 -300,182', ink.iron, 14),
    wire('-180,140 -180,182', ink.iron, 14),
    // Crusher box or screen deck, then the engine house.
    screen
      ? place(
          0,
          200,
          12,
          box(-110, -20, 150, 70, k.dark, { r: 6, line: k.line }),
          slots(-90, -6, 130, 58, 5),
          disc(20, 26, 24, ink.steel),
        )
      : [
          shape('-120,140 -130,290 -70,310 0,290 20,140', k.dark, { r: 8, line: k.line }),
          disc(-50, 226, 56, ink.iron),
          disc(-50, 226, 46, ink.steel),
          repeat(6, (i) => place(-50, 226, i * 60, box(8, -5, 44, 5, ink.iron))),
          disc(-50, 226, 14, ink.coal),
        ].join(''),
    sheet(k, '40,140 40,262 60,276 210,276 226,262 226,140', 10),
    bars(130, 160, 210, 250, 9),
    slots(56, 190, 112, 250, 5),
    wire('120,146 120,270', k.line, 2.4),
    box(150, 276, 164, 316, ink.iron),
    ladder(10, 24, 138, 30, 5),
    hazard(-330, 96, -200, 106),
    track(-156, 196, 80, ink.iron),
    arm(k, [-330, 100], [-430, 64], 16, 12, k.deep),
  ].join('');
  return { art, left: -446, right: 430 + reach, top: 388, feet: [-200, 330 + reach] };
};

/** A canopied set on its base frame; some stand on a road trailer, some are open skid sets. */
export const generator: Painter = (k) => {
  const look = k.pose([
    'canopy',
    'trailer',
    'open',
    'container',
    'canopy',
    'twin',
    'open',
    'trailer',
  ] as const);
  const y = look === 'trailer' ? 86 : 34;
  const w = look === 'container' ? 470 : 410;
  const h = look === 'container' ? 380 : 340;
  const frame = [
    box(-w - 14, y - 34, w + 14, y, ink.iron, { r: 4 }),
    repeat(2, (i) => box(-220 + i * 330, y - 26, -110 + i * 330, y - 8, ink.coal, { r: 3 })),
  ].join('');
  const door = (x0: number, x1: number, vent: boolean) =>
    box(x0, y + 26, x1, y + h - 50, 'none', { r: 6, line: k.line }) +
    box(x0 + 4, y + h - 62, x1 - 4, y + h - 56, '#fff', { opacity: 0.22 }) +
    (vent ? slots(x0 + 18, y + 60, x1 - 18, y + h - 90, 10) : '') +
    box(x1 - 26, y + h * 0.46, x1 - 14, y + h * 0.46 + 34, ink.coal, { r: 4 }) +
    box(x0 - 3, y + 50, x0 + 5, y + 74, ink.steel) +
    box(x0 - 3, y + h - 100, x0 + 5, y + h - 76, ink.steel);
  const panelBoard = [
    pane(`110,${y + 150} 110,${y + 258} 216,${y + 258} 216,${y + 150}`, 6),
    box(124, y + 206, 166, y + 244, '#9bd0a4', { r: 3 }),
    disc(190, y + 228, 13, ink.white),
    wire(`190,${y + 228} 197,${y + 236}`, ink.red, 2.5),
    disc(134, y + 176, 7, '#1e7b45'),
    disc(156, y + 176, 7, ink.amber),
    disc(190, y + 178, 12, ink.red),
  ].join('');
  const body =
    look === 'open'
      ? [
          // Radiator, engine, alternator, panel.
          box(250, y, 370, y + 330, ink.iron, { r: 8 }),
          bars(262, y + 20, 358, y + 310, 12),
          box(236, y + 300, 384, y + 330, k.base, { r: 6, line: k.line }),
          shape(
            `-70,${y + 40} -70,${y + 210} -40,${y + 236} 200,${y + 236} 244,${y + 200} 244,${y + 40}`,
            k.body,
            { r: 14, line: k.line },
          ),
          repeat(6, (i) => box(-44 + i * 40, y + 160, -16 + i * 40, y + 230, k.deep, { r: 6 })),
          repeat(6, (i) => disc(-30 + i * 40, y + 128, 9, ink.steel)),
          shape(`-20,${y + 236} -10,${y + 290} 150,${y + 290} 170,${y + 236}`, ink.steel, { r: 16 }),
          wire(`40,${y + 286} 40,${y + 370},10 10,${y + 370}`, ink.iron, 20),
          disc(206, y + 120, 46, ink.steel),
          disc(206, y + 120, 14, ink.iron),
          repeat(6, (i) => place(206, y + 120, i * 60, box(10, -6, 44, 6, ink.ash))),
          box(30, y + 60, 90, y + 120, '#f2a900', { r: 8, line: ink.coal }),
          shape(
            `-300,${y + 30} -312,${y + 120} -300,${y + 216} -90,${y + 230} -70,${y + 216} -70,${y + 30}`,
            mix(k.base, '#7d858c', 0.45),
            { r: 20, line: k.line },
          ),
          slots(-290, y + 60, -210, y + 180, 7),
          box(-232, y + 200, -222, y + 240, ink.iron),
          box(-150, y + 200, -140, y + 240, ink.iron),
          box(-250, y + 228, -120, y + 366, ink.steel, { r: 8, line: ink.coal }),
          box(-236, y + 300, -184, y + 350, '#9bd0a4', { r: 4 }),
          disc(-156, y + 326, 16, ink.white),
          repeat(3, (i) => disc(-226 + i * 26, y + 262, 8, [ink.red, '#1e7b45', ink.amber][i] ?? ink.red)),
          box(-380, y, -330, y + 70, ink.coal, { r: 4 }),
          wire(`-350,${y + 66} -320,${y + 120},20 -290,${y + 110}`, ink.red, 5),
          box(-w, y - 34, w, y, k.deep, { r: 4, line: k.line }),
        ].join('')
      : [
          shape(
            `${-w},${y} ${-w},${y + h - 20} ${-w + 20},${y + h} ${w - 20},${y + h} ${w},${y + h - 20} ${w},${y}`,
            k.sheet,
            { r: look === 'container' ? 3 : 16, line: k.line },
          ),
          box(-w, y, w, y + 18, k.deep, { r: 4 }),
          look === 'container'
            ? repeat(27, (i) =>
                box(-w + 18 + i * 35, y + 20, -w + 32 + i * 35, y + h - 16, '#000', { opacity: 0.07 }),
              )
            : '',
          door(-w + 26, -w + 200, false),
          door(-w + 212, -w + 390, k.variant % 2 === 1),
          door(20, look === 'twin' ? 90 : 92, false),
          panelBoard,
          box(236, y + 40, w - 24, y + h - 56, k.deep, { r: 6 }),
          slots(246, y + 52, w - 34, y + h - 70, 13),
          box(-w + 50, y + 60, -w + 176, y + 120, k.dark, { r: 4 }),
          slots(-w + 56, y + 66, -w + 170, y + 116, 5),
          disc(148, y + 90, 20, ink.red),
          disc(148, y + 90, 11, '#7d1712'),
          shape(
            `${-w + 30},${y + h - 4} ${-w + 30},${y + h + 10} ${w - 30},${y + h + 10} ${w - 30},${y + h - 4}`,
            k.deep,
            { r: 4 },
          ),
          disc(-20, y + h + 20, 16, 'none', { line: ink.iron, width: 7 }),
          box(190, y + h, 220, y + h + 56, ink.iron, { r: 4 }),
          shape(`184,${y + h + 50} 188,${y + h + 62} 228,${y + h + 66} 224,${y + h + 50}`, ink.steel, {
            r: 3,
          }),
          look === 'twin' ? box(270, y + h, 300, y + h + 56, ink.iron, { r: 4 }) : '',
          k.pick([hazard(-w, y + 18, w, y + 30), '', ''], 13),
        ].join('');
  const art = [
    look === 'trailer'
      ? wire(`${w},66 ${w + 150},52`, ink.iron, 18) +
        wire(`${w - 20},86 ${w + 120},58`, ink.iron, 10) +
        disc(w + 156, 52, 14, ink.steel) +
        box(w + 96, 8, w + 108, 58, ink.steel) +
        disc(w + 102, 16, 16, ink.rubber)
      : '',
    frame,
    body,
    look === 'trailer'
      ? shape('-160,86 -140,130 140,130 160,86', ink.coal, { r: 12 }) +
        carWheel(-74, 56, 6, ink.ash) +
        carWheel(74, 56, 6, ink.ash) +
        box(-w + 10, 0, -w + 24, 60, ink.steel)
      : '',
  ].join('');
  return {
    art,
    left: -w - 18,
    right: look === 'trailer' ? w + 172 : w + 18,
    top: y + h + 66,
    feet: [look === 'trailer' ? -200 : -w, look === 'trailer' ? 200 : w],
  };
};

export const compressor: Painter = (k) => {
  const look = k.pose(['road', 'road', 'big', 'box', 'road', 'big', 'box', 'road'] as const);
  const legged = look === 'box';
  const y = legged ? 30 : 96;
  const tall = look === 'big' ? 300 : 250;
  const w = look === 'big' ? 330 : 270;
  const open = k.variant % 4 === 1;
  const art = [
    legged
      ? box(-w - 10, 0, w + 10, 30, ink.iron, { r: 4 }) +
        box(-150, 6, -80, 24, ink.coal) +
        box(80, 6, 150, 24, ink.coal)
      : wire(`${w - 30},${y + 14} ${w + 170},70`, ink.iron, 16) +
        wire(`${w - 60},${y - 6} ${w + 150},62`, ink.iron, 9) +
        disc(w + 178, 68, 15, ink.steel) +
        box(w + 110, 20, w + 122, 84, ink.steel) +
        disc(w + 116, 18, 18, ink.rubber) +
        disc(w + 116, 18, 8, ink.ash),
    open
      ? shape(
          `-60,${y + tall - 10} -40,${y + tall + 120} 190,${y + tall + 150} 186,${y + tall + 130} -10,${y + tall - 10}`,
          k.light,
          { r: 10, line: k.line },
        )
      : '',
    shape(
      `${-w},${y} ${-w - 8},${y + tall * 0.55} ${-w + 30},${y + tall},40 ${w - 90},${y + tall},50 ${w},${y + tall * 0.5},40 ${w + 10},${y}`,
      k.sheet,
      { r: 18, line: k.line },
    ),
    open
      ? shape(`-40,${y + 70} -40,${y + tall - 24} 150,${y + tall - 24} 190,${y + 70}`, ink.coal, { r: 8 }) +
        box(-20, y + 76, 60, y + 150, ink.steel, { r: 8 }) +
        disc(110, y + 120, 36, ink.ash) +
        box(-10, y + 150, 40, y + 190, '#f2a900', { r: 6 })
      : wire(`-30,${y + 16} -30,${y + tall - 20}`, k.line, 2.6) + slots(0, y + 120, 130, y + tall - 50, 7),
    box(-w - 2, y, w + 6, y + 20, k.deep, { r: 6 }),
    slots(-w + 22, y + 60, -w + 110, y + tall - 60, 9),
    pane(`-130,${y + tall * 0.5} -130,${y + tall * 0.8} -56,${y + tall * 0.8} -56,${y + tall * 0.5}`, 6),
    disc(-110, y + tall * 0.68, 11, ink.white),
    disc(-78, y + tall * 0.68, 11, ink.white),
    disc(-94, y + tall * 0.56, 6, ink.red),
    repeat(3, (i) => disc(-w + 40 + i * 34, y + 38, 11, ink.chrome, { line: ink.iron })),
    box(-4, y + tall - 2, 40, y + tall + 18, ink.iron, { r: 5 }),
    wire(`-60,${y + tall} -30,${y + tall + 30},10 20,${y + tall + 30},10 50,${y + tall}`, ink.iron, 8),
    legged ? '' : shape(`-110,${y - 6} -96,${y + 46} 96,${y + 46} 110,${y - 6}`, ink.coal, { r: 24 }),
    legged
      ? ''
      : look === 'big'
        ? carWheel(-66, 60, 6, ink.ash) + carWheel(66, 60, 6, ink.ash)
        : carWheel(0, 72, 6, ink.ash),
    legged ? '' : box(-w + 10, 0, -w + 22, y, ink.steel) + box(-w - 8, 0, -w + 40, 8, ink.steel),
    look === 'road' ? box(-w - 10, y + 30, -w + 2, y + 64, ink.red, { r: 3 }) : '',
    k.pick(
      [
        shape(`${w - 150},${y + 30} ${w - 150},${y + 52} ${w - 20},${y + 52} ${w - 20},${y + 30}`, k.light, {
          r: 4,
        }),
        '',
        '',
      ],
      12,
    ),
  ].join('');
  return {
    art,
    left: -w - 20,
    right: legged ? w + 20 : w + 196,
    top: y + tall + (open ? 156 : 40),
    feet: [-w + 10, legged ? w : w + 130],
  };
};
