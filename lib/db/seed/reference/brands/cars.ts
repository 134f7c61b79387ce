import type { BrandSeed } from '../types';
import { brand } from './brand';

/** A car comes in any paint; these are the ones most seen on the road. */
export const carBrands: readonly BrandSeed[] = [
  brand('toyota', '#EDEDED', 'Toyota', 'تويوتا', 'تۆیۆتا', 'تيوتا, تايوتا, تۆیوتا, تیۆتا'),
  brand('kia', '#D9DCE0', 'Kia', 'كيا', 'کیا', 'كيه, کییا'),
  brand('nissan', '#E6E4DF', 'Nissan', 'نيسان', 'نیسان', 'نسان'),
  brand(
    'chevrolet',
    '#C7A24A',
    'Chevrolet',
    'شوفرليت',
    'شۆفرلێت',
    'chevy, شفروليه, شيفروليه, شوفر, شێڤرۆلێت, شۆڤرلێت',
  ),
  brand('dodge', '#B3202A', 'Dodge', 'دودج', 'دۆج', 'دوج, دۆدج'),
  brand('chrysler', '#4A4E55', 'Chrysler', 'كرايسلر', 'کرایسلەر', 'اوباما, كرايزلر, ئۆباما'),
  brand('jeep', '#4C5A3C', 'Jeep', 'جيب', 'جیپ', 'جيب امريكي, جێپ'),
  brand('ford', '#2C4F8F', 'Ford', 'فورد', 'فۆرد', 'فۆڕد'),
  brand('mitsubishi', '#E4E4E4', 'Mitsubishi', 'ميتسوبيشي', 'میتسوبیشی', 'متسوبيشي, متسوبیشی'),
  brand('volkswagen', '#A7B4C2', 'Volkswagen', 'فولكس واغن', 'فۆڵکسواگن', 'vw, فولكسواكن, فوكس واكن, فۆڵکس'),
  brand('tesla', '#EDEEF0', 'Tesla', 'تسلا', 'تێسلا', 'تيسلا'),
  brand('geely', '#3B6FB6', 'Geely', 'جيلي', 'جیلی', 'جيلى, جێلی'),
  brand('chery', '#8E9AA6', 'Chery', 'شيري', 'چێری', 'جيري, چیری'),
  brand('mg', '#B5252B', 'MG', 'إم جي', 'ئێم جی', 'ام جي, morris garages'),
  brand('haval', '#7F8891', 'Haval', 'هافال', 'هاڤاڵ', 'هفال, هاڤال'),
  brand('jetour', '#5B6770', 'Jetour', 'جيتور', 'جێتۆر', 'جتور, جیتۆر'),
  brand('byd', '#2F7D76', 'BYD', 'بي واي دي', 'بی وای دی', 'بيواي دي'),
  brand('changan', '#49708A', 'Changan', 'شانجان', 'چانگان', 'جانكان, تشانجان, شانكان'),
  brand('saipa', '#F1F1EE', 'SAIPA', 'سايبا', 'سایپا', 'سايبة'),
  brand('peugeot', '#DADADA', 'Peugeot', 'بيجو', 'پیژۆ', 'بيجو ايراني, پێژۆ, پژۆ, ایران خودرو, iran khodro'),
  brand('bmw', '#2E3E5C', 'BMW', 'بي إم دبليو', 'بی ئێم دەبڵیو', 'بي ام, بمو, بي ام دبليو, بی ئێم'),
  brand('lexus', '#F4F4F2', 'Lexus', 'لكزس', 'لێکسس', 'لكزز, ليكزس, لێکسەس'),
  brand(
    'land-rover',
    '#2F4A3A',
    'Land Rover',
    'لاند روفر',
    'لاند ڕۆڤەر',
    'range rover, رنج روفر, رينج, لاندروفر, ڕەینج ڕۆڤەر, ڕێنج',
  ),
];
