import type { FactValue, FactValues } from '@/lib/facts/fact';
import { facts } from '../reference/facts';
import { askedOf, factsIn } from '../reference/models/facts';
import type { FeatureId } from './phrases/en-features';
import { type Facts, isSound } from './phrases/types';

// What a demo ad states as facts: nothing but what its words are made of, so that neither contradicts the other.

/** Facts and choices that a feature is, whichever of them the kind is asked for. */
const featureFacts: Partial<Record<FeatureId, readonly string[]>> = {
  ac: [
    'cab closed_ac',
    'tractor_cab closed_ac',
    'equipment_site ac',
    'equipment_lifting ac',
    'equipment_truck ac',
    'equipment_bus ac',
    'harvest_kit ac',
    'car_equipment ac',
  ],
  camera: [
    'equipment_site camera',
    'equipment_lifting camera',
    'equipment_truck camera',
    'equipment_bus camera',
    'car_equipment camera',
  ],
  camera360: ['equipment_site camera360', 'car_equipment camera360'],
  'work-lights': ['equipment_site work_lights', 'equipment_lifting work_lights'],
  'auto-grease': ['equipment_site auto_grease'],
  telematics: ['equipment_site tracking'],
  'hammer-line': ['hydraulic_lines hammer'],
  'third-valve': ['hydraulic_lines third_valve'],
  'high-flow': ['hydraulic_lines high_flow'],
  'rock-bucket': ['extras rock_bucket'],
  'pallet-forks': ['extras forks'],
  'cab-guard': ['equipment_site cab_guard'],
  rops: ['equipment_site rops'],
  scale: ['equipment_site weighing', 'equipment_lifting weighing', 'equipment_plant scale'],
  'ride-control': ['equipment_site ride_control'],
  joystick: ['equipment_site joystick'],
  'extending-arm': ['equipment_site extending_arm'],
  scarifier: ['equipment_site scarifier'],
  padfoot: ['equipment_site padfoot_shells'],
  tailgate: ['equipment_site tailgate', 'equipment_truck tailgate'],
  'load-indicator': ['equipment_site load_indicator'],
  winch: ['extras winch', 'equipment_site winch', 'equipment_trailer winch', 'equipment_moto winch'],
  'rubber-tracks': ['track_type rubber'],
  'dozer-blade': ['dozer_blade'],
  'closed-cab': ['cab closed', 'tractor_cab closed'],
  'four-wheel-drive': ['drive 4wd', 'drive_wheels 4wd', 'harvest_kit four_wheel_drive'],
  'four-wheel-steering': ['drive_wheels 4ws', 'equipment_lifting four_wheel_steering'],
  'hook-blocks': ['equipment_lifting hook_blocks'],
  jib: ['equipment_lifting jib'],
  'work-basket': ['equipment_lifting work_basket'],
  'solid-tyres': ['tyre_type solid'],
  'triplex-mast': ['mast triplex'],
  'side-shift': ['side_shift side'],
  canopy: ['canopy canopy'],
  'transfer-switch': ['transfer_switch automatic'],
  'day-tank': ['equipment_power day_tank'],
  towbar: ['equipment_power towbar'],
  aftercooler: ['equipment_power aftercooler'],
  'front-loader': ['front_loader fitted'],
  'front-weights': ['equipment_tractor front_weights'],
  'air-brakes': ['trailer_brakes air'],
  'straw-chopper': ['harvest_kit straw_chopper'],
  'yield-monitor': ['harvest_kit yield_monitor'],
  'two-beds': ['truck_cab two_beds'],
  'night-heater': ['equipment_truck auxiliary_ac'],
  'two-fuel-tanks': ['equipment_truck two_fuel_tanks'],
  fridge: ['equipment_truck fridge'],
  'air-suspension': ['suspension air'],
  cruise: ['equipment_truck cruise', 'equipment_bus cruise', 'car_equipment cruise'],
  'steel-body': ['body_material hardox'],
  tarpaulin: ['equipment_truck tarpaulin', 'equipment_trailer tarpaulin'],
  'hub-reduction': ['hub_reduction'],
  'diff-lock': ['equipment_truck diff_lock', 'equipment_bus diff_lock'],
  alloys: ['equipment_truck alloys', 'car_equipment alloys'],
  ebs: ['equipment_trailer ebs'],
  'disc-brakes': ['brakes disc'],
  'lift-axle': ['lift_axle one'],
  'pallet-box': ['equipment_trailer pallet_box'],
  'container-locks': ['container_locks', 'equipment_trailer container_locks'],
  ramps: ['ramps hydraulic'],
  extendable: ['extendable length'],
  'roof-ac': ['ac_kind roof'],
  'reclining-seats': ['bus_seating reclining'],
  'luggage-hold': ['luggage'],
  sunroof: ['car_equipment sunroof'],
  leather: ['upholstery leather', 'car_equipment leather'],
  'push-start': ['car_equipment push_start'],
  screen: ['car_equipment screen', 'equipment_bus screens'],
  'heated-seats': ['car_equipment heated_seats'],
  'electric-seats': ['car_equipment electric_seats'],
  'parking-sensors': ['car_equipment sensors'],
  'lane-assist': ['car_equipment lane'],
  'tow-hook': ['equipment_truck tow_hook', 'equipment_bus tow_hook', 'car_equipment tow_hook'],
  'double-cab': ['pickup_cab double'],
  'bed-liner': ['equipment_bus bed_liner'],
  abs: ['equipment_moto abs'],
  alarm: ['equipment_moto alarm'],
  'side-bags': ['equipment_moto side_boxes'],
  'electric-start': ['moto_start electric'],
  pins: ['hammer_kit pins'],
  nitrogen: ['hammer_kit nitrogen'],
  radio: ['equipment_site radio', 'car_equipment radio'],
};

