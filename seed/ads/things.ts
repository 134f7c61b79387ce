import type { MachineKind } from '../reference/types';
import { type FeatureId, features as known } from './phrases/en-features';

/** Which wording an ad gets. */
export type TextClass =
  | 'machine'
  | 'tractor'
  | 'harvest'
  | 'truck'
  | 'trailer'
  | 'bus'
  | 'car'
  | 'motorcycle'
  | 'power'
  | 'attachment';

export type Profile = {
  class: TextClass;
  /** What wears first and is quoted in per cent. */
  runsOn: 'tracks' | 'tyres' | 'skids';
  features: readonly FeatureId[];
  /** No engine, or none that behaves as the others of its class: nothing is said of engine and oil. */
  plain: boolean;
};

const row = (textClass: TextClass, runsOn: Profile['runsOn'], features: string): Profile => {
  const ids = features.split(' ') as FeatureId[];
  for (const id of ids) if (!(id in known)) throw new Error(`No language has words for the feature "${id}".`);
  return { class: textClass, runsOn, features: ids, plain: false };
};

const plain = (profile: Profile): Profile => ({ ...profile, plain: true });

/** Every kind of machine, and things that share a drawing with a kind and yet are called by another name. */
export const profiles = {
  excavator: row(
    'machine',
    'tracks',
    'ac hammer-line quick-coupler second-bucket rock-bucket camera work-lights cab-guard telematics auto-grease radio',
  ),
  'wheeled-excavator': row(
    'machine',
    'tyres',
    'ac hammer-line quick-coupler second-bucket dozer-blade outriggers camera work-lights auto-grease',
  ),
  'mini-excavator': row(
    'machine',
    'tracks',
    'rubber-tracks dozer-blade closed-cab hammer-line quick-coupler second-bucket work-lights',
  ),
  'wheel-loader': row(
    'machine',
    'tyres',
    'ac joystick third-valve scale ride-control rock-bucket auto-grease camera work-lights pallet-forks',
  ),
  'backhoe-loader': row(
    'machine',
    'tyres',
    'four-wheel-drive four-in-one extending-arm hammer-line pallet-forks ride-control ac second-bucket work-lights',
  ),
  'skid-steer': row(
    'machine',
    'tyres',
    'closed-cab ac high-flow pallet-forks aux-line work-lights second-bucket',
  ),
  dozer: row('machine', 'tracks', 'ripper ac rops winch work-lights auto-grease telematics camera'),
  grader: row('machine', 'tyres', 'ripper scarifier ac rops cross-slope work-lights camera'),
  roller: row('machine', 'tyres', 'ac closed-cab padfoot two-amplitudes rops work-lights'),
  paver: row('machine', 'tracks', 'screed-extensions heated-screed cross-slope work-lights auto-grease'),
  'milling-machine': row('machine', 'tracks', 'cross-slope water-tank work-lights camera spare-teeth'),
  dumper: row('machine', 'tyres', 'ac camera retarder tailgate auto-grease work-lights telematics'),
  'rigid-dumper': row('machine', 'tyres', 'ac camera retarder auto-grease work-lights scale'),
  'mobile-crane': row('machine', 'tyres', 'load-indicator outriggers hook-blocks jib ac winch camera'),
  telehandler: row(
    'machine',
    'tyres',
    'pallet-forks second-bucket work-basket outriggers four-wheel-steering ac load-indicator winch',
  ),
  forklift: row('machine', 'tyres', 'side-shift triplex-mast solid-tyres closed-cab work-lights spare-teeth'),
  'boom-lift': row('machine', 'tyres', 'four-wheel-drive solid-tyres load-indicator work-lights'),
  'reach-stacker': row('machine', 'tyres', 'spreader ac scale camera auto-grease load-indicator'),
  'concrete-pump': row('truck', 'tyres', 'remote-control new-pipes outriggers water-tank ac camera'),
  'batching-plant': plain(row('machine', 'skids', 'digital-panel scale dust-collector water-tank')),
  'mixer-truck': row('truck', 'tyres', 'water-tank chutes ac hub-reduction camera radio'),
  crusher: row('machine', 'tracks', 'magnet dust-spray side-belt remote-control work-lights'),
  screen: row('machine', 'tracks', 'side-belt dust-spray remote-control work-lights'),
  'drilling-rig': row('machine', 'tracks', 'dust-collector rod-changer ac rops work-lights'),
  generator: row('power', 'skids', 'canopy transfer-switch day-tank digital-panel towbar'),
  'light-tower': row('power', 'skids', 'towbar digital-panel day-tank'),
  'welding-set': row('power', 'skids', 'towbar canopy hoses'),
  pump: row('power', 'skids', 'towbar canopy hoses digital-panel'),
  tank: plain(row('trailer', 'skids', 'hoses towbar')),
  compressor: row('power', 'skids', 'aftercooler hoses towbar canopy digital-panel'),
  tractor: row(
    'tractor',
    'tyres',
    'four-wheel-drive front-loader ac closed-cab front-weights pto remotes gps-guidance air-brakes radio',
  ),
  combine: row('harvest', 'tyres', 'header straw-chopper ac yield-monitor work-lights four-wheel-drive'),
  baler: row('harvest', 'tyres', 'new-knotters pto hoses'),
  'round-baler': row('harvest', 'tyres', 'pto hoses digital-panel'),
  'tractor-unit': row(
    'truck',
    'tyres',
    'two-beds retarder night-heater two-fuel-tanks fridge air-suspension ac cruise alloys camera',
  ),
  tipper: row('truck', 'tyres', 'steel-body tarpaulin hub-reduction retarder ac diff-lock radio'),
  'light-truck': row('truck', 'tyres', 'sideboards tail-lift ac tarpaulin radio camera'),
  trailer: row('trailer', 'tyres', 'ebs disc-brakes lift-axle air-suspension pallet-box container-locks'),
  'flatbed-truck': row('truck', 'tyres', 'sideboards tarpaulin ac hub-reduction diff-lock radio'),
  'box-truck': row('truck', 'tyres', 'tail-lift ac camera radio'),
  'reefer-truck': row('truck', 'tyres', 'tail-lift ac camera radio'),
  'flatbed-trailer': row(
    'trailer',
    'tyres',
    'ebs disc-brakes lift-axle air-suspension container-locks sideboards',
  ),
  'reefer-trailer': row('trailer', 'tyres', 'ebs disc-brakes lift-axle air-suspension pallet-box'),
  'livestock-trailer': row('trailer', 'tyres', 'ebs disc-brakes air-suspension water-tank lift-axle'),
  'curtain-trailer': row('trailer', 'tyres', 'ebs disc-brakes lift-axle air-suspension pallet-box tarpaulin'),
  'tipper-trailer': row('trailer', 'tyres', 'ebs disc-brakes lift-axle air-suspension tarpaulin steel-body'),
  lowbed: row('trailer', 'tyres', 'ramps extendable steering-axle winch ebs air-suspension'),
  bus: row('bus', 'tyres', 'roof-ac reclining-seats luggage-hold electric-door screen camera'),
  coach: row('bus', 'tyres', 'roof-ac reclining-seats luggage-hold electric-door screen retarder camera'),
  'panel-van': row('truck', 'tyres', 'ac camera parking-sensors cruise radio tow-hook'),
  van: row('bus', 'tyres', 'ac camera parking-sensors electric-door cruise screen'),
  saloon: row(
    'car',
    'tyres',
    'camera sunroof leather push-start screen cruise heated-seats parking-sensors lane-assist alloys led-lights electric-seats',
  ),
  suv: row(
    'car',
    'tyres',
    'camera camera360 sunroof leather push-start screen cruise heated-seats parking-sensors lane-assist alloys led-lights electric-seats',
  ),
  minivan: row('car', 'tyres', 'camera sunroof leather screen cruise parking-sensors electric-door alloys'),
  classic: row('car', 'tyres', 'ac radio alloys electric-seats'),
  'electric-car': plain(
    row(
      'car',
      'tyres',
      'camera camera360 sunroof leather screen cruise heated-seats lane-assist alloys led-lights',
    ),
  ),
  pickup: row(
    'car',
    'tyres',
    'four-wheel-drive double-cab bed-liner tow-hook diff-lock camera screen alloys leather',
  ),
  motorcycle: row('motorcycle', 'tyres', 'abs alarm side-bags electric-start led-lights'),
  tricycle: row('motorcycle', 'tyres', 'electric-start radio tarpaulin'),
  quad: row('motorcycle', 'tyres', 'winch tow-hook four-wheel-drive electric-start led-lights'),
  attachment: row('attachment', 'skids', 'pins hoses bracket spare-teeth'),
  hammer: row('attachment', 'skids', 'pins hoses bracket nitrogen'),
  'quick-coupler': row('attachment', 'skids', 'pins hoses bracket'),
  bucket: row('attachment', 'skids', 'pins bracket spare-teeth'),
} satisfies Record<MachineKind, Profile> & Record<string, Profile>;
export type Thing = keyof typeof profiles;
