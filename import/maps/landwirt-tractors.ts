import type { ImportMap } from '../map';

const spare = 'ersatzteil|spare part|for parts|only parts|dismantled';

/** Tractors of a farm market: make and model stand together in the title, prices as "EUR 116.904,50". */
export const landwirtTractors = {
  source: 'landwirt-tractors',
  name: 'Tractors',
  parts: {
    named: { from: '{Title}', replace: [['^(sonstige|other|egyéb|drugo)\\s+', '']] },
    // The site cut the list of equipment.
    equipment: { from: '{Details}', replace: [[',?\\s*\\.\\.\\.$', '']] },
    hp: { from: '{HP}', match: '(\\d+)\\s*hp', take: '$1' },
    hourly: { from: '{Price}', match: '^.*/\\s*h$' },
  },
  title: ['{named}'],
  description: ['{equipment}', 'Stands in {Location}.', 'For hire: {hourly}'],
  specification: ['Power: {HP}'],
  language: 'en',
  category: {
    rules: [
      { when: { Title: 'engine', HP: '^$' }, is: 'attachments-and-parts/engines' },
      { when: { Title: spare }, is: 'attachments-and-parts' },
      { when: { hp: { below: 60 } }, is: 'tractors/tractors-under-60-hp' },
      { when: { hp: { atLeast: 60, below: 100 } }, is: 'tractors/tractors-60-100-hp' },
      { when: { hp: { atLeast: 100, below: 160 } }, is: 'tractors/tractors-100-160-hp' },
      { when: { hp: { atLeast: 160, below: 2000 } }, is: 'tractors/tractors-over-160-hp' },
    ],
    default: 'tractors',
  },
  adType: {
    rules: [
      { when: { Title: spare }, is: 'parts' },
      { when: { Price: '/\\s*h$' }, is: 'rent' },
    ],
    default: 'sale',
  },
  brand: {
    from: '{Title}',
    leads: true,
    none: '^(sonstige|other|egyéb|drugo|\\d)',
    aliases: {
      Case: 'Case IH',
      Carraro: 'Antonio Carraro',
      'Antonio Carraro': 'Antonio Carraro',
      IHC: 'International',
      'Mc Cormick': 'McCormick',
      MFMassey: 'Massey Ferguson',
      'MB Trac': 'MB Trac',
      'BM Volvo': 'Volvo',
      'Bolinder Munktell': 'Bolinder-Munktell',
      'David Brown': 'David Brown',
      'Rigi Trac': 'Rigitrac',
      Tym: 'TYM',
    },
  },
  // "Agrotron 7250 TTV / PTO" → Agrotron 7250
  model: { from: '{$rest}', match: '^(?:[^\\s\\d]+ ){0,2}\\S*\\d[^\\s,;]*', longest: 24 },
  addBrands: true,
  addModels: true,
  // A price of a few euros is asked by those who name none.
  price: {
    from: '{Price}',
    currency: 'EUR',
    thousands: '.',
    decimal: ',',
    onRequest: '/\\s*h$|^EUR \\d(,\\d+)?$',
  },
  vat: { from: '{Price Excl. VAT}', include: 'excl\\. VAT \\d', default: 'exclude' },
  year: { from: '{Year}' },
  hours: { from: '{Working Hours}', outside: 'leave out' },
} satisfies ImportMap;
