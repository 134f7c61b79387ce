import type { ImportMap } from '../map';

/** British used cars: pounds and miles, makes in small letters and short forms, a blank before each model. */
export const ukUsedCars = {
  source: 'uk-used-cars',
  name: 'British used cars',
  parts: {
    engine: { from: '{engineSize}', match: '^(?!0(\\.0)?$).+', replace: [['^(\\d)$', '$1.0']] },
    fuel: { from: '{fuelType}', match: '^(?!other).+' },
    tax: { from: '{tax}', match: '^[1-9]\\d*' },
    named: {
      from: '{model}',
      replace: [
        [' CLASS$', ' Class'],
        ['^IX(\\d\\d)', 'ix$1'],
        ['^I(\\d\\d)', 'i$1'],
      ],
    },
  },
  title: ['{$brand} {named} {engine} {fuel} {$year}', '{$brand} {named} {$year}'],
  description: [
    'Fuel: {fuel}',
    'Gearbox: {transmission}',
    'Engine: {engine} l',
    'Consumption: {mpg} mpg',
    'Road tax: £{tax} a year',
  ],
  language: 'en',
  category: {
    rules: [
      { when: { fuelType: 'hybrid|electric' }, is: 'cars/electric-and-hybrid' },
      { when: { model: '^(hilux|amarok|x-class|ranger)$' }, is: 'cars/pickups' },
      {
        when: {
          model: '^(caravelle|v class|i800|tourneo|transporter|caddy|shuttle|proace|vivaro|combo life)',
        },
        is: 'cars/passenger-vans',
      },
      {
        when: {
          model:
            '^(kuga|ecosport|edge|tiguan|touareg|t-roc|t-cross|q[2-8]|sq[57]|x[1-7]|gl[abces]? class|tucson|santa fe|kona|ix35|rav4|c-hr|land cruiser|kodiaq|karoq|kamiq|yeti|mokka|crossland|grandland|antara|g class)',
        },
        is: 'cars/suvs',
      },
      {
        when: {
          model:
            '^(fiesta|focus|polo|golf|up|corsa|astra|adam|viva|yaris|aygo|auris|fabia|citigo|scala|i10|i20|i30|a1|a3|[12] series|a class|b class|ka)',
        },
        is: 'cars/hatchbacks',
      },
      { when: { model: '^(tt|z[34]|slk?|r8|supra|gt86|scirocco|mustang|m[2-6])$' }, is: 'cars/coupes' },
      {
        when: {
          model:
            '^(a[468]|[357] series|[ces] class|passat|insignia|mondeo|superb|octavia|avensis|i40|arteon|cc)$',
        },
        is: 'cars/saloons',
      },
    ],
    default: 'cars',
  },
  brand: {
    from: '{make}',
    aliases: { hyundi: 'Hyundai', merc: 'Mercedes-Benz', vw: 'Volkswagen', bmw: 'BMW', skoda: 'Škoda' },
  },
  model: { from: '{named}' },
  addBrands: true,
  addModels: true,
  price: { from: '{price}', currency: 'GBP' },
  priceType: { default: 'fix' },
  vat: { default: 'include' },
  year: { from: '{year}' },
  distance: { from: '{mileage}', unit: 'mi' },
} satisfies ImportMap;
