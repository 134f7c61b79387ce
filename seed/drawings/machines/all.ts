import type { MachineKind } from '../../reference/types';
import type { Painter } from '../machine';
import { pickup, saloon, suv, van } from './cars';
import { concretePump, mixerTruck } from './concrete';
import { dozer, grader, paver, roller } from './earth';
import { excavator, miniExcavator, wheeledExcavator } from './excavators';
import { baler, combine, tractor } from './farm';
import { boomLift, forklift, reachStacker, telehandler } from './handlers';
import { bus, dumper } from './haulage';
import { mobileCrane } from './lifting';
import { backhoeLoader, skidSteer, wheelLoader } from './loaders';
import { compressor, crusher, generator } from './plant';
import { lowbed, trailer } from './semi';
import { attachment, motorcycle } from './small';
import { lightTruck, tipper, tractorUnit } from './trucks';

export const painters: Record<MachineKind, Painter> = {
  excavator,
  'wheeled-excavator': wheeledExcavator,
  'mini-excavator': miniExcavator,
  'wheel-loader': wheelLoader,
  'backhoe-loader': backhoeLoader,
  'skid-steer': skidSteer,
  dozer,
  grader,
  roller,
  paver,
  dumper,
  'mobile-crane': mobileCrane,
  telehandler,
  forklift,
  'boom-lift': boomLift,
  'reach-stacker': reachStacker,
  'concrete-pump': concretePump,
  'mixer-truck': mixerTruck,
  crusher,
  generator,
  compressor,
  tractor,
  combine,
  baler,
  'tractor-unit': tractorUnit,
  tipper,
  'light-truck': lightTruck,
  trailer,
  lowbed,
  bus,
  van,
  saloon,
  suv,
  pickup,
  motorcycle,
  attachment,
};
