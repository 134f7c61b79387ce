import { expect, it } from 'vitest';
import { compareNames } from './sort-names';

const shuffled = <T>(list: readonly T[]) =>
  [...list].reverse().sort((a, b) => (String(a) < String(b) ? 1 : -1));

it('knows the Kurdish alphabet', () => {
  const alphabet = 'ئ ا ب پ ت ج چ ح خ د ر ڕ ز ژ س ش ع غ ف ڤ ق ک گ ل ڵ م ن و ۆ ه ە ی ێ'.split(' ');
  expect(shuffled(alphabet).sort(compareNames('ckb'))).toEqual(alphabet);
});

it('knows the Arabic alphabet', () => {
  const alphabet = 'ا ب ت ث ج ح خ د ذ ر ز س ش ص ض ط ظ ع غ ف ق ك ل م ن ه و ي'.split(' ');
  expect(shuffled(alphabet).sort(compareNames('ar'))).toEqual(alphabet);
});

it('sorts the governorates in each language', () => {
  const kurdish = [
    'ئەنبار',
    'بابل',
    'بەسرە',
    'بەغدا',
    'زیقار',
    'سلێمانی',
    'کەرکووک',
    'موسەننا',
    'نەجەف',
    'هەولێر',
  ];
  expect(shuffled(kurdish).sort(compareNames('ckb'))).toEqual(kurdish);
  const arabic = ['أربيل', 'البصرة', 'بابل', 'بغداد', 'دهوك', 'ديالى', 'كربلاء', 'كركوك', 'واسط'];
  expect(shuffled(arabic).sort(compareNames('ar'))).toEqual(arabic);
  const english = ['Anbar', 'Babil', 'Dhi Qar', 'Diyala', 'Duhok', 'Salah al-Din', 'Sulaymaniyah'];
  expect(shuffled(english).sort(compareNames('en'))).toEqual(english);
});

it('does not mind another keyboard', () => {
  expect(['کەر', 'كەب', 'ھەی', 'هەو'].sort(compareNames('ckb'))).toEqual(['كەب', 'کەر', 'هەو', 'ھەی']);
});

it('takes capitals and accents for their letters', () => {
  const brands = ['Başak', 'BMW', 'Bobcat', 'caterpillar', 'Tümosan', 'Volvo', 'Vögele', 'Yanmar'];
  expect(shuffled(brands).sort(compareNames('en'))).toEqual([
    'Başak',
    'BMW',
    'Bobcat',
    'caterpillar',
    'Tümosan',
    'Vögele',
    'Volvo',
    'Yanmar',
  ]);
});

it('counts in model names', () => {
  expect(['PC1250-8', 'PC200-8', 'PC78', 'PC200-10'].sort(compareNames('en'))).toEqual([
    'PC78',
    'PC200-8',
    'PC200-10',
    'PC1250-8',
  ]);
});

it('puts the script of the language first', () => {
  const names = ['Volvo', 'ڤۆڵڤۆ', '3CX', 'Bobcat', 'بۆبکات'];
  expect([...names].sort(compareNames('en'))).toEqual(['3CX', 'Bobcat', 'Volvo', 'بۆبکات', 'ڤۆڵڤۆ']);
  expect([...names].sort(compareNames('ckb'))).toEqual(['3CX', 'بۆبکات', 'ڤۆڵڤۆ', 'Bobcat', 'Volvo']);
});
