import { type MachineKind, machineKinds } from '../reference/types';
import { definitions, standMachine, svg } from './compose';
import { chance, choose } from './machine';
import { luminance } from './paint';
import { backdrop, type SceneName } from './scenes/backdrop';
import { floorLine } from './scenes/land';
import { lights } from './scenes/light';

export type Drawing = { kind: MachineKind; color: string; variant: number };

type Scenes = readonly [SceneName, ...SceneName[]];

const site: Scenes = ['dust', 'fence', 'quarry', 'blueprint', 'yard', 'hangar', 'quarry', 'city'];
const pit: Scenes = ['quarry', 'dust', 'fence', 'quarry', 'blueprint', 'yard', 'dust', 'quarry'];
const farm: Scenes = ['field', 'dust', 'fence', 'field', 'blueprint', 'hangar', 'field', 'yard'];
const haul: Scenes = ['road', 'yard', 'dust', 'city', 'blueprint', 'road', 'fence', 'hangar'];
const store: Scenes = ['hangar', 'yard', 'fence', 'blueprint', 'city', 'dust', 'hangar', 'yard'];

const scenesOf: Partial<Record<MachineKind, Scenes>> = {
  crusher: pit,
  dozer: pit,
  grader: pit,
  dumper: pit,
  tractor: farm,
  combine: farm,
  baler: farm,
  telehandler: store,
  forklift: store,
  'reach-stacker': store,
  'boom-lift': store,
  generator: store,
  compressor: store,
  attachment: store,
  motorcycle: store,
  'tractor-unit': haul,
  tipper: haul,
  'light-truck': haul,
  trailer: haul,
  lowbed: haul,
  bus: haul,
  van: haul,
  saloon: haul,
  suv: haul,
  pickup: haul,
  'mixer-truck': haul,
  'concrete-pump': haul,
};

export const drawMachine = ({ kind, color, variant }: Drawing): string => {
  const index = machineKinds.indexOf(kind);
  const seed = index * 1009 + variant * 31 + 7;
  const scenes = scenesOf[kind] ?? site;
  const planned = scenes[(variant + index + Math.floor(variant / 8) * 3) % scenes.length] ?? scenes[0];
  const bright = luminance(color);
  const dim = bright < 0.3;
  // A dark machine is lost against dusk.
  const scene = dim && planned === 'city' ? 'yard' : planned;
  const light = choose(
    [lights.noon, lights.morning, lights.haze, lights.evening, lights.noon],
    chance(seed, 1),
  );
  const { paint, defs } = definitions(color);
  const stand = standMachine({
    kind,
    variant,
    seed,
    paint,
    width: 985 + 55 * chance(seed, 2),
    height: 610,
    x: 600 + 24 * (chance(seed, 9) - 0.5),
    y: floorLine,
    flip: chance(seed, 11) < 0.5,
    cast: scene === 'blueprint' ? 0.3 : light.cast,
  });
  return svg(1200, 900, defs, backdrop(scene, light, seed, bright), stand);
};
