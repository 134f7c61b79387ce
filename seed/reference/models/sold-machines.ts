import type { Sold } from './sold';

/**
 * Lorries, buses, tractors and machines that the trade of Iraq sells beside those of the demo. Their codes are typed as
 * they are, or letter by letter; what stands here is what they are called beside that.
 */
export const soldMachines: Sold = {
  'trucks/tractor-units': {
    'mercedes-benz': { 'Actros 1848': '' },
    volvo: { 'FH16 750': 'اف اتش 16, ئێف ئێچ ١٦', 'FM 440': 'اف ام 440, ئێف ئێم ٤٤٠' },
    renault: { Magnum: 'ماكنوم, مكنم, ماغنوم, ماگنۆم', 'Premium 440': 'بريميوم, پرێمیۆم' },
    iveco: { Stralis: 'ستراليس, سترالس, سترالیس' },
    daf: { 'CF 85': 'سي اف 85, سی ئێف ٨٥' },
    man: { 'TGA 18.430': 'تي جي اي, تی جی ئەی' },
    sinotruk: { Sitrak: 'سيتراك, ستراك, سیتراک' },
    shacman: { 'X3000 420': 'اكس 3000, ئێکس ٣٠٠٠' },
    scania: { 'G 400': 'سكانيا جي, سکانیا جی', 'S 500': 'سكانيا اس, سکانیا ئێس' },
  },
  'trucks/tippers': {
    'mercedes-benz': {
      'Actros 3340': '',
      'Actros 4140': '',
      2624: 'مارسيدس 2624, مارسیدس ٢٦٢٤',
    },
    renault: { Kerax: 'كيراكس, كراكس, کێراکس' },
    iveco: { Astra: 'استرا, أسترا, ئاسترا', Eurotrakker: 'يوروتراكر, یورۆتراکەر' },
    'ford-trucks': { 'Cargo 4142': 'كاركو, كارغو, فورد كاركو, کارگۆ' },
    faw: { 'J6P 380': 'فاو قلاب, فاو جي 6, فاو جەی ٦' },
    kamaz: { 6520: 'كماز 6520, كاماز 6520, کاماز ٦٥٢٠' },
  },
  'trucks/light-trucks': {
    hyundai: {
      H100: 'بورتر, اتش 100, ايتش 100, اج 100, پۆرتەر, ئێچ ١٠٠',
      HD65: 'اتش دي 65, هونداي 65, ئێچ دی ٦٥',
      HD72: 'اتش دي 72, هونداي 72, ئێچ دی ٧٢',
      Mighty: 'مايتي, مایتی',
    },
    hino: { '300': 'هينو 300, هینۆ ٣٠٠', Dutro: 'دوترو, دیوترۆ' },
    isuzu: { Elf: 'ايلف, إيلف, ئێڵف', NKR: 'ان كي ار, ئێن کەی ئاڕ' },
    iveco: { Daily: 'ديلي, دايلي, دەیلی' },
  },
  'trucks/flatbed-trucks': {
    'mercedes-benz': { 1924: 'مارسيدس 1924, مارسیدس ١٩٢٤', Unimog: 'يونيموك, اونيموك, یونیمۆگ' },
    iveco: { Eurocargo: 'يوروكاركو, يورو كاركو, یورۆکارگۆ' },
    isuzu: { FVR: 'اف في ار, ئێف ڤی ئاڕ' },
    'mitsubishi-fuso': { Fighter: 'فايتر, فایتەر' },
  },
  'buses-and-vans/minibuses': {
    'mitsubishi-fuso': { Rosa: 'روزا, ڕۆزا' },
    nissan: { Civilian: 'سفليان, سيفيليان, سیڤیلیان', Urvan: 'اورفان, أورفان, ئۆرڤان' },
    kia: { Combi: 'كومبي, کۆمبی' },
  },
  'buses-and-vans/coaches': {
    'mercedes-benz': { Tourismo: 'توريزمو, توريسمو, توریزمۆ' },
    man: { "Lion's Coach": 'لايونز كوج, لاينز كوج, لایۆنز کۆچ' },
    hyundai: { Universe: 'يونيفرس, یونیڤێرس' },
    kia: { Granbird: 'كرانبيرد, جرانبيرد, گرانبێرد' },
  },
  'buses-and-vans/panel-vans': {
    volkswagen: {
      Caddy: 'كادي, کادی',
      Crafter: 'كرافتر, کرافتەر',
      Transporter: 'ترانسبورتر, ترانسپۆرتەر',
    },
    renault: { Kangoo: 'كانكو, كانغو, کانگۆ', Trafic: 'ترافيك رينو, ترافیک' },
    peugeot: { Partner: 'بارتنر, پارتنەر' },
  },
  'tractors/tractors-60-100-hp': {
    'massey-ferguson': {
      165: 'ماسي 165, مەسی ١٦٥',
      265: 'ماسي 265, مەسی ٢٦٥',
      275: 'ماسي 275, مەسی ٢٧٥',
      290: 'ماسي 290, مەسی ٢٩٠',
      385: 'ماسي 385, مەسی ٣٨٥',
      390: 'ماسي 390, مەسی ٣٩٠',
    },
    'new-holland': { TD75: 'تي دي 75, نيوهولند 75, تی دی ٧٥', TD95: 'تي دي 95, نيوهولند 95, تی دی ٩٥' },
    belarus: { '892': 'بيلاروس 892, بێلاڕووس ٨٩٢', '1025': 'بيلاروس 1025, بێلاڕووس ١٠٢٥' },
    'john-deere': { 3350: 'جوندير 3350, جۆندێر ٣٣٥٠' },
    'case-ih': { Farmall: 'فارمول, فارمال, فارماڵ' },
    landini: { Landpower: 'لاندباور, لاند باور, لاندپاوەر' },
    zetor: { Proxima: 'بروكسيما, پرۆکسیما', Forterra: 'فورتيرا, فۆرتێرا' },
  },
  'tractors/tractors-over-160-hp': {
    'case-ih': { Magnum: 'ماكنم كيس, مەگنەم', Steiger: 'ستيكر, شتايكر, ستایگەر' },
    claas: { Axion: 'اكسيون, أكسيون, ئاکسیۆن', Xerion: 'زيريون, زێریۆن' },
    'new-holland': { T8: 'تي 8, تی ٨' },
  },
  'farm-machinery/combine-harvesters': {
    claas: {
      Tucano: 'توكانو, تووکانۆ',
      Mega: 'كلاس ميكا, كلاس ميغا, کلاس مێگا',
      Medion: 'ميديون, مێدیۆن',
    },
  },
  'construction-machinery/crawler-excavators': {
    caterpillar: { '325D': 'كات 325, کات ٣٢٥', '345D': 'كات 345, کات ٣٤٥' },
    komatsu: { 'PC220-8': 'بي سي 220, پی سی ٢٢٠', 'PC450-8': 'بي سي 450, پی سی ٤٥٠' },
    hitachi: { EX200: 'اي اكس 200, ئی ئێکس ٢٠٠', 'ZX330-3': 'زد اكس 330, زێد ئێکس ٣٣٠' },
    doosan: { 'Solar 220': 'سولار 220, سولر 220, سۆلار ٢٢٠' },
    volvo: { EC290B: 'اي سي 290, ئی سی ٢٩٠', EC360B: 'اي سي 360, ئی سی ٣٦٠' },
  },
  'construction-machinery/wheel-loaders': {
    caterpillar: {
      '966G': 'شفل 966 جي, شۆفڵی ٩٦٦ جی',
      '980H': 'شفل 980, شۆفڵی ٩٨٠',
      '938G': 'شفل 938, شۆفڵی ٩٣٨',
    },
    komatsu: { 'WA320-5': 'دبليو اي 320, دەبڵیو ئەی ٣٢٠', 'WA500-6': 'دبليو اي 500, دەبڵیو ئەی ٥٠٠' },
    sdlg: { LG936L: 'ال جي 936, ئێڵ جی ٩٣٦' },
  },
  'construction-machinery/bulldozers': {
    caterpillar: { D7R: 'دي 7, دي سبعة, دی ٧', D8T: 'دي 8 تي, دی ٨ تی', D9R: 'دي 9, دي تسعة, دی ٩' },
    komatsu: { 'D85EX-15': 'دي 85, دی ٨٥' },
  },
  'construction-machinery/motor-graders': {
    caterpillar: { '120H': 'كريدر 120, گرێدەری ١٢٠', '14M': 'كريدر 14, گرێدەری ١٤' },
  },
  'motorcycles-and-quads/motorcycles': {
    honda: { 'Gold Wing': 'كولد وينك, جولد وينج, گۆڵد وینگ', CBR: 'سي بي ار, سی بی ئاڕ' },
    suzuki: { Hayabusa: 'هايابوسا, هيابوزا, هایابوسا' },
    bajaj: { Pulsar: 'بولسار, بلسر, پوڵسار' },
  },
};
