import { listOf } from './list';

export const power = [
  ...listOf('power-and-oilfield', 'generators', 'generator', 'hours', [
    ['caterpillar', 'C15 500 kVA', [2008, 2022], [28_000, 75_000], [500, 15_000]],
    ['perkins', '1106A 150 kVA', [2008, 2023], [9_000, 22_000], [500, 15_000]],
    ['cummins', 'QSX15 500 kVA', [2008, 2022], [30_000, 72_000], [500, 14_000]],
    ['fg-wilson', 'P250-3', [2008, 2022], [15_000, 34_000], [500, 15_000]],
    ['aksa', 'APD 275 C', [2010, 2023], [14_000, 32_000], [500, 14_000]],
  ]),
  ...listOf('power-and-oilfield', 'compressors', 'compressor', 'hours', [
    ['atlas-copco', 'XAS 186', [2007, 2016], [8_000, 18_000], [2_000, 7_000]],
    ['kaeser', 'M 50', [2008, 2020], [7_000, 17_000], [1_500, 6_000]],
  ]),
  ...listOf('power-and-oilfield', 'light-towers', 'compressor', 'hours', [
    ['atlas-copco', 'HiLight V5+', [2014, 2023], [5_500, 13_000], [800, 7_000]],
  ]),
  ...listOf('power-and-oilfield', 'welding-sets', 'generator', 'hours', [
    ['lincoln-electric', 'Vantage 500', [2008, 2022], [5_000, 13_000], [500, 8_000]],
  ]),
  ...listOf('power-and-oilfield', 'industrial-pumps', 'compressor', 'hours', [
    ['godwin', 'CD150M', [2006, 2020], [9_000, 24_000], [800, 9_000]],
  ]),
  ...listOf('power-and-oilfield', 'oilfield-tanks', 'trailer', 'none', [
    ['cimc', 'Frac Tank 500 bbl', [2009, 2022], [13_000, 36_000]],
  ]),
];

export const motorcycles = [
  ...listOf('motorcycles-and-quads', 'motorcycles', 'motorcycle', 'km', [
    ['honda', 'CG 125', [2005, 2023], [600, 1_800], [3_000, 60_000]],
    ['yamaha', 'YBR 125', [2006, 2022], [900, 2_400], [3_000, 60_000]],
    ['bajaj', 'Boxer BM 150', [2012, 2024], [700, 1_900], [2_000, 55_000]],
    ['suzuki', 'GSX-R 750', [2006, 2021], [4_500, 12_000], [6_000, 60_000]],
  ]),
  ...listOf('motorcycles-and-quads', 'tricycles', 'motorcycle', 'km', [
    ['bajaj', 'RE 4S', [2014, 2024], [1_400, 3_400], [5_000, 90_000]],
    ['dayun', 'DY200ZH', [2012, 2024], [900, 2_300], [3_000, 60_000]],
  ]),
  ...listOf('motorcycles-and-quads', 'quads', 'motorcycle', 'km', [
    ['polaris', 'Sportsman 570', [2014, 2024], [4_500, 9_500], [1_000, 18_000]],
    ['yamaha', 'Raptor 700', [2008, 2023], [4_000, 10_000], [1_000, 20_000]],
    ['can-am', 'Outlander 650', [2012, 2024], [5_000, 11_000], [1_000, 18_000]],
  ]),
];

export const attachments = [
  ...listOf('attachments-and-parts', 'hammers', 'attachment', 'none', [
    ['soosan', 'SB81', [2008, 2024], [4_500, 13_000]],
    ['furukawa', 'F22', [2005, 2019], [5_000, 14_000]],
    ['atlas-copco', 'HB 2500', [2008, 2018], [9_000, 24_000]],
  ]),
  ...listOf('attachments-and-parts', 'buckets', 'attachment', 'none', [
    ['mb-crusher', 'BF90.3', [2010, 2023], [14_000, 36_000]],
    ['caterpillar', 'GD 1200', [2008, 2024], [1_200, 4_200]],
  ]),
  ...listOf('attachments-and-parts', 'quick-couplers', 'attachment', 'none', [
    ['oilquick', 'OQ70/55', [2012, 2024], [4_500, 14_000]],
    ['caterpillar', 'CW-40', [2008, 2022], [2_200, 7_500]],
  ]),
];
