import { describe, expect, it } from 'vitest';
import { machineKinds } from '../reference/types';
import { drawMachine } from './draw-machine';

const variants = [0, 1, 2, 3, 4, 5, 6, 7, 8, 12, 31];

/** Throws on an unclosed, crossed or unquoted tag. */
const checkTags = (svg: string): void => {
  const open: string[] = [];
  for (const [, closing, name, inside] of svg.matchAll(
    /<(\/?)([a-zA-Z]+)((?:\s[\w:-]+="[^"<>]*")*\s*\/?)>/g,
  )) {
    if (closing) {
      if (open.pop() !== name) throw new Error(`</${name}> closes nothing`);
    } else if (!inside?.endsWith('/')) open.push(name ?? '');
  }
  if (open.length > 0) throw new Error(`unclosed: ${open.join(' ')}`);
  const leftover = svg.replace(/<\/?[a-zA-Z]+(?:\s[\w:-]+="[^"<>]*")*\s*\/?>/g, '');
  if (leftover !== '') throw new Error(`stray text: ${leftover.slice(0, 80)}`);
};

describe.each(machineKinds)('%s', (kind) => {
  const drawn = variants.map((variant) => drawMachine({ kind, color: '#f2a900', variant }));

  it('is well-formed, complete and small', () => {
    for (const svg of drawn) {
      expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 1200 900"/);
      expect(() => checkTags(svg)).not.toThrow();
      expect(svg).not.toMatch(/NaN|undefined|Infinity|<text|feGaussianBlur/);
      expect(svg.length).toBeLessThan(32_000);
    }
  });

  it('refers only to gradients, clips and patterns it defines', () => {
    for (const svg of drawn) {
      const ids = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]));
      for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(ids).toContain(id);
    }
  });

  it('differs from variant to variant', () => {
    expect(new Set(drawn).size).toBe(variants.length);
  });

  it('is the same bytes for the same drawing', () => {
    for (const [index, variant] of variants.entries()) {
      expect(drawMachine({ kind, color: '#f2a900', variant })).toBe(drawn[index]);
    }
  });
});

it('shows the body colour, also when it is nearly black or white', () => {
  const at = (color: string) => drawMachine({ kind: 'excavator', color, variant: 0 });
  expect(at('#c8102e')).toContain('#c8102e');
  expect(new Set(['#000000', '#ffffff', '#c8102e'].map(at)).size).toBe(3);
});
