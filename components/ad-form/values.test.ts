import { expect, test } from 'vitest';
import type { Account } from '@/lib/contract/auth';
import {
  bodyOf,
  contactOf,
  emptyValues,
  formOf,
  isDone,
  missingIn,
  modelKey,
  readValues,
  sectionNames,
} from './values';

const typed = {
  ...emptyValues,
  title: 'Grader',
  price: '٢٨٬٥٠٠٫٥',
  distance: '12 500',
  lat: '٣٦٫١٩',
  long: '44,01',
};

test('numbers are sent as the contract reads them, whatever digits they were typed in', () => {
  expect(bodyOf(typed)).toMatchObject({ price: '28500.5', distance: '12500', lat: '36.19', long: '44.01' });
});

test('nothing empty is sent, and of a social row only what is filled in (R165)', () => {
  const body = bodyOf({
    ...typed,
    socials: [
      { social_media_id: '', link: '' },
      { social_media_id: '3', link: '' },
      { social_media_id: '', link: 'https://example.com' },
    ],
  });
  expect(body).not.toHaveProperty('hours');
  expect(body).not.toHaveProperty('video_url');
  expect(body.socials).toEqual([{ social_media_id: '3' }, { link: 'https://example.com' }]);
});

test('video and social rows are never missing (R165)', () => {
  expect(missingIn(emptyValues, 'video').missing).toEqual([]);
  expect(missingIn(emptyValues, 'social').missing).toEqual([]);
  expect(isDone(emptyValues, 'social')).toBe(false);
  expect(missingIn(emptyValues, 'kind').missing).toEqual(['ad_type_id', 'category_id', 'sub_category_id']);
});

test('a draft of another time gives what fits and nothing else', () => {
  expect(readValues(null)).toEqual(emptyValues);
  const { title, price, socials, ...rest } = readValues({
    title: 'Kept',
    price: 5,
    socials: [{ link: 'a' }, 7],
    more: 1,
  });
  expect([title, price]).toEqual(['Kept', '']);
  expect(socials).toEqual([
    { social_media_id: '', link: 'a' },
    { social_media_id: '', link: '' },
  ]);
  expect(rest).not.toHaveProperty('more');
});

test('an account without a place of its own stands in the middle of its state', () => {
  const states = [{ id: 3, lat: 36.191113, long: 44.00917 }];
  const account = { state_id: 3, lat: null, long: null } as Account;
  expect(contactOf(account, states)).toMatchObject({ state_id: '3', lat: '36.1911', long: '44.0092' });
  expect(contactOf({ ...account, lat: 30.5, long: 47.8 }, states)).toMatchObject({
    lat: '30.5',
    long: '47.8',
  });
  expect(contactOf({ ...account, state_id: null }, states)).not.toHaveProperty('lat');
});

test('an ad goes out as the multipart form that the specification names (R205)', () => {
  const form = formOf(
    bodyOf({
      ...emptyValues,
      title: 'Grader',
      price: '٢٨٬٥٠٠',
      images: ['cover-key', 'second-key'],
      socials: [
        { social_media_id: '1', link: '' },
        { social_media_id: '', link: 'https://facebook.com/yard' },
      ],
    }),
  );
  expect([...form]).toEqual([
    ['title', 'Grader'],
    ['price', '28500'],
    ['price_currency', 'USD'],
    ['distance_type', 'km'],
    ['images[]', 'cover-key'],
    ['images[]', 'second-key'],
    ['social_media_id[0]', '1'],
    ['link[1]', 'https://facebook.com/yard'],
  ]);
});

test('facts are sent as JSON, without what is empty, and kept in a draft with what the catalogue filled in', () => {
  const facts = { weight: 22_000, dozer_blade: false, customs: '', extras: [], power: undefined };
  const filled = { model: '1/320d', keys: ['weight'] };
  const values = { ...emptyValues, facts, filled };
  expect(formOf(bodyOf(values)).get('facts')).toBe('{"weight":22000,"dozer_blade":false}');
  expect(formOf(bodyOf(emptyValues)).has('facts')).toBe(false);
  expect(bodyOf(values)).not.toHaveProperty('filled');
  expect(readValues(JSON.parse(JSON.stringify(values)))).toMatchObject({
    facts: { weight: 22_000, dozer_blade: false },
    filled,
  });
});

test('a draft from before there were facts has none, and its model fills in nothing by itself', () => {
  const { facts, filled } = readValues({ title: 'Kept', brand_id: '1', model: '320D' });
  expect(facts).toEqual({});
  expect(filled).toEqual({ model: modelKey('1', '320D'), keys: [] });
  expect(readValues({ facts: { weight: null, power: { a: 1 } }, filled: 7 }).facts).toEqual({});
});

test('the form asks for photographs right after the kind of machine: a seller has them at hand', () => {
  expect(sectionNames.slice(0, 3)).toEqual(['kind', 'images', 'product']);
});
