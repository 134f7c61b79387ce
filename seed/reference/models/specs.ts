import type { ModelSeed } from '../types';
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

type Model = Pick<ModelSeed, 'brand' | 'name'>;

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

/** "Perkins / Deutz" is no statement about one machine; that it burns diesel is. */
const ofEngine = (engine: string): ModelSpec => ({
  ...(engine && !engine.includes(' / ') ? { engine } : {}),
  ...(engine.endsWith('diesel') ? { fuel: 'diesel' } : {}),
});

/** With what is only usual, or without it. */
const read = (usual: boolean): Map<string, ModelSpec> => {
  const specs = new Map<string, ModelSpec>();
  for (const line of leaflet.trim().split('\n')) {
    const [name = '', ...rest] = line.split('|');
    const [engine = '', ...figures] = rest
      .flatMap((text, at) => (at ? text.split(' ') : text))
      .map((text) => (text.startsWith('~') ? (usual ? text.slice(1) : '') : text));
    const spec = ofEngine(engine);
    for (const token of figures) if (token) figure(spec, token);
    specs.set(key(name), spec);
  }
  return specs;
};

const specs = read(true);
const ownSpecs = read(false);

const specIn = (all: Map<string, ModelSpec>, { brand, name }: Model) => all.get(key(brand + name)) ?? {};

/** What a machine of the model usually is. */
export const specOf = (model: Model): ModelSpec => specIn(specs, model);

/** What every machine of the model is. */
export const ownSpecOf = (model: Model): ModelSpec => specIn(ownSpecs, model);
