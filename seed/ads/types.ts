import type { FactValues } from '@/lib/facts/fact';
import type { Locale } from '@/lib/i18n/locales';

/** An ad as the generator makes it: everything by slug, so that it knows no ids. Money in whole US dollars, days counted back from "now". */
export type GeneratedAd = {
  title: string;
  description: string;
  information: string;
  feature: string;
  specification: string;
  language: Locale;
  adType: string;
  category: string;
  subCategory: string;
  brand: string;
  model: string;
  state: string | null;
  year: number | null;
  hours: number | null;
  distance: number | null;
  distanceType: 'km' | 'mi';
  facts: FactValues;
  /** Null: price on request. */
  price: number | null;
  priceType: 'fix' | 'negotiable';
  vat: 'include' | 'exclude';
  status: 'accept' | 'pending' | 'rejected';
  rejectionReason: string | null;
  promotion: 'top' | 'featured' | null;
  /** Index into the sellers of `generateSellers`. */
  seller: number;
  views: number;
  lat: number;
  long: number;
  zipCode: string;
  daysAgo: number;
  /** How many of the pictures of its kind and colour it shows, and where in that set it starts. */
  pictures: { kind: string; color: string; first: number; count: number };
};

export type GeneratedSeller = {
  username: string;
  firstName: string;
  lastName: string;
  fullName: string;
  dealer: boolean;
  state: string;
  lat: number;
  long: number;
  zipCode: string;
  phoneNumber: string;
  whatsappNumber: string;
  email: string;
  websiteUrl: string | null;
};
