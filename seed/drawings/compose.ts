import type { MachineKind } from '../reference/types';
import { briefOf } from './machine';
import { painters } from './machines/all';
import { type Paint, paintOf } from './paint';
import { num } from './svg';

export type Stand = {
  kind: MachineKind;
  variant: number;
  seed: number;
  paint: Paint;
  /** Room it may fill, and where its middle and the ground are. */
  width: number;
  height: number;
  x: number;
  y: number;
  flip: boolean;
  cast: number;
};

/** The gradients are shared by every machine of one paint. */
export const shadowDefs =
  '<radialGradient id="cast"><stop offset="0" stop-color="#0b0e12" stop-opacity="1"/><stop offset=".62" stop-color="#0b0e12" stop-opacity=".7"/><stop offset="1" stop-color="#0b0e12" stop-opacity="0"/></radialGradient>';

/** One machine with its shadow, scaled into its room and standing on the ground. */
export const standMachine = (s: Stand): string => {
  const m = painters[s.kind](briefOf(s.paint, s.variant, s.seed));
  const scale = Math.min(s.width / (m.right - m.left), s.height / m.top);
  const sx = s.flip ? -scale : scale;
  const tx = s.x - (sx * (m.left + m.right)) / 2;
  const mid = tx + (sx * (m.feet[0] + m.feet[1])) / 2;
  const half = ((m.feet[1] - m.feet[0]) / 2) * scale;
  const shadow = (w: number, h: number, dy: number, opacity: number) =>
    `<ellipse cx="${num(mid)}" cy="${num(s.y + dy)}" rx="${num(w)}" ry="${num(h)}" fill="url(#cast)" opacity="${num(opacity * 10) === '0' ? 0.1 : Math.round(opacity * 100) / 100}"/>`;
  return (
    shadow(half * 1.34 + 40, 34, 6, s.cast * 0.75) +
    shadow(half * 1.16 + 24, 15, -1, s.cast) +
    `<g transform="translate(${num(tx)} ${num(s.y)}) scale(${sx.toFixed(4)} ${(-scale).toFixed(4)})" stroke-width="${(2.4 / scale).toFixed(2)}" stroke-linejoin="round">${m.art}</g>`
  );
};

export const svg = (width: number, height: number, ...parts: string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${parts.join('')}</svg>`;

export const definitions = (color: string): { paint: Paint; defs: string } => {
  const paint = paintOf(color);
  return { paint, defs: `<defs>${paint.defs}${shadowDefs}</defs>` };
};
