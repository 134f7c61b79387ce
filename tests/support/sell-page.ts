import type { Page } from 'playwright';
import sharp from 'sharp';
import { expect } from 'vitest';
import { dictionaries, type Language } from './languages';

// The form of an ad, as a seller fills it in.

const said = (language: Language) => dictionaries[language].adForm;

/** A photograph all of one colour, as a file chooser takes it. */
export const photo = async (color: string, width = 1600, height = 1200) => ({
  name: `${color}.jpg`,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width, height, channels: 3, background: color } })
    .jpeg()
    .toBuffer(),
});

export const choose = async (page: Page, label: string, option: number) => {
  await page.getByRole('combobox', { name: label, exact: true }).click();
  await page.getByRole('listbox').getByRole('option').nth(option).click();
};

/** Everything that the account has not said already; its e-mail is there. */
export const fillIn = async (
  page: Page,
  title: string,
  language: Language = 'en',
  email = 'seller@demo.test',
) => {
  const { fields, noWebsite } = said(language);
  const write = (label: string, text: string) =>
    page.locator('form').getByLabel(label, { exact: true }).fill(text);
  await choose(page, fields.ad_type_id, 0);
  await choose(page, fields.category_id, 0);
  await choose(page, fields.sub_category_id, 0);
  await write(fields.title, title);
  // Known by its Latin name in every language.
  await page.getByRole('combobox', { name: fields.brand_id, exact: true }).fill('caterp');
  await page.getByRole('listbox').getByRole('option').first().click();
  await write(fields.model, '320D');
  await write(fields.price, '٨٥٬٠٠٠');
  await choose(page, fields.price_type, 1);
  await choose(page, fields.year, 3);
  await choose(page, fields.vat, 0);
  await write(fields.distance, '12,500');
  for (const name of ['description', 'information', 'feature', 'specification'] as const) {
    await write(fields[name], `${title}: ${fields[name]}`);
  }
  const read = (name: 'email' | 'website_url') => page.getByLabel(fields[name], { exact: true }).inputValue();
  // What the account says comes all at once; the button may stand there a moment longer than it is needed.
  await expect.poll(() => read('email')).toBe(email);
  if ((await read('website_url')) === '') await page.getByRole('button', { name: noWebsite }).click();
};

/** Adds a photograph of each of these colours, and waits until they are sent. */
export const addPhotos = async (page: Page, colors: string[], language: Language = 'en') => {
  const words = said(language).photos;
  const { length } = await page.locator('[data-photo]').all();
  await page.getByLabel(words.choose).setInputFiles(await Promise.all(colors.map((color) => photo(color))));
  await expect
    .poll(() => page.locator('[data-photo]').getByText(words.sent, { exact: true }).count())
    .toBe(length + colors.length);
};

export const submit = (page: Page, language: Language = 'en') =>
  page.getByRole('button', { name: said(language).submit }).click();
