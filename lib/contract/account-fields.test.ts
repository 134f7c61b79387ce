import { describe, expect, test } from 'vitest';
import { AccountUpdate, Registration } from './account-fields';

const whole = {
  username: 'ahmed',
  first_name: 'Ahmed',
  last_name: 'Karim',
  email: 'ahmed@example.com',
  password: 'three tall cranes',
  password_confirmation: 'three tall cranes',
};

const problemOf = (field: 'username' | 'first_name' | 'last_name', value: string) =>
  [Registration.safeParse({ ...whole, [field]: value }), AccountUpdate.safeParse({ [field]: value })].map(
    ({ error }) => error?.issues.map(({ path, message }) => `${path}: ${message}`) ?? [],
  );

describe('a name', () => {
  test.each([
    ['Аhmed', 'a Cyrillic А among Latin letters'],
    ['Ahmed Κarim', 'a Greek Κ'],
    ['Ahmedأحمد', 'Arabic behind Latin letters'],
    ['Ahmed-Каrim', 'a Latin end of a Cyrillic word'],
  ])('%s has one word of two alphabets: %s', (name) => {
    for (const field of ['first_name', 'last_name'] as const) {
      const problems = [`${field}: nameAlphabet`];
      expect(problemOf(field, name)).toEqual([problems, problems]);
    }
  });

  test.each([
    'Ahmed أحمد',
    'أحمد (Ahmed)',
    'Ahmed-أحمد',
    'Ahmed 2 أحمد',
    'O’Brien',
    'José-María',
    'José',
    'Дилан',
    'ئاکۆ ڕەشید',
    'عبد‌الله',
    'محـــمد',
    '山田タロウ',
    'Sara 🚜',
  ])('%s is fine', (name) => {
    expect(problemOf('first_name', name)).toEqual([[], []]);
  });
});

test.each(['аhmed', 'ahmed.أحمد', 'ahmed_κarim'])('the username %s is of two alphabets', (name) => {
  const problems = ['username: usernameAlphabet'];
  expect(problemOf('username', name)).toEqual([problems, problems]);
});

test.each(['ahmed.2024', 'أحمد_99', 'дилан', 'josé'])('the username %s is of one', (name) => {
  expect(problemOf('username', name)).toEqual([[], []]);
});
