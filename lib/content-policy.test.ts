import { expect, test } from 'vitest';
import { contentPolicy } from './content-policy';

const policy = contentPolicy({
  mapTileUrl: 'https://{s}.tiles.example/{z}/{x}/{y}.png',
  realtimeOrigins: ['wss://chat.example:6001'],
  scripts: ["'sha256-abc'"],
  development: false,
});

test('a page loads from the site itself, tiles from where the operator has them, and talks to the chat server', () => {
  expect(policy).toContain("default-src 'self'");
  expect(policy).toMatch(/img-src 'self' data: blob: https:\/\/\*\.tiles\.example;/);
  expect(policy).toMatch(/connect-src 'self' wss:\/\/chat\.example:6001;/);
});

test('only what is named runs inside a page, but while the site is being developed', () => {
  expect(policy).toContain("script-src 'self' 'sha256-abc';");
  const asWritten = { mapTileUrl: '', realtimeOrigins: [], scripts: ["'sha256-abc'"], development: true };
  // A browser that sees a hash does not hear "unsafe-inline".
  expect(contentPolicy(asWritten)).toContain("script-src 'self' 'unsafe-inline' 'unsafe-eval';");
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
