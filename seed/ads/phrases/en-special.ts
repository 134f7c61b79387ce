import type { Thing } from '../things';
import type { Lines } from './types';

export const special: Record<Thing, Lines> = {
  excavator: [
    () => 'Boom and stick are straight, the swing is quiet and quick.',
    () => 'The bucket has new teeth and no play in its pins.',
    () => 'Swing bearing without play, final drives are dry.',
    () => 'It dug foundations and pipelines and saw little rock.',
    () => 'The main pump was tested hot, the pressure is right.',
  ],
  'wheeled-excavator': [
    () => 'It drives from site to site by itself, no lowbed needed.',
    () => 'Blade and stabilisers hold without sinking.',
    () => 'Four-wheel drive, brakes and steering are good.',
  ],
  'mini-excavator': [
    () => 'Small enough for gardens and narrow streets, a pick-up trailer carries it.',
    () => 'It dug cable and water lines in town.',
    () => 'Boom swing, blade and both speeds work as they should.',
  ],
  'wheel-loader': [
    () => 'The bucket is straight and its cutting edge is new.',
    () => 'Articulation joint and steering have no play.',
    () => 'It loaded sand and gravel at a washing plant.',
    () => 'Gearbox shifts without a jerk, forward and back.',
  ],
  'backhoe-loader': [
    () => 'Front bucket and rear arm are tight, no play in the slide.',
    () => 'It did trenches for the municipality, light work only.',
    () => 'Gearbox, torque converter and rear stabilisers are good.',
  ],
  'skid-steer': [
    () => 'It works in halls and narrow yards and turns on the spot.',
    () => 'Both chain cases are dry and the loader arms are tight.',
  ],
  dozer: [
    () => 'The blade is straight and its cutting edges were turned this year.',
    () => 'Final drives are dry, steering clutches grip on both sides.',
    () => 'It built farm roads and ponds.',
  ],
  grader: [
    () => 'The circle has no play and the blade is straight.',
    () => 'It did the fine levelling on road projects only.',
    () => 'All blade functions hold their position.',
  ],
  roller: [
    () => 'The drum is smooth and the vibration is strong.',
    () => 'It compacted sub-base on road projects.',
    () => 'Drum rubbers and bearings were renewed last year.',
  ],
  paver: [
    () => 'Screed plates and auger are in good order.',
    () => 'It laid asphalt streets in two towns.',
    () => 'Conveyor chains were changed a season ago.',
  ],
  'milling-machine': [
    () => 'The milling drum has its full set of holders.',
    () => 'Conveyor belt is new, water system works.',
  ],
  dumper: [
    () => 'The body has no cracks, hoist cylinders are dry.',
    () => 'Middle joint and suspension without play.',
    () => 'It carried earth on a dam project.',
  ],
  'rigid-dumper': [
    () => 'The body was lined with new plates.',
    () => 'Suspension cylinders were charged and tested.',
  ],
  'mobile-crane': [
    () => 'The boom is straight, ropes and hooks have their certificate.',
    () => 'The load computer works and the last load test is on paper.',
    () => 'All outriggers hold for hours without sinking.',
  ],
  telehandler: [
    () => 'The boom pads were renewed, no play when extended.',
    () => 'It lifted blocks and steel on building sites.',
    () => 'Steering works in all three modes.',
  ],
  forklift: [
    () => 'Mast and chains are tight, it lifts its full load.',
    () => 'It worked under a roof in a store, on smooth floor.',
    () => 'Forks are straight and of full thickness.',
  ],
  'boom-lift': [
    () => 'All functions work from the basket and from the ground.',
    () => 'Its safety certificate is valid.',
  ],
  'reach-stacker': [
    () => 'The spreader turns and extends without fault.',
    () => 'It handled containers at a dry port.',
  ],
  'concrete-pump': [
    () => 'Wear plate and cutting ring are new, pipes are 80%.',
    () => 'The boom has no cracks, its last test is on paper.',
    () => 'It pumped house roofs and small jobs.',
  ],
  'batching-plant': [
    () => 'Mixer paddles and liners were renewed.',
    () => 'It can be seen at work before it is taken down.',
    () => 'Cement silo and screw are included.',
  ],
  'mixer-truck': [
    () => 'The drum blades are at 70% and the drum turns smoothly.',
    () => 'Hydraulic pump and motor of the drum are sound.',
  ],
  crusher: [
    () => 'Jaw plates were turned this year, bearings run cool.',
    () => 'Belts are good and the feeder is strong.',
    () => 'It crushed limestone only.',
  ],
  screen: [() => 'Screen boxes and bearings are in order.', () => 'Belts and meshes were renewed this year.'],
  'drilling-rig': [
    () => 'Hammer, rods and compressor are ready to drill.',
    () => 'The feed chain and the rotation head are tight.',
  ],
  generator: [
    () => 'Voltage and frequency hold steady at full load.',
    () => 'The alternator windings are dry and original.',
    () => 'It ran about six hours a day for a small neighbourhood.',
  ],
  compressor: [
    () => 'It holds its pressure and the screw runs quietly.',
    () => 'Separator and filters were changed, no oil in the air.',
  ],
  tractor: [
    () => 'PTO and hydraulic lift work with full power.',
    () => 'All gears engage easily, no noise in the gearbox.',
    () => 'It pulls a three-furrow plough without effort.',
    () => 'Front axle and steering without play.',
  ],
  combine: [
    () => 'The threshing drum, sieves and walkers are clean.',
    () => 'Header with new knives, reel straight.',
    () => 'Little grain loss, ask those for whom it cut.',
  ],
  baler: [
    () => 'It ties every bale, the knotters are set.',
    () => 'The pick-up teeth are complete.',
    () => 'It made about four thousand bales a season.',
  ],
  'tractor-unit': [
    () => 'Fifth wheel, brakes and air bags are in order.',
    () => 'Full air pressure in two minutes, no leak anywhere.',
    () => 'It ran between Ibrahim Khalil and Baghdad.',
    () => 'It carried food goods only and was never overloaded.',
    () => 'The cab is quiet and everything in it works.',
  ],
  tipper: [
    () => 'The body is straight and the hoist lifts a full load.',
    () => 'Rear axles and springs are strong, no leaf broken.',
    () => 'It carried gravel and asphalt on short routes.',
  ],
  'flatbed-truck': [
    () => 'The platform is straight and its floor is new.',
    () => 'It carried pipes and building material.',
  ],
  'light-truck': [
    () => 'It distributed goods in town and was never overloaded.',
    () => 'The body floor is sound, the sides close well.',
    () => 'Low consumption and cheap parts.',
  ],
  trailer: [
    () => 'The king pin is at 90%, landing legs work easily.',
    () => 'Axles by a known maker, brake linings are new.',
  ],
  'curtain-trailer': [
    () => 'Curtains are whole and the roof slides easily.',
    () => 'The floor is dry and carries a forklift.',
    () => 'It carried palletised goods only.',
  ],
  'tipper-trailer': [
    () => 'The body is not dented and the cylinder is dry.',
    () => 'It carried grain and gravel.',
  ],
  lowbed: [
    () => 'It carried excavators and bulldozers, the neck is straight.',
    () => 'Floor planks are new, chains and boards go with it.',
  ],
  bus: [
    () => 'The doors close well and the seats are whole.',
    () => 'Air conditioning reaches the last row.',
  ],
  coach: [
    () => 'Seats, curtains and screens are whole.',
    () => 'It runs quietly on long lines.',
    () => 'Air conditioning is strong, even in August.',
  ],
  van: [
    () => 'The sliding door and the load floor are in good order.',
    () => 'It drives like a car and pulls strongly uphill.',
  ],
  saloon: [
    () => 'Comfortable on long roads, good for work and family.',
    () => 'Suspension is quiet, no noise over bumps.',
    () => 'All windows, lamps and keys work, two keys.',
  ],
  suv: [
    () => 'The suspension is quiet, nothing knocks on bad roads.',
    () => 'Room for the whole family, the rear seats were hardly used.',
    () => 'Two keys, and every electric function works.',
  ],
  pickup: [
    () => 'The bed is straight, no heavy loads carried.',
    () => 'It pulls strongly and all gears are clean.',
    () => 'It did farm visits, never heavy work.',
  ],
  motorcycle: [() => 'It pulls cleanly through all gears.', () => 'Light, frugal and easy to park.'],
  attachment: [
    () => 'It fits several makes with the right pins.',
    () => 'Ask for the pin size before you come.',
  ],
  hammer: [
    () => 'It hits hard and steadily, the piston has no scoring.',
    () => 'Bushes and chisel are at 70%.',
  ],
  bucket: [
    () => 'The cutting edge is straight and of full thickness.',
    () => 'Fits with standard pins, ask for the size.',
  ],
  'quick-coupler': [() => 'It locks without play.', () => 'The cylinder is dry and the safety pin is there.'],
  'box-truck': [() => 'The box is dry and closes tightly.', () => 'It delivered furniture in town.'],
  'reefer-truck': [
    () => 'The cooling unit holds minus eighteen.',
    () => 'It carried chicken and milk products.',
  ],
  'flatbed-trailer': [
    () => 'The floor is whole and the headboard is straight.',
    () => 'It carried steel and cement bags.',
  ],
  'reefer-trailer': [
    () => 'The cooling unit was serviced and holds minus twenty.',
    () => 'Walls and floor are dry, door seals are new.',
  ],
  'livestock-trailer': [
    () => 'Floors and gates are in order on all decks.',
    () => 'Ventilation and drinkers work.',
  ],
  tank: [
    () => 'Inside it was cleaned and tested for gas.',
    () => 'Valves and manifold hold pressure.',
    () => 'It served on one drilling site.',
  ],
  'panel-van': [
    () => 'The sliding door runs easily and the load floor is whole.',
    () => 'It delivered light goods in town.',
  ],
  minivan: [
    () => 'All seats fold and slide as they should.',
    () => 'Sliding doors run easily, the rear air conditioning is cold.',
  ],
  classic: [
    () => 'Kept in a garage and driven on Fridays.',
    () => 'Chrome and lamps are complete and original.',
    () => 'It gets looks at every traffic light.',
  ],
  'electric-car': [
    () => 'The battery is healthy, the report can be sent.',
    () => 'Charging cable included, home and fast charging both work.',
    () => 'Quiet and quick, and no oil to change.',
  ],
  'light-tower': [() => 'The mast rises easily and all lamps burn.', () => 'It lit night work on roads.'],
  'welding-set': [() => 'The arc is steady on both outlets.', () => 'It welded pipelines and can be tried.'],
  pump: [() => 'It primes itself and holds its pressure.', () => 'The impeller is new and the seal is dry.'],
  'round-baler': [
    () => 'Belts and rollers are in order, net binding works.',
    () => 'The bales come out firm and even.',
  ],
  tricycle: [() => 'It carries loads in narrow streets.', () => 'Low consumption and cheap parts.'],
  quad: [() => 'It climbs everywhere and starts at once.', () => 'Driven on the farm and in the mountains.'],
};
