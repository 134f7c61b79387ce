import type { BrandSeed } from '../types';
import { brand } from './brand';

export const fieldBrands: readonly BrandSeed[] = [
  brand(
    'massey-ferguson',
    '#C8202F',
    'Massey Ferguson',
    'ماسي فيركسون',
    'ماسی فێرگسن',
    'massey, mf, itm, ماسي, ماسي فركسن, فركسن, فيركسون, فيرغسون, ماسی, فێرگسۆن, فەرگسن, massy, massy ferguson, ماسي فيرغسون, ماسي فيرجسون, مەسی, مەسی فێرگسۆن, ماسی فەرگسۆن, ماسیی, فركسون, فيرجسون, ماسي فركسون',
  ),
  brand(
    'john-deere',
    '#367C2B',
    'John Deere',
    'جون دير',
    'جۆن دیر',
    'deere, jd, جوندير, جون ديري, جۆندیر, جاندیر, جون ديير, جوندیر, جۆن دییەر, johndeere',
  ),
  brand(
    'new-holland',
    '#1F5FA8',
    'New Holland',
    'نيو هولاند',
    'نیو هۆڵاند',
    'nh, نيوهولاند, نيو هولند, نیوهۆڵاند, نیوهۆلەند, نيو هولندا, نيوهولندا, نیو هۆلەند, نیوهۆڵەند',
  ),
  brand('case-ih', '#B3192A', 'Case IH', 'كيس آي إتش', 'کەیس ئای ئێچ', 'كيس, كيس زراعي, کەیس'),
  brand('kubota', '#EF5B25', 'Kubota', 'كوبوتا', 'کوبۆتا', 'كبوتا, کۆبۆتا, كوبوته, كيوبوتا, کیوبۆتا'),
  brand('fendt', '#4B7F3A', 'Fendt', 'فندت', 'فێنت', 'فنت, فيندت'),
  brand('claas', '#B4C718', 'Claas', 'كلاس', 'کلاس', 'class, كلاز, کڵاس'),
  brand('deutz-fahr', '#76B82A', 'Deutz-Fahr', 'دويتز فار', 'دۆیتز فار', 'deutz, دوتز, دويتس, دۆیتس'),
  brand('landini', '#1E5AA8', 'Landini', 'لانديني', 'لاندینی', 'لنديني'),
  brand('zetor', '#D2232A', 'Zetor', 'زيتور', 'زێتۆر', 'زتور'),
  brand(
    'belarus',
    '#2F6FB3',
    'Belarus (MTZ)',
    'بيلاروس (إم تي زد)',
    'بێلاڕووس (ئێم تی زێد)',
    'mtz, تركتر روسي, بلاروس, بيلاروسيا, بێلارووس, تراکتۆری ڕووسی',
  ),
  brand('tumosan', '#D62718', 'Tümosan', 'توموسان', 'تومۆسان', 'tumosan, تموسان'),
  brand('basak', '#E2001A', 'Başak', 'باشاك', 'باشاک', 'basak, باشك'),
  brand(
    'foton-lovol',
    '#D8232A',
    'Foton Lovol',
    'فوتون لوفول',
    'فۆتۆن لۆڤۆڵ',
    'foton, lovol, فوتون, لوفول, فۆتۆن, لۆڤۆڵ',
  ),
];
