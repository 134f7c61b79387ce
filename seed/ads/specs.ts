import type { ModelSeed } from '../reference/types';
import { leaflet } from './leaflet';

/** What a maker's leaflet says of a model; whatever is not here is simply not told. */
export type ModelSpec = {
  engine?: string;
  hp?: number;
  tonnes?: number;
  bucket?: number;
  /** Lifting capacity in tonnes. */
  lift?: number;
  /** Height, boom or working width in metres. */
  reach?: number;
  axle?: string;
  axles?: number;
  gearbox?: 'manual' | 'automatic' | 'automated';
  fuel?: 'petrol' | 'diesel' | 'hybrid' | 'electric';
  litres?: number;
  kva?: number;
  seats?: number;
  drive?: '2wd' | '4wd';
};

const key = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/\(.*?\)/g, '')
    .replace(/[^\p{L}\p{N}]/gu, '');

const figure = (spec: ModelSpec, token: string): void => {
  const amount = Number.parseFloat(token);
  if (/^\d+x\d+$/.test(token)) spec.axle = token;
  else if (token === '2wd' || token === '4wd') spec.drive = token;
  else if (token.endsWith('hp')) spec.hp = amount;
  else if (token.endsWith('m3')) spec.bucket = amount;
  else if (token.endsWith('kva')) spec.kva = amount;
  else if (token.endsWith('seats')) spec.seats = amount;
  else if (token.endsWith('lift')) spec.lift = amount;
  else if (token.endsWith('ax')) spec.axles = amount;
  else if (/^[\d.]+t$/.test(token)) spec.tonnes = amount;
  else if (/^[\d.]+m$/.test(token)) spec.reach = amount;
  else if (/^[\d.]+L$/.test(token)) spec.litres = amount;
  else if (token === 'manual' || token === 'automatic' || token === 'automated') spec.gearbox = token;
  else if (token === 'petrol' || token === 'diesel' || token === 'hybrid' || token === 'electric')
    spec.fuel = token;
  else throw new Error(`What does "${token}" mean in the leaflet of specs.ts?`);
};

const leaflets = new Map<string, ModelSpec>();
for (const line of leaflet.trim().split('\n')) {
  const [name = '', engine, figures = ''] = line.split('|');
  // "Perkins / Deutz" is no statement about one machine; that it burns diesel is.
  const spec: ModelSpec = engine && !engine.includes(' / ') ? { engine } : {};
  if (engine?.endsWith('diesel')) spec.fuel = 'diesel';
  for (const token of figures.split(' ')) if (token) figure(spec, token);
  leaflets.set(key(name), spec);
}

export const specOf = (model: ModelSeed): ModelSpec => leaflets.get(key(model.brand + model.name)) ?? {};
