import type { BrandSeed } from '../types';
import { brand } from './brand';

export const supportBrands: readonly BrandSeed[] = [
  brand(
    'perkins',
    '#1D5FA6',
    'Perkins',
    'بيركنز',
    'پێرکینز',
    'بركنز, بيركنس, پەرکینز, پێرکنز, پارکنز, بركنس',
  ),
  brand('cummins', '#2E8B57', 'Cummins', 'كمنز', 'کەمینز', 'كومنز, كامنز, کۆمینز, كمينز, کامینز, کەمنز'),
  brand('fg-wilson', '#2A63AE', 'FG Wilson', 'إف جي ويلسون', 'ئێف جی ویڵسۆن', 'wilson, ويلسون, ولسن, ویلسۆن'),
  brand('aksa', '#D0202E', 'Aksa', 'أكسا', 'ئاکسا', 'اكسا, ئەکسا'),
  brand('kaeser', '#F7C600', 'Kaeser', 'كايزر', 'کایزەر', 'كيزر'),
  brand(
    'lincoln-electric',
    '#C8102E',
    'Lincoln Electric',
    'لنكولن إلكتريك',
    'لینکۆڵن ئەلەکتریک',
    'lincoln, لنكولن, لینکۆڵن',
  ),
  brand('godwin', '#D9A400', 'Godwin', 'كودوين', 'گۆدوین', 'غودوين, xylem'),
  brand('cimc', '#1F6FB2', 'CIMC', 'سي آي إم سي', 'سی ئای ئێم سی', 'سي اي ام سي'),
  brand('honda', '#C8202F', 'Honda', 'هوندا', 'هۆندا', 'هندا'),
  brand('yamaha', '#1D4E9E', 'Yamaha', 'ياماها', 'یاماها', 'يماها'),
  brand('bajaj', '#E0B400', 'Bajaj', 'باجاج', 'باجاج', 'بجاج'),
  brand('suzuki', '#2A6EBB', 'Suzuki', 'سوزوكي', 'سوزوکی', 'سزوكي'),
  brand('dayun', '#B5202A', 'Dayun', 'دايون', 'دایون', 'دايونك'),
  brand('polaris', '#3E6B3C', 'Polaris', 'بولارس', 'پۆلاریس', 'بولاريس'),
  brand('can-am', '#E6B800', 'Can-Am', 'كان أم', 'کان ئام', 'brp, كانام, کانام'),
  brand('soosan', '#E8881C', 'Soosan', 'سوسان', 'سوسان', 'سوزان جاك'),
  brand('furukawa', '#E5B611', 'Furukawa', 'فوروكاوا', 'فوروکاوا', 'frd, فركاوا'),
  brand('mb-crusher', '#D9251D', 'MB Crusher', 'إم بي كراشر', 'ئێم بی کراشەر', 'ام بي كراشر'),
  brand('oilquick', '#F08A00', 'OilQuick', 'أويل كويك', 'ئۆیڵ کویک', 'اويل كويك'),
];
