import type { ImportMap } from '../map';

/** Auction results of six classes of earth-moving machines. The set names models but no makes; year 1000 is unknown. */
export const bulldozers = {
  source: 'bulldozers',
  name: 'Auction results of earth-moving machines',
  parts: {
    thing: {
      from: '{ProductGroupDesc}',
      replace: [
        ['^track type tractors$', 'bulldozer'],
        ['s$', ''],
      ],
      letters: 'small',
    },
    tons: { from: '{fiProductClassDesc}', match: '- ([\\d.]+) to [\\d.]+ metric tons', take: '$1' },
    cab: { from: '{Enclosure}', match: '^(?!none).+' },
    hydraulics: { from: '{Hydraulics}', match: '^(?!none).+' },
    blade: { from: '{Blade_Type}', match: '^(?!none).+' },
    tyres: { from: '{Tire_Size}', match: '^(?!none).+' },
  },
  key: ['{SalesID}'],
  title: ['{$year} {fiModelDesc} {thing}', '{fiModelDesc} {thing}'],
  description: ['{fiProductClassDesc}', 'Sold at auction in {state}.'],
  specification: ['Cab: {cab}', 'Hydraulics: {hydraulics}', 'Blade: {blade}', 'Tyres: {tyres}'],
  language: 'en',
  category: {
    rules: [
      { when: { tons: { below: 6 } }, is: 'construction-machinery/mini-excavators' },
      { when: { ProductGroup: '^TEX$' }, is: 'construction-machinery/crawler-excavators' },
      { when: { ProductGroup: '^TTT$' }, is: 'construction-machinery/bulldozers' },
      { when: { ProductGroup: '^SSL$' }, is: 'construction-machinery/skid-steer-loaders' },
      { when: { ProductGroup: '^BL$' }, is: 'construction-machinery/backhoe-loaders' },
      { when: { ProductGroup: '^WL$' }, is: 'construction-machinery/wheel-loaders' },
      { when: { ProductGroup: '^MG$' }, is: 'construction-machinery/motor-graders' },
    ],
    default: 'construction-machinery',
  },
  adType: { default: 'auction' },
  price: { from: '{SalePrice}', currency: 'USD', decimal: '.' },
  priceType: { default: 'fix' },
  year: { from: '{YearMade}', unknown: '^1000$' },
  hours: { from: '{MachineHoursCurrentMeter}', decimal: '.', unknown: '^0(\\.0)?$', outside: 'leave out' },
  date: { from: '{saledate}', format: 'M/D/YYYY H:mm' },
} satisfies ImportMap;
