import { type FeatureId, features } from './en-features';
import { special } from './en-special';
import { isSound, type Noun, type Phrases, type Told } from './types';

const thousands = (n: number): string => (n < 1000 ? String(n) : String(n).replace(/\B(?=(\d{3})+$)/g, ','));
const hours = (f: Told) => thousands(f.hours ?? 0);
const distance = (f: Told) => `${thousands(f.distance ?? 0)} ${f.unit === 'mi' ? 'miles' : 'km'}`;
const a = (word: string) => (/^[aeiou]/i.test(word) ? `an ${word}` : `a ${word}`);
const noun = (word: string): Noun => ({ word, the: `the ${word}` });
const usd = (f: Told) => `$${thousands(f.price ?? 0)}`;
const full = (f: Told) => `${f.brand} ${f.name}`;
/** A Corolla needs no "car" behind its name, a 320D may need its "excavator". */
const named = (f: Told) => (f.class === 'car' ? full(f) : `${full(f)} ${f.noun}`);
/** "Bongo K2700, 2009", for two figures in a row read as one. */
const dated = (f: Told) => `${full(f)}${/\d$/.test(f.name) ? ',' : ''} ${f.year}`;
const horses = (f: Told) => (f.spec.hp && !f.name.includes(String(f.spec.hp)) ? f.spec.hp : null);
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const has = (f: Told, id: FeatureId) => f.features.includes(id);

const origin: Record<Told['origin'], string> = {
  gulf: 'Gulf spec',
  usa: 'US import',
  korea: 'Korean import',
  europe: 'European import',
  japan: 'Japanese import',
  china: 'Chinese built',
  turkey: 'Turkish import',
  iran: 'Iranian built',
  agency: 'from the local agency',
};

