/** What a seller may ask for; the first is meant where none is named. Apart from the schemas, so that a dialog loads none of them. */
export const priceCurrencies = ['USD', 'IQD'] as const;
export type PriceCurrency = (typeof priceCurrencies)[number];
