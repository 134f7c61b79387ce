import type { ImportMap } from '../map';

/** Makes and models of whole machines become reference rows; those of parts and of hand tools do not. */
const machine =
  '^(?!.*partsstationary).*(excavator|loader|tractor|grader|roller|compactor|truck|scraper|crane|forklift|gen-set|air-compressor|sweeper|broom|paver|crusher|drill|dumper)';

/** What stands in the column of models where there is none. */
const noModel = '^(unused|quantity|qty|misc|custom|parts only|lot of)|quantity of|\\bqty\\b';

/** Auction sales of construction machines: what was sold stands at the end of the link, as does the yard. */
export const rbauction = {
  source: 'rbauction',
  name: 'Auction sales',
  parts: {
    lot: { from: '{listing_url}', match: '[?&]invId=(\\d+)', take: '$1' },
    slug: {
      from: '{listing_url}',
      match: 'rbauction\\.com/([^?]*)',
      take: '$1',
      replace: [['(-?\\bunused)+$', '']],
    },
    thing: {
      from: '{slug}',
      match:
        '(?:mini|midi|mobile|hydraulic)-excavator|(?:compact-track|skid-steer|wheel|crawler|multi-terrain|skip)-loader|loader-backhoe|crawler-tractor|wheel-dozer|motor-grader|(?:articulated-dump|rock)-truck|(?:motor|pull)-scraper|(?:tandem|vibratory|pneumatic|wheel|walk-behind)-roller|(?:padfoot|trench|plate)-compactor|(?:rough-terrain|truck|crawler|carry-deck|tower)-crane|gen-set|air-compressor|light-tower|street-sweeper|broom|asphalt-paver',
      replace: [
        ['^loader-backhoe$', 'backhoe loader'],
        ['^gen-set$', 'generator'],
        ['-', ' '],
      ],
    },
    short: {
      from: '{model}',
      match: `^(?!.*(?:${noModel}|excavator|loader|roller|tractor|gen set|generator|compactor|crane|broom)).{1,24}$`,
    },
    city: {
      from: '{listing_url}',
      match: 'auction=([a-z-]+)-[a-z]{2}-\\d',
      take: '$1',
      letters: 'title',
      replace: [['-', ' ']],
    },
    region: { from: '{listing_url}', match: 'auction=[a-z-]+-([a-z]{2})-\\d', take: '$1', letters: 'large' },
    condition: {
      from: '{listing_url}',
      match: 'inoperable|parts-only',
      letters: 'title',
      replace: [['-', ' ']],
    },
  },
  key: ['{lot}'],
  title: [
    '{$year} {$brand} {$model} {thing}',
    '{$brand} {$model} {thing}',
    '{$year} {$brand} {$model}',
    '{$brand} {$model}',
    '{$year} {short} {thing}',
    '{short} {thing}',
    '{model|make}',
  ],
  description: ['Sold at auction in {city}, {region} on {sale_date}.', 'Condition: {condition}'],
  language: 'en',
  category: {
    rules: [
      { when: { slug: 'partsstationary' }, is: 'attachments-and-parts' },
      { when: { slug: 'm(in|id)i-excavator' }, is: 'construction-machinery/mini-excavators' },
      { when: { slug: 'mobile-excavator' }, is: 'construction-machinery/wheeled-excavators' },
      { when: { slug: 'excavator' }, is: 'construction-machinery/crawler-excavators' },
      { when: { slug: 'backhoe' }, is: 'construction-machinery/backhoe-loaders' },
      {
        when: { slug: '(skid-steer|track|terrain)-loader' },
        is: 'construction-machinery/skid-steer-loaders',
      },
      { when: { slug: 'wheel-loader' }, is: 'construction-machinery/wheel-loaders' },
      { when: { slug: 'crawler-tractor|dozer' }, is: 'construction-machinery/bulldozers' },
      { when: { slug: 'motor-grader' }, is: 'construction-machinery/motor-graders' },
      {
        when: { slug: 'plate-compactor|jumping-jack|loader|scraper|broom|sweeper|road-widener' },
        is: 'construction-machinery',
      },
      { when: { slug: 'roller|compactor$' }, is: 'construction-machinery/rollers' },
      { when: { slug: 'articulated-dump' }, is: 'construction-machinery/articulated-dumpers' },
      { when: { slug: 'rock-truck' }, is: 'construction-machinery/rigid-dumpers' },
      { when: { slug: 'dumper|personnel-carrier|water-wagon' }, is: 'construction-machinery' },
      { when: { slug: 'asphalt-paver' }, is: 'construction-machinery/asphalt-pavers' },
      { when: { slug: 'cold-planer|milling' }, is: 'construction-machinery/milling-machines' },
      {
        when: { slug: '(crawler|mounted|rotary|rock)-drill|boring-machine' },
        is: 'construction-machinery/drilling-rigs',
      },
      { when: { slug: 'pile-(hammer|driver)|drop-hammer' }, is: 'construction-machinery/piling-rigs' },
      { when: { slug: 'telescopic-forklift|telehandler' }, is: 'construction-machinery/telehandlers' },
      { when: { slug: 'rough-terrain-crane' }, is: 'lifting-and-handling/rough-terrain-cranes' },
      { when: { slug: 'truck-crane' }, is: 'lifting-and-handling/truck-mounted-cranes' },
      { when: { slug: 'tower-crane' }, is: 'lifting-and-handling/tower-cranes' },
      { when: { slug: '(crawler|deck|mobile)-crane' }, is: 'lifting-and-handling/mobile-cranes' },
      { when: { slug: 'forklift' }, is: 'lifting-and-handling/forklifts' },
      {
        when: { slug: 'scissor-?lift|boom-?lift|climber-platform' },
        is: 'lifting-and-handling/aerial-platforms',
      },
      { when: { slug: 'crane|hoist' }, is: 'lifting-and-handling' },
      { when: { slug: 'gen-set' }, is: 'power-and-oilfield/generators' },
      { when: { slug: 'air-compressor' }, is: 'power-and-oilfield/compressors' },
      { when: { slug: 'light-tower' }, is: 'power-and-oilfield/light-towers' },
      { when: { slug: 'welder' }, is: 'power-and-oilfield/welding-sets' },
      { when: { slug: 'crusher' }, is: 'concrete-and-crushing/crushers' },
      { when: { slug: 'truck-tractor' }, is: 'trucks/tractor-units' },
      { when: { slug: 'bucket' }, is: 'attachments-and-parts/buckets' },
    ],
    default: 'attachments-and-parts',
  },
  adType: { rules: [{ when: { slug: 'partsstationary|parts-only' }, is: 'parts' }], default: 'auction' },
  brand: {
    from: '{make}',
    none: '^(qty|quantity|unused|unknown|custom|misc|n/?a$|lot of|other|shop ?built|home ?made|various|assorted)',
    aliases: { DEERE: 'John Deere', WACKER: 'Wacker Neuson', 'INGERSOLL RAND': 'Ingersoll-Rand' },
  },
  model: {
    from: '{model}',
    longest: 24,
    none: noModel,
  },
  addBrands: { slug: machine },
  addModels: { slug: machine },
  price: { from: '{price_usd}', currency: 'USD', decimal: '.' },
  priceType: { default: 'fix' },
  year: { from: '{year}' },
  hours: { from: '{hours}', unknown: '^0$', outside: 'leave out' },
  date: { from: '{sale_date}', format: 'MMM D, YYYY' },
} satisfies ImportMap;
