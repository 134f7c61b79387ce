import { createContext, useContext } from 'react';
import type { Control, FieldPath, UseFormReturn } from 'react-hook-form';
import type { Currency } from '@/lib/contract/reference';
import type { Locale } from '@/lib/i18n/locales';
import type { SelectLabels } from '../ui/select';
import type { AdFormLabels } from './ad-form-labels';
import type { KindSheet } from './facts/use-kind-sheet';
import type { TextsRead } from './facts/use-proposals';
import type { AdValues } from './values';

type Named = { id: number; name: string };

/** What can be chosen, in the language of the page. */
export type AdChoices = {
  adTypes: Named[];
  categories: Named[];
  subCategories: (Named & { category_id: number })[];
  /** With their names in the other languages: an excavator's badge is Latin everywhere. */
  brands: (Named & { also: string })[];
  states: (Named & { lat: number; long: number })[];
  socialMedia: Named[];
  years: number[];
};

type Field = { error?: string };

export type AdFormContext = {
  locale: Locale;
  rtl: boolean;
  labels: AdFormLabels;
  selectLabels: SelectLabels;
  choices: AdChoices;
  /** What prices are read back in. */
  currency: Currency;
  /** What the price may be written in. */
  priceCurrencies: readonly Currency[];
  /** What the chosen kind is asked for. */
  kindSheet: KindSheet;
  /** What the seller's texts state; null until they were read. */
  textsRead: TextsRead | null;
  form: UseFormReturn<AdValues>;
  control: Control<AdValues>;
  field: (name: FieldPath<AdValues>) => ReturnType<UseFormReturn<AdValues>['register']> & Field;
};

const Context = createContext<AdFormContext | null>(null);
export const AdFormProvider = Context.Provider;

export const useAdFormContext = (): AdFormContext => {
  const context = useContext(Context);
  if (!context) throw new Error('A field of the ad form stands outside of it.');
  return context;
};
