import { describe, expect, it } from 'vitest';
import { drawScene, type SceneDrawing } from './draw-scene';
import { drawSlide } from './draw-slide';

const scenes: SceneDrawing[] = [
  'trust',
  'search',
  'chat',
  'languages',
  'about-yard',
  'about-people',
  'about-road',
  'promo',
];
const pictures: [name: string, viewBox: string, draw: () => string][] = [
  ...scenes.map((name): [string, string, () => string] => [name, '0 0 800 600', () => drawScene(name)]),
  ...[0, 1, 2].map((i): [string, string, () => string] => [`slide ${i}`, '0 0 1600 900', () => drawSlide(i)]),
];

describe.each(pictures)('%s', (_, viewBox, draw) => {
  it('keeps the paint of each of its machines apart', () => {
    const svg = draw();
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(ids).toContain(id);
  });

  it('is a whole picture without words, always the same', () => {
    const svg = draw();
    expect(svg).toContain(`viewBox="${viewBox}"`);
    expect(svg).not.toMatch(/NaN|undefined|Infinity|<text/);
    expect(draw()).toBe(svg);
  });
});