export const en: Phrases = {
  nouns: {
    excavator: [noun('excavator'), noun('crawler excavator'), noun('tracked excavator')],
    'wheeled-excavator': [noun('wheeled excavator'), noun('wheel excavator')],
    'mini-excavator': [noun('mini excavator'), noun('mini digger'), noun('compact excavator')],
    'wheel-loader': [noun('wheel loader'), noun('loader'), noun('front loader')],
    'backhoe-loader': [noun('backhoe loader'), noun('backhoe')],
    'skid-steer': [noun('skid-steer loader'), noun('skid steer')],
    dozer: [noun('bulldozer'), noun('dozer'), noun('crawler dozer')],
    grader: [noun('motor grader'), noun('grader')],
    roller: [noun('roller'), noun('soil compactor'), noun('single-drum roller')],
    paver: [noun('asphalt paver'), noun('paver')],
    'milling-machine': [noun('milling machine'), noun('cold planer')],
    dumper: [noun('articulated dumper'), noun('dump truck')],
    'rigid-dumper': [noun('rigid dumper'), noun('quarry truck')],
    'mobile-crane': [noun('mobile crane'), noun('crane')],
    telehandler: [noun('telehandler'), noun('telescopic handler')],
    forklift: [noun('forklift'), noun('fork lift')],
    'boom-lift': [noun('boom lift'), noun('man lift')],
    'reach-stacker': [noun('reach stacker'), noun('container handler')],
    'concrete-pump': [noun('concrete pump'), noun('truck-mounted concrete pump')],
    'batching-plant': [noun('batching plant'), noun('mobile concrete plant')],
    'mixer-truck': [noun('concrete mixer'), noun('mixer truck')],
    crusher: [noun('crusher'), noun('mobile jaw crusher')],
    screen: [noun('mobile screen'), noun('screener')],
    'drilling-rig': [noun('drilling rig'), noun('drill rig')],
    generator: [noun('generator'), noun('diesel generator'), noun('genset')],
    compressor: [noun('air compressor'), noun('compressor')],
    tractor: [noun('tractor'), noun('farm tractor')],
    combine: [noun('combine harvester'), noun('combine')],
    baler: [noun('baler'), noun('square baler')],
    'tractor-unit': [noun('tractor unit'), noun('truck head')],
    tipper: [noun('tipper'), noun('tipper truck')],
    'flatbed-truck': [noun('truck'), noun('flatbed truck')],
    'light-truck': [noun('light truck'), noun('truck')],
    trailer: [noun('semi-trailer'), noun('trailer')],
    'curtain-trailer': [noun('curtain trailer'), noun('curtainsider')],
    'tipper-trailer': [noun('tipper trailer'), noun('tipping semi-trailer')],
    lowbed: [noun('lowbed'), noun('lowbed trailer'), noun('low loader')],
    bus: [noun('minibus'), noun('bus')],
    coach: [noun('coach'), noun('tour bus')],
    van: [noun('van')],
    'panel-van': [noun('panel van'), noun('van')],
    saloon: [noun('car')],
    suv: [noun('car'), noun('SUV')],
    pickup: [noun('pick-up')],
    motorcycle: [noun('motorcycle'), noun('bike')],
    attachment: [noun('attachment')],
    hammer: [noun('hydraulic hammer'), noun('rock breaker')],
    bucket: [noun('bucket')],
    'quick-coupler': [noun('quick coupler'), noun('quick hitch')],
    'box-truck': [noun('box truck')],
    'reefer-truck': [noun('refrigerated truck')],
    'flatbed-trailer': [noun('flatbed trailer'), noun('flatbed semi-trailer')],
    'reefer-trailer': [noun('refrigerated trailer')],
    'livestock-trailer': [noun('livestock trailer')],
    tank: [noun('oilfield tank'), noun('frac tank')],
    minivan: [noun('family van')],
    classic: [noun('classic car')],
    'electric-car': [noun('electric car')],
    'light-tower': [noun('light tower')],
    'welding-set': [noun('diesel welding set')],
    pump: [noun('diesel water pump')],
    'round-baler': [noun('round baler')],
    tricycle: [noun('three-wheeler')],
    quad: [noun('quad bike'), noun('ATV')],
  },

  features,
  joinList: (items) =>
    items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`,

  heads: {
    machine: [
      (f) => dated(f),
      (f) => `${f.year} ${full(f)}`,
      (f) => `${full(f)} ${f.noun} ${f.year}`,
      (f) => `${full(f)} ${f.noun}, ${f.year}`,
      (f) => `${f.year} ${full(f)} ${f.noun}`,
      (f) => `${capital(f.noun)} ${full(f)}, model ${f.year}`,
    ],
    tractor: [
      (f) => dated(f),
      (f) => `${full(f)} tractor, ${f.year}`,
      (f) => `${f.year} ${full(f)}${horses(f) ? `, ${horses(f)} hp` : ''}`,
      (f) => `${full(f)}${f.spec.drive === '4wd' ? ' 4WD' : ''} ${f.year}`,
      (f) => `Farm tractor ${full(f)}, model ${f.year}`,
    ],
    harvest: [
      (f) => `${full(f)} ${f.noun} ${f.year}`,
      (f) => `${f.year} ${full(f)} ${f.noun}`,
      (f) => `${capital(f.noun)} ${full(f)}, ${f.year}`,
    ],
    truck: [
      (f) => dated(f),
      (f) => `${f.year} ${full(f)}`,
      (f) => `${full(f)} ${f.noun} ${f.year}`,
      (f) => `${full(f)}${f.spec.axle && !f.name.includes(f.spec.axle) ? ` ${f.spec.axle}` : ''}, ${f.year}`,
      (f) => `${f.year} ${full(f)} ${f.noun}`,
    ],
    trailer: [
      (f) => dated(f),
      (f) =>
        `${full(f)} ${f.noun}${f.spec.axles && !/axle/i.test(f.name) ? `, ${f.spec.axles} axles` : ''}, ${f.year}`,
      (f) => `${capital(f.noun)} ${full(f)}, ${f.year}`,
    ],
    bus: [
      (f) => dated(f),
      (f) => `${f.year} ${full(f)}${f.spec.seats ? `, ${f.spec.seats} seats` : ''}`,
      (f) => `${full(f)} ${f.noun} ${f.year}`,
    ],
    car: [
      (f) => dated(f),
      (f) => `${f.year} ${full(f)}`,
      (f) => `${full(f)}, model ${f.year}`,
      (f) => `${dated(f)} ${origin[f.origin]}`,
    ],
    motorcycle: [(f) => dated(f), (f) => `${f.year} ${full(f)} ${f.noun}`],
    power: [
      (f) => `${full(f)} ${f.noun} ${f.year}`,
      (f) => `${f.year} ${full(f)} ${f.noun}`,
      (f) => `${capital(f.noun)} ${full(f)}, ${f.year}`,
    ],
    attachment: [(f) => `${full(f)} ${f.noun} ${f.year}`, (f) => `${capital(f.noun)} ${full(f)}, ${f.year}`],
  },
  typedHeads: {
    rent: [
      (f) => `For rent: ${full(f)} ${f.noun}`,
      (f) => `${dated(f)}, for rent`,
      (f) => `Rent ${a(f.noun)}: ${full(f)} ${f.year}`,
    ],
    wanted: [
      (f) => `Wanted: ${full(f)}, ${f.year} or newer`,
      (f) => `Looking to buy ${a(f.noun)}, ${full(f)} ${f.year} or newer`,
    ],
    exchange: [(f) => `${dated(f)}, sale or exchange`, (f) => `Exchange: ${full(f)} ${f.noun} ${f.year}`],
    auction: [(f) => `Auction: ${full(f)} ${f.noun} ${f.year}`, (f) => `${dated(f)}, to the highest bidder`],
    parts: [
      (f) => `Breaking for parts: ${full(f)} ${f.year}`,
      (f) => `${dated(f)}, dismantling for spare parts`,
    ],
    service: [
      (f) => `${full(f)} with operator`,
      (f) => `${capital(f.noun)} with operator: ${full(f)} ${f.year}`,
    ],
  },
  tails: (f) => {
    const tails: string[][] = [[f.place]];
    if (f.hours !== null && f.meter === 'known') tails.push([`${hours(f)} h`, `${hours(f)} hours`]);
    if (f.distance !== null) tails.push([distance(f)]);
    if (f.condition === 'as-new') tails.push(['like new', 'as new']);
    if (f.condition === 'excellent') tails.push(['excellent condition', 'very clean', 'top condition']);
    if (f.condition === 'good') tails.push(['good condition', 'clean']);
    if (f.condition === 'repair') return [...tails, ['needs repair']];
    if (f.condition === 'damaged') return [...tails, ['damaged']];
    if (f.paint === 'original' && f.class !== 'attachment') tails.push(['original paint']);
    if (f.owners === 1 && !f.dealer) tails.push(['first owner']);
    if (f.class === 'car') {
      tails.push([origin[f.origin]]);
      if (f.paint === 'original') tails.push(['no accidents']);
    } else {
      if (f.customsPaid) tails.push(['customs paid']);
      if (f.runsOn === 'tracks' && f.wear >= 65) tails.push([`undercarriage ${f.wear}%`]);
      if (f.class !== 'attachment')
        tails.push([f.class === 'truck' ? 'ready for the road' : 'ready to work']);
    }
    for (const id of f.features.slice(0, 2)) tails.push([features[id]]);
    return tails;
  },
  tailSeparators: [', ', ', ', ' - ', ' | '],

  opening: {
    machine: [
      (f) => `${full(f)} ${f.noun}, model ${f.year}, for sale in ${f.place}.`,
      (f) => `I am selling my ${full(f)}, year ${f.year}.`,
      (f) => `${capital(f.noun)} ${full(f)}, built in ${f.year}, available now in ${f.place}.`,
      (f) =>
        `For sale: ${full(f)}, ${f.year}${isSound(f) ? ', a machine that has always been looked after' : ', sold as it stands'}.`,
      (f) =>
        `This ${f.year} ${full(f)} ${f.noun} ${isSound(f) ? 'comes straight from work' : 'is for sale by its owner'}.`,
      (f) => `Selling a ${f.year} ${full(f)} because the project is finished.`,
    ],
    tractor: [
      (f) => `${full(f)} tractor from ${f.year}, used on our own land near ${f.place}.`,
      (f) => `Selling my ${full(f)}, model ${f.year}.`,
      (f) => `Farm tractor ${full(f)}, year ${f.year}, for sale in ${f.place}.`,
      (f) => `This ${full(f)} (${f.year}) has done field work and transport only.`,
    ],
    harvest: [
      (f) => `${full(f)} ${f.noun}, year ${f.year}, for sale after the season.`,
      (f) => `Selling our ${full(f)} ${f.noun} of ${f.year}.`,
      (f) => `${capital(f.noun)} ${full(f)}, ${f.year}, stored under a roof outside the season.`,
    ],
    truck: [
      (f) => `${full(f)} ${f.noun}, model ${f.year}, for sale in ${f.place}.`,
      (f) => `Selling my ${full(f)}, ${f.year}, always driven by one man.`,
      (f) => `${f.year} ${full(f)}, available for inspection in ${f.place}.`,
      (f) => `For sale: ${full(f)} ${f.noun}, year ${f.year}.`,
    ],
    trailer: [
      (f) => `${full(f)} ${f.noun}, year ${f.year}, for sale in ${f.place}.`,
      (f) => `Selling ${a(f.noun)}: ${full(f)}, ${f.year}.`,
      (f) => `For sale, one ${full(f)} ${f.noun}, built in ${f.year}.`,
    ],
    bus: [
      (f) => `${full(f)}, model ${f.year}, for sale in ${f.place}.`,
      (f) => `Selling our ${full(f)} ${f.noun}, year ${f.year}.`,
      (f) => `${f.year} ${full(f)}${isSound(f) ? ', always serviced on time' : ', for sale by its owner'}.`,
    ],
    car: [
      (f) => `${full(f)} ${f.year} for sale in ${f.place}.`,
      (f) => `Selling my ${full(f)}, model ${f.year}.`,
      (f) => `${f.year} ${full(f)}, family car, never used as a taxi.`,
      (f) =>
        `For sale: ${full(f)}, model ${f.year}${isSound(f) ? ', it needs nothing but its next owner' : ''}.`,
    ],
    motorcycle: [
      (f) => `${full(f)}, ${f.year}, for sale in ${f.place}.`,
      (f) => `Selling my ${full(f)} ${f.noun}, model ${f.year}.`,
    ],
    power: [
      (f) => `${full(f)} ${f.noun}, year ${f.year}, for sale in ${f.place}.`,
      (f) => `Selling ${a(f.noun)}: ${full(f)}, built in ${f.year}.`,
      (f) =>
        `${capital(f.noun)} ${full(f)}, ${f.year}, taken out of service${isSound(f) ? ' in running order' : ''}.`,
    ],
    attachment: [
      (f) => `${full(f)} ${f.noun}, year ${f.year}, for sale in ${f.place}.`,
      (f) => `Selling one ${full(f)} ${f.noun} of ${f.year}.`,
    ],
  },

  dealerOpening: [
    (f) => `In our yard in ${f.place}: ${named(f)}, model ${f.year}.`,
    (f) => `Just arrived: ${named(f)}, ${f.year}.`,
    (f) => `We offer this ${f.year} ${named(f)} for sale.`,
    (f) => `${named(f)} of ${f.year}, one of several in our stock.`,
    (f) => `New in our stock in ${f.place}: ${full(f)}, year ${f.year}.`,
    (f) => `${f.year} ${named(f)}, ready to be seen at our yard.`,
  ],

  usage: {
    known: {
      hours: [
        (f) => `The meter shows ${hours(f)} hours and it works.`,
        (f) => `${hours(f)} working hours, and the service book agrees.`,
        (f) => `It has ${hours(f)} hours on the clock, not touched.`,
        (f) => `Hours: ${hours(f)}, you can read them on the panel yourself.`,
      ],
      distance: [
        (f) => `It has covered ${distance(f)}.`,
        (f) => `The odometer reads ${distance(f)}.`,
        (f) => `${distance(f)} on the clock, and the wear inside matches it.`,
        (f) => `Driven ${distance(f)} so far.`,
      ],
    },
    unknown: [
      () => 'The hour meter does not work, so I will not quote hours that I cannot prove.',
      () => 'Real hours are not known, the meter stopped before I bought it.',
      () => 'Hours unknown: judge it by the machine, not by the meter.',
    ],
    replaced: [
      (f) => `The meter was replaced once; the new one shows ${hours(f)} hours.`,
      (f) => `Please note: the hour meter was changed, the ${hours(f)} hours are those of the new one.`,
    ],
  },

  asNew: [
    () => 'It is as good as new.',
    () => 'It looks the way it did on the day of delivery.',
    () => 'Hardly used, there is not a scratch on it.',
  ],
  sound: {
    machine: [
      () => 'Engine and hydraulics are strong, with no leaks and no smoke.',
      () => 'It starts at the first turn, cold or hot.',
      () => 'All functions are quick and smooth, pumps and cylinders are dry.',
      () => 'Serviced every 250 hours with genuine filters.',
      () => 'No welding on the frame or the arms.',
    ],
    tractor: [
      () => 'Engine, gearbox and hydraulic lift are strong.',
      () => 'It starts at once, even in winter.',
      () => 'No leaks at the axle seals, clutch and brakes are good.',
      () => 'Oil and filters are changed on time.',
    ],
    harvest: [
      () => 'Belts, chains and bearings were checked after the last season.',
      () => 'It worked until the last day of harvest without stopping.',
      () => 'Greased every day, dry and clean inside.',
    ],
    truck: [
      () => 'Engine, gearbox and differential have never been opened.',
      () => 'No oil consumption and no smoke.',
      () => 'Brakes and clutch were done this year.',
      () => 'The cab is clean inside, all lamps and switches work.',
      () => 'The chassis is straight, never welded.',
    ],
    trailer: [
      () => 'The chassis is straight, no cracks and no welding.',
      () => 'Brakes, lights and air lines were checked last month.',
      () => 'Axles and bearings were greased recently.',
    ],
    bus: [
      () => 'Engine and gearbox are sound, no smoke.',
      () => 'The interior is clean, no torn seats.',
      () => 'Serviced on time, brakes are new.',
    ],
    car: [
      () => 'Engine, gearbox and chassis are sound; take it to any workshop for a check.',
      () => 'No lights on the dashboard, cold air conditioning, quiet engine.',
      () => 'Oil and filters changed every 5,000 km.',
      () => 'The inside is very clean, non-smoker.',
      () => 'It drives straight and quiet, no play in the front axle.',
    ],
    motorcycle: [
      () => 'Engine is clean and dry, it starts at the first press.',
      () => 'Chain, brakes and battery are good.',
    ],
    power: [
      () => 'Engine is strong, no smoke under full load.',
      () => 'Oil and filters are changed every 250 hours.',
      () => 'You can test it under load before you pay.',
      () => 'Starts at once, voltage and oil pressure steady.',
    ],
    attachment: [
      () => 'No cracks and no welding, pins and bushes are tight.',
      () => 'It worked until last month and can be tried on a machine.',
    ],
  },
  worn: {
    machine: [
      () => 'It is an honest working machine: paint worn, some play in the pins, engine good.',
      () => 'There is a slight oil sweat at one cylinder, otherwise it works every day.',
      () => 'Seat and side glass are tired, the mechanics are fine.',
    ],
    tractor: [
      () => 'The sheet metal shows its age, the engine does not.',
      () => 'Seat and mudguards are worn, it works every day all the same.',
    ],
    harvest: [
      () => 'Some belts will be due before next season.',
      () => 'Paint is faded by the sun, the mechanics are in order.',
    ],
    truck: [
      () => 'The cab has scratches, the mechanics are in order.',
      () => 'Some rust on the steps and a crack in the windscreen, nothing else.',
    ],
    trailer: [
      () => 'Paint and boards are worn, the frame is sound.',
      () => 'Some lamps and mudguards are missing.',
    ],
    bus: [
      () => 'A few seats need new covers.',
      () => 'Paint is faded at the roof, the mechanics are in order.',
    ],
    car: [
      () => 'There are scratches on the bumpers and a small dent in one door.',
      () => 'Inside it shows its age: the driver seat is worn.',
    ],
    motorcycle: [() => 'Scratches on the tank, tyres due soon.'],
    power: [
      () => 'The canopy has dents and faded paint, the engine is fine.',
      () => 'Battery is weak, the rest is in order.',
    ],
    attachment: [() => 'Worn by work but not bent.', () => 'Bushes will be due within the year.'],
  },
  fault: {
    machine: [
      () => 'It needs repair: the main pump is weak when hot.',
      () => 'One cylinder leaks and needs a seal kit, everything else works.',
      () => 'Engine uses oil and should be overhauled, so the price is set accordingly.',
    ],
    tractor: [
      () => 'The clutch slips and must be replaced.',
      () => 'The hydraulic lift drops when the engine is off and needs seals.',
    ],
    harvest: [
      () => 'The gearbox makes a noise and needs a bearing.',
      () => 'It needs new belts and a battery before it can work.',
    ],
    truck: [
      () => 'The gearbox needs repair, third gear jumps out.',
      () => 'The engine runs hot and needs a head gasket.',
    ],
    trailer: [() => 'One axle needs brakes and bearings.', () => 'Floor boards must be replaced.'],
    bus: [() => 'The air conditioning compressor must be replaced.', () => 'The gearbox needs repair.'],
    car: [
      () => 'The gearbox needs attention, it shifts hard when hot.',
      () => 'Engine needs a timing set, so the price is lower.',
    ],
    motorcycle: [() => 'It needs a clutch and a carburettor service.'],
    power: [
      () => 'The alternator needs rewinding, the engine runs well.',
      () => 'Injection pump needs service, it smokes under load.',
    ],
    attachment: [() => 'Seals leak and must be replaced.', () => 'One ear is cracked and needs welding.'],
  },
  damaged: {
    machine: [
      () => 'It rolled on its side: cab and hand rails are damaged, the engine runs.',
      () => 'Fire damage in the engine bay, sold as it stands.',
    ],
    tractor: [() => 'Front axle was broken in an accident, engine and gearbox are good.'],
    harvest: [() => 'Damaged at the feeder house, sold as it stands.'],
    truck: [
      () => 'Accident at the front left of the cab, engine and chassis are not touched.',
      () => 'The cab is damaged, good for a rebuild or for its parts.',
    ],
    trailer: [() => 'The frame is bent at the rear, sold as it stands.'],
    bus: [() => 'Side impact, the engine runs.'],
    car: [
      () => 'It had a front impact: bonnet, bumper and one lamp; airbags did not open.',
      () => 'Damaged at the rear, the engine and gearbox are perfect.',
    ],
    motorcycle: [() => 'Fell on its side, fork and tank are damaged.'],
    power: [() => 'The canopy and the radiator were damaged in transport.'],
    attachment: [() => 'Cracked housing, sold for its parts.'],
  },

  special,
  wear: {
    tracks: [
      (f) => `The undercarriage is at ${f.wear}%.`,
      (f) => `Chains, rollers and sprockets about ${f.wear}%, measured.`,
      (f) => `Tracks ${f.wear}% all round.`,
    ],
    tyres: [
      (f) => `Tyres are at ${f.wear}%.`,
      (f) => `About ${f.wear}% left on the tyres.`,
      (f) => `Tyres ${f.wear}% all round, with no cuts.`,
    ],
  },
  equipment: [
    (_f, list) => `It comes with ${list}.`,
    (_f, list) => `Equipped with ${list}.`,
    (_f, list) => `Fitted: ${list}.`,
    (f, list) => `${capital(f.the)} has ${list}.`,
  ],
  paint: {
    original: [() => 'Original paint, nothing hidden.', () => 'Never repainted.'],
    touched: [
      (f) =>
        f.class === 'car' ? 'Two panels are painted, the rest is original.' : 'Painted in a few places only.',
      (f) =>
        f.class === 'car'
          ? 'One wing was painted because of a scratch.'
          : 'Small touch-ups, the rest is original paint.',
    ],
    resprayed: [
      () => 'Freshly painted, for the look and not to hide anything.',
      () => 'It was repainted in the factory colour.',
    ],
  },
  history: {
    machine: [
      () => 'It worked for one company only.',
      () => 'Always run by the same operator.',
      () => 'It was serviced in the company workshop from its first day.',
      () => 'I bought it for one project, which is finished now.',
    ],
    tractor: [
      () => 'It worked about 300 dunams of wheat each year.',
      () => 'Used for ploughing and sowing on the family farm.',
      () => 'Only the owner drove it.',
    ],
    harvest: [
      () => 'It cut wheat and barley in the plains, no stones.',
      () => 'Two seasons on our farm, well cared for before.',
    ],
    truck: [
      () => 'Company truck with a fixed driver.',
      () => 'Never overloaded, never lent to anyone.',
      () => 'I drive it myself and I know every bolt of it.',
    ],
    trailer: [
      () => 'Used behind one truck, never overloaded.',
      () => 'It stood more than it rolled in the last two years.',
    ],
    bus: [() => 'It took company staff to work and nothing else.', () => 'Driven by the owner himself.'],
    car: [
      () => 'Driven mostly in the city.',
      (f) =>
        (f.distance ?? 0) > 120_000
          ? 'Most of its way was on motorways.'
          : 'Bought for the family and driven little.',
      () => 'Every service is written down.',
    ],
    motorcycle: [() => 'Used at weekends only.'],
    power: [
      () => 'One company used it from its first day.',
      () => 'It was never overloaded.',
      () => 'One man looked after it every day.',
    ],
    attachment: [() => 'It worked in soft stone only.', () => 'Taken off a machine that we sold.'],
  },
  dealerHistory: [
    () => 'It stands in our yard, checked by our own mechanic.',
    () => 'We imported it ourselves and have all its papers.',
    () => 'More of the same kind are in our yard, ask for the list.',
    () => 'We help with loading and transport to every governorate.',
  ],
  origin: {
    gulf: [() => 'Gulf specification, imported from Dubai.', () => 'Gulf spec, made for the heat.'],
    usa: [
      () => 'US import, with the Carfax report at hand.',
      () => 'Imported from America, the report is available.',
    ],
    korea: [() => 'Imported from Korea, with its inspection sheet.'],
    europe: [
      () => 'Imported from Europe with its service history.',
      () => 'European machine, brought in last year.',
    ],
    japan: [() => 'Imported from Japan with its export certificate.'],
    china: [() => 'Parts are cheap and found everywhere.'],
    turkey: [() => 'Brought in from Turkey, parts arrive within a week.'],
    iran: [() => 'Spare parts are cheap and in every market.'],
    agency: [() => 'Bought new from the agency here, with its invoice.'],
  },
  papers: (f) => {
    if (!f.customsPaid) return [() => 'Customs are not paid yet, the price is without customs.'];
    if (f.class === 'car' || f.class === 'truck' || f.class === 'bus' || f.class === 'motorcycle')
      return f.plated
        ? [
            () => `${f.state} plate, registration in the owner's name, transfer the same day.`,
            () => `Customs paid and registered in ${f.state}, papers are complete.`,
            () => `Plate of ${f.state}, annual registration paid.`,
          ]
        : [
            () => 'Customs paid, not yet registered: you choose the plate.',
            () => 'No plate yet, customs papers are complete.',
          ];
    return [
      () => 'Customs are paid and the papers are complete.',
      () => 'Sold with contract, invoice and customs paper.',
      () => 'All papers are in order, ownership is transferred at once.',
    ];
  },
  place: [
    (f) => `It can be seen in ${f.place}.`,
    (f) => `It stands in ${f.place}, come and try it.`,
    (f) => `Inspection in ${f.place} on any day but Friday.`,
    (f) => `Location: ${f.place}. Any check is welcome.`,
  ],
  price: {
    onRequest: [() => 'Price on request, serious buyers please call.', () => 'Call for the price.'],
    negotiable: [
      () => 'The price is open to a reasonable offer.',
      () => 'A little room in the price for a serious buyer.',
      () => 'Price can be discussed on the spot.',
    ],
    fixed: [
      () => 'The price is fixed.',
      () => 'Last price, please no low offers.',
      () => 'Fixed price, it is worth it.',
    ],
  },
  closing: [
    () => 'Call or write here, I answer the same day.',
    () => 'Serious buyers only, please.',
    () => 'More pictures by message.',
    () => 'Please call in the afternoon.',
    () => 'First come, first served.',
  ],

  typed: {
    rent: {
      opening: [
        (f) => `${full(f)} ${f.noun}, model ${f.year}, for rent in ${f.place} and around.`,
        (f) => `We rent out this ${full(f)} (${f.year}) by the day or by the month.`,
      ],
      terms: [
        (f) =>
          f.price === null
            ? 'The rate depends on the work and the time, please call.'
            : f.per === 'month'
              ? `The rent is ${usd(f)} a month${f.row.meter === 'hours' ? ', up to 200 working hours' : ''}.`
              : `The rent is ${usd(f)} a day${f.row.meter === 'hours' ? ' of 8 working hours' : ''}.`,
      ],
      more: [
        () => 'Fuel and transport are on the hirer.',
        () => 'An operator is available at extra cost.',
        () => 'Service and repairs are on us.',
        () => 'For longer contracts we make a better price.',
        () => 'A contract and a deposit are needed.',
      ],
    },
    wanted: {
      opening: [
        (f) => `I want to buy ${a(named(f))}, ${f.year} or newer.`,
        (f) => `Wanted for a project in ${f.place}: ${full(f)}, model ${f.year} and up.`,
      ],
      terms: [
        (f) =>
          f.price === null
            ? 'I pay the right price for the right one.'
            : `My budget is up to ${usd(f)}, paid at once.`,
      ],
      more: [
        () => 'It must be sound, without repairs waiting.',
        () => 'Customs paid and complete papers only.',
        () => 'Please send pictures and the place by message.',
        () => 'Owners only, no middlemen please.',
      ],
    },
    exchange: {
      opening: [
        (f) => `${full(f)} ${f.noun}, ${f.year}, for exchange or sale.`,
        (f) => `I would exchange my ${full(f)} of ${f.year}.`,
      ],
      terms: [
        () => 'I take a smaller one with the difference in cash.',
        () => 'I look for a newer one and pay the difference.',
        () => 'A car or a plot may be part of the deal.',
      ],
      more: [() => 'Offers with pictures, please.', () => 'Sale without exchange is possible too.'],
    },
    auction: {
      opening: [
        (f) => `${full(f)} ${f.noun}, ${f.year}, goes to the highest bidder.`,
        (f) => `Auction of a ${f.year} ${full(f)}.`,
      ],
      terms: [(f) => (f.price === null ? 'There is no reserve price.' : `Bids start at ${usd(f)}.`)],
      more: [
        () => 'It may be inspected and tried before the auction.',
        () => 'A deposit of 5% is needed to bid.',
        () => 'Sold as it stands, payment within three days.',
      ],
    },
    parts: {
      opening: [
        (f) => `We are dismantling a ${full(f)} of ${f.year}.`,
        (f) => `All parts of this ${named(f)}, ${f.year}, are for sale.`,
      ],
      terms: [
        (f) =>
          f.price === null
            ? 'Ask for the price of the part that you need.'
            : `The price shown, ${usd(f)}, is for everything together.`,
      ],
      more: [
        (f) =>
          f.class === 'trailer' || f.class === 'attachment'
            ? 'Parts are sold one by one too.'
            : 'Engine, gearbox and pumps are good and can be seen.',
        () => 'We send parts to every governorate.',
        () => 'You have three days to try what you bought.',
      ],
    },
    service: {
      opening: [
        (f) => `${full(f)} ${f.noun} with a skilled operator, for work in ${f.place} and around.`,
        (f) => `We take on work with our ${full(f)} (${f.year}) and our own operator.`,
      ],
      terms: [
        (f) => (f.price === null ? 'The price depends on the work.' : `${usd(f)} an hour with operator.`),
      ],
      more: [
        () => 'Fuel is included, transport by agreement.',
        () => 'Day and night work, also on Fridays.',
        () => 'We come and look at the site free of charge.',
      ],
    },
  },

  information: (f) => {
    const lines: string[] = [];
    if (f.adType === 'wanted') return ['Payment: cash, at once', 'Contact: by message or phone'];
    lines.push(f.customsPaid ? 'Customs: paid' : 'Customs: not paid');
    if (f.class === 'car' || f.class === 'truck' || f.class === 'bus')
      lines.push(f.plated && f.customsPaid ? `Plate: ${f.state}` : 'Plate: none');
    if (f.dealer) lines.push('Seller: dealer, with invoice');
    else lines.push(f.owners === 1 ? 'Owners: first owner' : `Owners so far: ${f.owners}`);
    lines.push(`Origin: ${capital(origin[f.origin])}`);
    if (f.class === 'car' || f.class === 'truck')
      lines.push(
        `Paint: ${f.paint === 'original' ? 'original' : f.paint === 'touched' ? 'partly repainted' : 'repainted'}`,
      );
    lines.push('Inspection: welcome, at any workshop', `Viewing: ${f.place}, by appointment`);
    return lines;
  },
  specification: (f) => {
    const s = f.spec;
    const lines: string[] = [];
    if (s.engine) lines.push(`Engine: ${s.engine}`);
    if (s.hp) lines.push(`Power: ${s.hp} hp`);
    if (s.kva) lines.push(`Output: ${s.kva} kVA, 50 Hz`);
    if (s.tonnes) lines.push(`Operating weight: ${s.tonnes} t`);
    if (s.bucket) lines.push(`Bucket: ${s.bucket} m³`);
    if (s.lift) lines.push(`Lifting capacity: ${s.lift} t`);
    if (s.reach)
      lines.push(
        `${f.thing === 'milling-machine' ? 'Working width' : f.thing === 'boom-lift' ? 'Working height' : 'Boom'}: ${s.reach} m`,
      );
    if (s.axle) lines.push(`Axle formula: ${s.axle}`);
    if (s.axles) lines.push(`Axles: ${s.axles}`);
    if (s.gearbox) lines.push(`Gearbox: ${s.gearbox === 'automated' ? 'automated manual' : s.gearbox}`);
    if (s.seats) lines.push(`Seats: ${s.seats}`);
    if (s.drive) lines.push(`Drive: ${s.drive === '4wd' ? 'four-wheel drive' : 'two-wheel drive'}`);
    if (s.fuel) lines.push(`Fuel: ${s.fuel}`);
    if (lines.length === 0)
      lines.push(
        f.plain || f.class === 'trailer' || f.class === 'attachment'
          ? `Type: ${f.noun}`
          : f.class === 'car' || f.class === 'motorcycle'
            ? `Body: ${f.noun}`
            : 'Engine: diesel',
      );
    if (f.adType === 'wanted') return [...lines, `Model year: ${f.year} or newer`];
    if (f.runsOn === 'tracks') lines.push(`Undercarriage: ${f.wear}%`);
    if (f.runsOn === 'tyres' && (f.class !== 'car' || lines.length < 3) && !has(f, 'solid-tyres'))
      lines.push(`Tyres: ${f.wear}%`);
    lines.push(`Model year: ${f.year}`);
    return lines;
  },
  rejections: [
    () => 'The pictures do not show the machine that is described.',
    () => 'The price is not plausible. Please check the currency.',
    () => 'There is a phone number in the title. Please use the phone field.',
    () => 'The same machine is already listed in another ad of yours.',
    () => 'The category does not fit. Please choose the right one and submit again.',
    () => 'The description is too short for a buyer to decide.',
  ],
};
