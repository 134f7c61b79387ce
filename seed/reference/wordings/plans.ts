import { say } from '../say';
import type { PlanSeed } from '../types';

export const plans: readonly PlanSeed[] = [
  {
    slug: 'free',
    title: say('Free', 'المجانية', 'بەخۆڕایی'),
    price: 0,
    regular: 20,
    featured: 0,
    top: 0,
    adDays: null,
    popular: 0,
  },
  {
    slug: 'basic',
    title: say('Basic', 'الأساسية', 'بنەڕەتی'),
    price: 9,
    regular: 60,
    featured: 2,
    top: 0,
    adDays: null,
    popular: 0,
  },
  {
    slug: 'dealer',
    title: say('Dealer', 'التاجر', 'بازرگان'),
    price: 49,
    regular: 250,
    featured: 10,
    top: 3,
    adDays: 90,
    popular: 1,
  },
  {
    slug: 'fleet',
    title: say('Fleet', 'الأسطول', 'کاروان'),
    price: 149,
    regular: 1000,
    featured: 40,
    top: 10,
    adDays: 120,
    popular: 0,
  },
];
