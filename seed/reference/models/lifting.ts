import { listOf } from './list';

export const lifting = [
  ...listOf('lifting-and-handling', 'mobile-cranes', 'mobile-crane', 'hours', [
    ['liebherr', 'LTM 1050-3.1', [2006, 2018], [190_000, 400_000], [8_000, 15_000]],
    ['liebherr', 'LTM 1100-4.2', [2010, 2020], [420_000, 820_000], [7_000, 14_000]],
  ]),
  ...listOf('lifting-and-handling', 'rough-terrain-cranes', 'mobile-crane', 'hours', [
    ['grove', 'RT540E', [2006, 2014], [95_000, 185_000], [6_000, 12_000]],
    ['tadano', 'GR-500EX', [2008, 2016], [150_000, 260_000], [7_000, 13_000]],
  ]),
  ...listOf('lifting-and-handling', 'truck-mounted-cranes', 'mobile-crane', 'hours', [
    ['kato', 'NK-250E-v', [1990, 2004], [38_000, 80_000], [10_000, 18_000]],
    ['xcmg', 'QY25K5', [2012, 2023], [55_000, 125_000], [3_000, 9_000]],
    ['zoomlion', 'QY50V', [2010, 2020], [80_000, 160_000], [4_000, 10_000]],
  ]),
  ...listOf('lifting-and-handling', 'forklifts', 'forklift', 'hours', [
    ['toyota', '8FD30', [2012, 2023], [12_000, 28_000], [3_000, 11_000]],
    ['komatsu', 'FD30T-17', [2012, 2022], [11_000, 24_000], [3_000, 10_000]],
    ['linde', 'H30D', [2008, 2018], [10_000, 22_000], [5_000, 13_000]],
    ['heli', 'CPCD30', [2015, 2024], [8_000, 18_000], [500, 6_000]],
  ]),
  ...listOf('lifting-and-handling', 'reach-stackers', 'reach-stacker', 'hours', [
    ['konecranes', 'SMV 4531 TB5', [2008, 2018], [130_000, 280_000], [10_000, 22_000]],
    ['kalmar', 'DRG450', [2010, 2021], [140_000, 310_000], [9_000, 21_000]],
  ]),
  ...listOf('lifting-and-handling', 'aerial-platforms', 'boom-lift', 'hours', [
    ['genie', 'S-65', [2008, 2018], [28_000, 62_000], [2_500, 6_500]],
    ['jlg', '600AJ', [2008, 2019], [24_000, 62_000], [2_000, 6_500]],
  ]),
];

export const concrete = [
  ...listOf('concrete-and-crushing', 'concrete-pumps', 'concrete-pump', 'hours', [
    ['putzmeister', 'M 36-4', [2004, 2014], [75_000, 170_000], [7_000, 15_000]],
    ['schwing', 'S 36 X', [2005, 2015], [75_000, 175_000], [7_000, 15_000]],
    ['sany', 'SYG5418THB 52', [2012, 2022], [140_000, 300_000], [4_000, 10_000]],
  ]),
  ...listOf('concrete-and-crushing', 'batching-plants', 'crusher', 'none', [
    ['elkon', 'Mobile Master-60', [2010, 2022], [60_000, 140_000]],
  ]),
  ...listOf('concrete-and-crushing', 'crushers', 'crusher', 'hours', [
    ['metso', 'Lokotrack LT106', [2008, 2018], [160_000, 340_000], [6_000, 14_000]],
    ['sandvik', 'QJ341', [2010, 2019], [150_000, 320_000], [5_000, 11_000]],
  ]),
  ...listOf('concrete-and-crushing', 'mixer-trucks', 'mixer-truck', 'km', [
    ['sany', 'SY310C-8', [2014, 2023], [30_000, 62_000], [60_000, 350_000]],
    ['sinotruk', 'Howo 380 10 m³', [2013, 2023], [24_000, 55_000], [60_000, 350_000]],
  ]),
  ...listOf('concrete-and-crushing', 'screens', 'crusher', 'hours', [
    ['powerscreen', 'Chieftain 1700', [2008, 2019], [70_000, 150_000], [4_000, 10_000]],
  ]),
];
