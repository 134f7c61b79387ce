import type { ModelSeed } from '../reference/types';
import type { FeatureId } from './phrases/en-features';
import type { Thing } from './things';

/** The shelves by whose shares the demo catalogue is mixed. */
export type Group = 'cars' | 'trucks' | 'construction' | 'farm' | 'rest';

/** Features that only newer machines have. */
export const featureSince: Partial<Record<FeatureId, number>> = {
  camera: 2009,
  camera360: 2017,
  telematics: 2010,
  'gps-guidance': 2012,
  'yield-monitor': 2010,
  'push-start': 2013,
  screen: 2015,
  'lane-assist': 2018,
  'led-lights': 2016,
  ebs: 2006,
  'parking-sensors': 2011,
  'heated-seats': 2012,
  'cross-slope': 2008,
  'remote-control': 2002,
  abs: 2014,
};

const bySubCategory: Record<string, Thing> = {
  'milling-machines': 'milling-machine',
  'drilling-rigs': 'drilling-rig',
  'piling-rigs': 'drilling-rig',
  'rigid-dumpers': 'rigid-dumper',
  'batching-plants': 'batching-plant',
  'asphalt-plants': 'batching-plant',
  screens: 'screen',
  'flatbed-trucks': 'flatbed-truck',
  'box-trucks': 'box-truck',
  'refrigerated-trucks': 'reefer-truck',
  'curtain-trailers': 'curtain-trailer',
  'tipper-trailers': 'tipper-trailer',
  'flatbed-trailers': 'flatbed-trailer',
  'reefer-trailers': 'reefer-trailer',
  'livestock-trailers': 'livestock-trailer',
  'oilfield-tanks': 'tank',
  minibuses: 'bus',
  coaches: 'coach',
  'panel-vans': 'panel-van',
  'passenger-vans': 'minivan',
  classics: 'classic',
  'light-towers': 'light-tower',
  'welding-sets': 'welding-set',
  'industrial-pumps': 'pump',
  'irrigation-pumps': 'pump',
  tricycles: 'tricycle',
  quads: 'quad',
  hammers: 'hammer',
  buckets: 'bucket',
  'quick-couplers': 'quick-coupler',
};

const roundBalers = /^(V4\d\dR|Variant|Rollant)/;

export const thingOf = (model: ModelSeed, fuel: string | undefined): Thing => {
  if (fuel === 'electric' && model.category === 'cars') return 'electric-car';
  if (model.kind === 'baler' && roundBalers.test(model.name)) return 'round-baler';
  return bySubCategory[model.subCategory] ?? model.kind;
};

const byCategory: Record<string, Group> = {
  cars: 'cars',
  trucks: 'trucks',
  trailers: 'trucks',
  'construction-machinery': 'construction',
  tractors: 'farm',
  'farm-machinery': 'farm',
};

export const groupOf = (model: ModelSeed): Group => byCategory[model.category] ?? 'rest';
