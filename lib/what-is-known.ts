import type { HasRow, TakesFact } from './ad-filters';
import { processWide } from './process-wide';

// What an address may ask for. Until that is known, and where an API elsewhere does not say it, whatever can be one.

export const takesFact: TakesFact = (name, value) => processWide.takesFact?.(name, value) ?? true;

export const hasRow: HasRow = (filter, id) => processWide.hasRow?.(filter, id) ?? true;

const currencies = new Set(Intl.supportedValuesOf('currency'));

export const hasCurrency = (code: string): boolean => processWide.hasCurrency?.(code) ?? currencies.has(code);