/** Cars are drawn in these. */
const colours: Record<string, string> = {
  '#F4F4F2': 'white',
  '#1B1D20': 'black',
  '#8E9499': 'grey',
  '#7A1F1F': 'maroon',
  '#1F3A5F': 'navy',
  '#B8A88A': 'beige',
};

/** What is so of this very machine. */
const ofMachine = (
  drawn: Facts,
  { color, state }: { color: string; state: string },
): Record<string, FactValue | undefined> => {
  const { thing, condition, runsOn, wear, features } = drawn;
  const isWorn = condition !== 'as-new' && !features.includes('solid-tyres');
  const isPainted = isSound(drawn) && thing !== 'classic';
  return {
    condition: drawn.adType === 'parts' ? 'parts' : condition.replace('-', '_'),
    meter_state: drawn.meter === 'replaced' ? 'replaced' : undefined,
    customs: drawn.customsPaid ? 'paid' : 'unpaid',
    import_origin: drawn.origin,
    plate_state: drawn.plated ? state.replaceAll('-', '_') : 'none',
    colour: drawn.class === 'car' ? colours[color] : undefined,
    paint: isPainted
      ? { original: 'original', touched: 'partial', resprayed: 'full' }[drawn.paint]
      : undefined,
    owners: drawn.owners,
    undercarriage: runsOn === 'tracks' && isWorn ? wear : undefined,
    tyres_left: runsOn === 'tyres' && isWorn ? wear : undefined,
    running_gear: { tracks: 'tracks', tyres: 'wheels', skids: undefined }[runsOn],
    quick_coupler: features.includes('quick-coupler') ? 'hydraulic' : undefined,
    ripper: features.includes('ripper') ? 'multi' : undefined,
  };
};

const kinds = new Map(facts.map(({ key, kind }) => [key, kind]));

const ofFeatures = ({ features }: Facts): Record<string, FactValue> => {
  const stated: Record<string, FactValue> = {};
  for (const feature of features) {
    for (const one of featureFacts[feature] ?? []) {
      const [key = '', choice] = one.split(' ');
      if (choice === undefined) stated[key] = true;
      else if (kinds.get(key) === 'choices')
        stated[key] = [...new Set([...[stated[key] ?? []].flat(), choice])] as string[];
      else stated[key] = choice;
    }
  }
  return stated;
};

/** Of what is known of a machine that which its kind is asked for. Whoever looks for one has none to speak of. */
export const stateFacts = (drawn: Facts, seen: { color: string; state: string }): FactValues =>
  askedOf(drawn.row, {
    ...factsIn(drawn.spec, drawn.row.subCategory),
    ...(drawn.adType === 'wanted' ? {} : { ...ofMachine(drawn, seen), ...ofFeatures(drawn) }),
  });
