import { expect, test } from 'vitest';
import { contentPolicy } from './content-policy';

const policy = contentPolicy({
  mapTileUrl: 'https://{s}.tiles.example/{z}/{x}/{y}.png',
  realtimeOrigins: ['wss://chat.example:6001'],
  development: false,
});

test('a page loads from the site itself, tiles from where the operator has them, and talks to the chat server', () => {
  expect(policy).toContain("default-src 'self'");
  expect(policy).toMatch(/img-src 'self' data: blob: https:\/\/\*\.tiles\.example;/);
  expect(policy).toMatch(/connect-src 'self' wss:\/\/chat\.example:6001;/);
});

test('nothing may frame a page, change where its links lead or evaluate text', () => {
  for (const rule of [
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ]) {
    expect(policy).toContain(rule);
  }
  expect(policy).not.toContain('unsafe-eval');
});
